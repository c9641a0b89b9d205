# Everything around the games, in English: the line mode, the records, the help.

## The table

table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
table-empty = empty
table-your-hand = Your hand ({ $count }): { $cards }
known-cards = known: { $cards }
over-winner = { $name } wins.
    .you-name = You win.
over-winners = { $names } share the win.
    .you-name = You share the win with { $names }.
over-nobody = Nobody wins.
over-resigned = A win by resignation.
over-aborted = The game was called off.
over-aborted-says = It counts for nobody.
over-closed = The table is closed.
over-closed-says = This game was not played to its end. It counts for nobody.
over-scores = Final score: { $scores }
list-and = { $first } and { $last }

## Playing

welcome = Welcome to { $game }. Players: { $names }. Type ? for help.
ask-name = What is your name?
points-change = points { $before } → { $after }
hand-over = Pass the screen to { $name }. Press Enter when { $name } is looking.
anyone = Anyone? { $names } (name or number; Enter: nobody)
anyone-unknown = “{ $text }” is nobody who is asked now. Type the name or the number of whoever answers, or press Enter if nobody does.
anyone-later = That has to wait until you have answered.
others-may-answer = Others may answer … ({ $seconds } s; “{ command-wait }” adds 15 for everybody)
more-choices = Type all to read every choice in words.
marked-choices = * something happens to others. Type all to read every choice in words.
cannot-read = I cannot read “{ $text }”.
try-this = Type the number of a choice or its notation, for example { $example }. ? shows the help.
refused = Not possible (rule { $rule }): { $reason }
why-usage = Type why and a choice, for example: why { $example }
try-usage = Type try and a move, for example: try { $example }
try-result = { $move } is possible
undone = Taken back.
cannot-undo = There is nothing that you can take back: only your own last steps, and only while you have seen no new card.
no-such-number = There is no choice { $number }; the numbers go from 1 to { $most }.
no-such-key = There is no choice { $number }. Type table to see what there is.
saved = Saved: { $file }
save-failed = Could not write { $file }: { $error }
load-failed = Could not load { $file }: { $error }
file-usage = Type { $command } and a file name, for example: { $command } evening.kibitz
loaded = Loaded: { $file }
kept = Your game is kept. To go on: kibitz play --load { $file }
kept-whole = The whole game is kept. To see it again: kibitz replay { $file }
goodbye = Goodbye!
no-log = Nothing has happened yet.
card-unknown = There is no card “{ $text }” in this game.
joins = { $name } joins before the next turn begins.
cannot-join = Nobody can join this game now.
new-player = a new player
rule-unknown = There is no rule { $rule }. Type rules to read all of them.
bot-name = { $name } (bot)
bot-failed = { $name } (bot) gives no answer that can be played: { $error }. From now on Kibitz itself plays for { $name }.

## Help

help =
    What you can type:
      a number or a notation   play that choice
      table                    show the table again
      all                      every choice in words, with what follows
      why CHOICE               the rule that forbids a choice
      try MOVE                 what a move would bring, without making it
      hint                     the moves worth considering, with their chances and reasons
      undo                     take your last step back, while you have seen no new card
      rules                    all rules; rules { $rule } one of them; rules tips the tips
      log                      what has happened so far
      piles                    everything that lies open in the middle, card by card
      card NAME                what a card does
      join NAME                a new player joins, where the rules allow it
      save FILE / load FILE    keep this game / go on with another
      ? or help                this help
      quit                     stop; the game is kept
command-help = help
command-table = table
command-all = all
command-why = why
command-try = try
command-hint = hint
command-undo = undo
command-rules = rules
command-log = log
command-save = save
command-load = load
command-piles = piles
command-card = card
command-join = join
command-quit = quit

## At a table of a server

no-link = This is not the link of a table: “{ $text }”. A link looks like this: { $example }
nobody-answers = Nobody answers at { $address }: { $reason }
no-kibitz = The server answers with HTTP { $status }. Is it a Kibitz server?
odd-answer = The answer from { $address } cannot be read. Is it a Kibitz server?
other-version = The server plays by version { $theirs } of the rules, this program by version { $ours }. Update whichever is older.
welcome-watching = You are watching { $game }. At the table: { $names }. Type ? for help.
recovery-code = Your recovery code: { $code }. Keep it: with --key it brings you back to your chair, from anywhere.
key-not-kept = The key of your chair cannot be kept here ({ $reason }). Only your recovery code brings you back.
come-back = Your chair is kept. To come back: kibitz join { $link }
connection-lost = Connection lost, trying again …
connection-failed = The connection cannot go on: { $reason }
connection-back = Connected again.
chair-lost = You have no chair at this table any more; now you are watching.
free-chair = free chair
chair-bot = bot
chair-program = somebody’s own bot
chair-host = host
chair-yours = you
chair-covered = a bot plays for now
chair-muted = muted
chair-ready = ready
chair-away = not connected
chair-usage = Name a chair by its number or by who sits there.
report-usage = Say what happened as well: report, then the number of the chair, then your words. The last lines of the chat go with them.
report-sent = Thank you. Your report has the number { $number }.
watching = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
  }
phase-open = The game begins as soon as all chairs are taken.
phase-open-host = The game begins as soon as all chairs are taken. Type start if bots are to take the free ones.
phase-between = Type again when you are ready for the next game.
phase-over = Type again for a rematch, or quit to leave.
phase-closed = The table is closed. You can still look at it; for another game open a new table. Type quit to leave.
match-totals = After game { $round } of { $rounds }: { $totals }
match-wins = Wins after game { $round } of { $rounds }: { $totals }
consent-asked = Type agree if { $name } may take it back, or decline. No answer in time is a no.
consent-asked-abort = { $name } would like to call the game off; it would then count for nobody. Type agree or decline. No answer in time is a no.
nothing-to-agree = Nobody is asking you anything right now.
not-your-turn = It is not your turn. Deciding now: { $names }
no-game-now = No game is being played right now.
no-window = Nobody is asked to react right now.
no-hints = There are no hints at this table.
no-undo = At this table nothing is taken back.
no-chat = There is no chat at this table.
you-are-muted = You are muted at this table.
not-over-yet = The next game can be agreed on when this one is over.
begun-already = The game has begun.
say-usage = Type say and your text. Type phrase to see the quick phrases.
quick-usage = Type phrase and a number. Everybody reads it in their own language.
# $name: who says it
chat-line = { $name }: { $text }
chat-no-more = Nothing was said before that.
order-pass = pass
order-ask = ask
order-does-pass = you always let it pass
order-does-ask = you are asked
order-line = { $kind }: { $when }, { $does }.
order-usage = Type for example: order { $example } pass (or ask).
no-orders = Nobody is ever asked to react in this game, so there are no standing orders.
time-left = time left: { $time }
time-left-days = time left: { $days ->
    [one] { $days } day
   *[other] { $days } days
  } and { $hours } h
help-join =
    What you can type:
      a number or a notation   play that choice
      table                    show the table again
      all                      every choice in words, with what follows
      why CHOICE               the rule that forbids a choice
      try MOVE                 what a move would bring, without making it
      hint                     the moves worth considering, with their chances and reasons
      undo                     take your last move back; if others have gone on, they are asked
      agree / decline          your answer if somebody would like to take a move back, or to call the game off
      skip or just Enter       let it pass when you are asked to react
      wait                     15 more seconds for everybody while somebody may react; a bluff is allowed
      order                    what you always do when you are asked to react
      rules                    all rules; rules { $rule } one of them; rules tips the tips
      log                      what has happened in this game
      piles                    everything that lies open in the middle, card by card
      card NAME                what a card does
      who                      who sits where, and who is there
      name NAME                what the others call you from now on
      say TEXT                 say something to everybody
      phrase NUMBER            a quick phrase; phrase alone lists them
      chat                     what was said earlier
      again                    ready for the next game, or a rematch
      resume                   play on yourself when a bot has played for you
      resign                   give this game up for good; a bot plays on in your chair
      abort                    call this game off, if all agree; it counts for nobody
      report NAME TEXT         tell whoever runs this server about somebody; nobody at the table hears of it
      stand                    stand up from the table
      ? or help                this help
      quit                     leave; your chair is kept
    If you are the host:
      start LEVEL              begin; bots take the free chairs
      kick / mute NAME         send somebody away / do not let them talk (again: let them)
      replace NAME             the table’s bot plays for somebody who is not connected
command-name = name
command-say = say
command-phrase = phrase
command-chat = chat
command-skip = skip
command-wait = wait
command-order = order
command-again = again
command-agree = agree
command-decline = decline
command-who = who
command-report = report
command-stand = stand
command-resume = resume
command-start = start
command-kick = kick
command-mute = mute
command-replace = replace
command-resign = resign
command-abort = abort

## What ends a game early

act-resign = Resign
act-resign-says = You give this game up and are placed last. If the others play on, a bot takes your place; you cannot come back to this game.
act-resign-sure = Yes, resign
act-abort = Call the game off
act-abort-says = The game ends at once and counts for nobody; a match ends with it. All others at the table have to agree; bots are not asked.
act-abort-sure = Yes, call it off
act-yes = yes
# $command: what to type
act-usage = If you are sure, type: { $command }

## What happens at a table

# $name: who it is about; $yes: yes or no; $text: their new name
news-opened = The table is open.
news-sat = { $name } sits down.
    .you-name = You sit down.
news-renamed = { $name } is now called { $text }.
    .you-text = You change your name from { $name } to { $text }.
news-came = { $name } joins before the next turn begins.
    .you-name = You join before the next turn begins.
news-stood = { $name } stands up.
    .you-name = You stand up.
news-filled = Bots take the free chairs.
news-covered = A bot plays for { $name } for now.
    .you-name = A bot plays for you for now.
news-resumed = { $name } is back and plays on.
    .you-name = You are back and play on.
news-kicked = { $name } was sent away by the host.
    .you-name = You were sent away by the host.
news-muted = { $yes ->
    [yes] { $name } has been muted by the host.
   *[no] { $name } may talk again.
  }
    .you-name = { $yes ->
          [yes] You have been muted by the host.
         *[no] You may talk again.
        }
news-readied = { $name } is ready for the next game.
    .you-name = You are ready for the next game.
news-dealt = Game { $round } begins. First to play: { $first }. Commitment to the deal: { $commitment }
    .you-first = Game { $round } begins. You play first. Commitment to the deal: { $commitment }
news-placed = The game goes on from a moment of an earlier one. Now it is up to { $first }.
    .you-first = The game goes on from a moment of an earlier one. Now it is up to you.
news-carried = The rules on the server were renewed; the game goes on where it stood.
news-chose = { $name } has decided.
    .you-name = You have decided.
news-ended = Game { $round } is over.
news-wished = { $name } would like to take the last move back.
    .you-name = You would like to take the last move back.
news-wished-abort = { $name } would like to call the game off.
    .you-name = You would like to call the game off.
news-waited = { $name } says “wait”: 15 more seconds for everybody.
    .you-name = You say “wait”: 15 more seconds for everybody.
news-declined = { $name } does not agree: the game goes on.
    .you-name = You do not agree: the game goes on.
news-declined-silence = { $name } has not answered: the game goes on.
    .you-name = You have not answered: the game goes on.
news-undone = { $name } takes the last move back.
    .you-name = You take the last move back.
news-resigned = { $name } resigns.
    .you-name = You resign.
news-aborted = The game is called off, as { $name } wished. It counts for nobody.
    .you-name = The game is called off, as you wished. It counts for nobody.
news-closed = The table is closed.

## Quick phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-thinking = Just a moment, I am thinking.
phrase-hurry = Your turn!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-applause = Bravo!
phrase-laugh = Haha!
phrase-good-game = Good game!
phrase-again = Another game?
phrase-bye = Bye!

## Why a server refuses something

refused-bad-request = The server cannot do that.
refused-unknown-choice = The server cannot read that choice.
refused-illegal-choice = That is not possible now.
refused-game-over = The game is over.
refused-bad-position = Such a position cannot be.
refused-stale = Too late: the table has moved on. Look at what is asked now.
refused-not-asked = It is not your turn.
refused-not-now = That is not possible at this table, or not now.
refused-not-yours = Only whoever sits there, or the host, may do that.
refused-not-over = That can be seen when the game is over.
refused-bad-key = This key or recovery code is not right; there may be a typing error in it.
refused-no-key = For that you need the key of your chair.
refused-no-table = There is no such table.
refused-not-found = There is no such table.
refused-no-text = There is no such text here.
refused-unreadable = The server cannot read what this program says; one of the two may be too old.
refused-unavailable = The server cannot reach its tables right now. Try again in a moment.
refused-internal = The server has made a mistake; nothing has changed. Try again.
refused-silent = The server has not heard from you for too long.
refused-too-fast = That was too much at once. Wait a moment.
refused-many-tries = There have been too many tries from your address. Try again in an hour.
refused-too-many = There are too many guests at the moment. Come back later.
refused-too-large = That is too long.
refused-method = The server does not know that request.
refused-restart = The server restarts.
refused-resync = The table is read anew.
refused-origin = The server does not let you in from there.
refused-no-chair = There is no such chair at this table.
refused-bot-name = “{ $name }” sounds like a bot. Please choose another name.
refused-chair-taken = This chair is taken.
refused-no-free-chair = All chairs are taken.
refused-never-met = You can invite people with whom you have sat at a table.
refused-invites-elsewhere = Only whoever sits at this table can invite others to it.
refused-table-full = No more than { $most } can play.
refused-plays-here = You already play here; the free chair is for somebody else.
refused-sent-away = The host has sent you away from this table.
refused-resigned = You have resigned this game. You can take a chair again before the next deal.
refused-nobody-there = Nobody sits there.
refused-is-here = They are connected. A bot plays only for somebody who is away.
refused-has-days = Everybody has hours or days for a move at this table, so being away is fine. A bot only plays once that time is up.
refused-hand-in-play = A bot plays this hand to its end. The chair can be taken before the next deal.
refused-damaged = This table cannot be read: what is stored of it is damaged.
refused-not-sitting = For that you need a chair of your own at this table.
refused-which-chair = You have several chairs here: say which one you mean.
refused-own-chair = That is your own chair; you can simply stand up.
refused-host-only = Only the host may do that.
refused-no-watching = Nobody may watch at this table.
refused-closed = This table is closed. Open a new one to play on.
refused-no-reading = To read the chat you need a chair at this table.
refused-no-move = You have made no move that could be taken back.
refused-wait = There is no time running now that you could extend.
refused-wait-twice = You have already asked for more time here.
refused-wait-often = You have already asked for more time { $most } times in this game. That is the limit.
refused-undo-asked = Everybody is already being asked about something else. Wait for the answer.
refused-undo-parted = Somebody who would have to agree is no longer at the table. The move stands.
refused-nothing-said = You have not said anything.
refused-no-bot = There is no bot “{ $bot }”. The levels are: { $bots }.
refused-bots-busy = The bots are busy with their own games. Ask again in a moment.
refused-other-rules = This table is played by another version of the rules than this server has.
refused-no-game = There is no such game at this table.
refused-no-moment = That moment is not part of this game.
refused-no-record = The rules have changed since, so there is no record of this game; it can still be watched.
refused-bad-record = This record cannot be replayed: it may be damaged, incomplete, or of another version of the rules.
refused-long-record = This game is too long: at most { $most } choices can be replayed here.
refused-over-there = At this moment the game is already over. Choose an earlier one.
refused-nothing-played = Nothing has been played in this game yet.
refused-analyses-busy = Several games are being analysed already. Try again in a moment.
refused-many-tables = Too many tables have been opened from your address. Try again later.
refused-quota = { $kind ->
    [tables] You have reached today’s limit for new tables ({ $most }). You can open more tomorrow.
    [hints] You have reached today’s limit for hints ({ $most }). You can ask for more tomorrow.
    [analyses] You have reached today’s limit for analyses ({ $most }). You can ask for more tomorrow.
    [decks] You have reached today’s limit for checking decks ({ $most }). You can check more tomorrow.
   *[other] You have reached today’s limit for reports ({ $most }). Try again tomorrow.
}
refused-quota-none = This server does not offer that.
refused-wrong-passphrase = That is not the passphrase of this club. Check it, or ask in your club.
refused-club = This server belongs to a club. Enter its passphrase first.
refused-banned = You are banned from this server. You can still download or erase your data.
refused-many-running = Too many of the tables you have opened are not over yet (at most { $most }). Finish one of them, or try again tomorrow.
refused-search = A bot of this server imagines at most { $most } games before a move.
refused-cover-soon = With this clock a bot may play for somebody after { $seconds } seconds at the earliest: first their time must be used up.
refused-solo = This game waits for its only player; no bot plays for them.
refused-content-type = The server cannot read that request.
refused-no-webhooks = This server sends no messages when it is your turn.
refused-bad-address = This address cannot be used: it must begin with https:// and be on the internet.

## Replay

replay-head = { $game }: { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
  }. Enter goes on, b goes back, a number jumps there, q stops.
replay-step = Choice { $step } of { $total } · { $name }: { $choice }
replay-start = The beginning
replay-unknown = Type Enter, b, a number from 0 to { $total }, or q.

## Advice

percent = { $percent }%
# $chances: names with their chances
hint-head = { $name } decides. Chances to win: { $chances }. Imagined games: { $count }.
hint-chance = { $name } { percent }
hint-candidate = { $rank }. { $move }: { percent } to win, { $behind ->
    [0] {""}
    [one] { $behind } percentage point less than the best, {""}
   *[other] { $behind } percentage points less than the best, {""}
  }{ $visits ->
    [one] tried once
   *[other] tried { $visits } times
  }.
hint-move = { $move } ({ $says })
hint-reasons = Why: { $reasons }.
hint-more = { $count ->
    [one] One more move was considered.
   *[other] { $count } more moves were considered.
  }

## Analysis

analysis-head = { $game }: { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
  }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  } with an alternative; imagined games for each: { $count }.
tenths = { $whole }.{ $tenth }
analysis-seat = { $name }: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  }, { percent } of them the best found, { $loss } percentage points lost on average, { $mistakes ->
    [0] no mistake
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
  }.
analysis-worst = {"  "}Costliest: choice { $number }, { $move }, { $loss } percentage points.
analysis-turning-points = Where the game turned, by the chances to win:
analysis-turning-point = {"  "}Choice { $number }, { $name }, { $move }: { $who } { $before }% → { $after }%
analysis-mistakes = What cost most of the chances to win:
analysis-mistake = {"  "}Choice { $number }, { $name }, { $move }: { $before }% → { $after }%. Better: { $better }
analysis-no-mistakes = Nobody made a clear mistake.
analysis-progress = Choice { $done } of { $total }
analysis-axis-choices = choice
analysis-axis-chance = chance to win, by what each could know
analysis-written = Written: { $file }

## Verify

verify-head = { $game }: { $seats } players, { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
  }.
verify-deal-written = The deal is the one committed to: seed and salt give the commitment that you wrote down, { $commitment }.
verify-deal-noted = The deal is the one committed to: seed and salt give the commitment noted in the file, { $commitment }.
verify-wrong-written = THE DEAL DOES NOT MATCH what you wrote down, { $commitment }: seed and salt give { $given }.
verify-wrong-noted = THE DEAL DOES NOT MATCH the commitment noted in the file, { $commitment }: seed and salt give { $given }.
verify-write-down = Whoever changes the seed in a file can change the commitment noted there as well. To be sure, compare it with the one that you saw before the first card, or have it compared: --commitment and what you wrote down.
verify-no-commitment = The record carries no commitment, so nothing can be said about the deal; only the choices were checked.
verify-no-salt = THE DEAL CANNOT BE CHECKED: the salt is missing from the file.
verify-legal = The game was replayed from the deal: every choice is legal.
verify-illegal = THE GAME CANNOT BE REPLAYED: { $error }
verify-unfinished = The game is not over.

# The page of a server
page-running = This is a Kibitz server. Tables live here, and no move is ever lost.
page-join = To take a chair, type in a terminal:
page-unbuilt = The table for the browser is not part of this installation. In a copy of the source, make build builds it.

# The command without a command
browser-running = Kibitz is running already: { $link }
browser-none = No browser could be opened from here. Open the link yourself, or play in this terminal: kibitz play
browser-unbuilt = The table for the browser is not part of this build. In this terminal you can play with: kibitz play

## Told elsewhere: it is your turn

webhook-turn = It is your turn in { $game }: { $link }
webhook-won = The game of { $game } is over, and you have won: { $link }
webhook-ended = The game of { $game } is over: { $link }
webhook-invited = You are invited to a table of { $game }: { $link }

## A game without words of its own

plain-prompt = What do you choose?
plain-over = The game is over.
plain-choice = { $text }
plain-allowed = You may choose that now.

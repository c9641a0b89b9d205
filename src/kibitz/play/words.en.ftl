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
over-winners = { $names } share the win.
over-nobody = Nobody wins.
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
      rules                    all rules; rules AB-12 one of them; rules tips the tips
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
analysis-turning-points = Where the game turned:
analysis-turning-point = {"  "}Choice { $number }, { $name }, { $move }: { $who } { $before }% → { $after }%
analysis-mistakes = What cost most:
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

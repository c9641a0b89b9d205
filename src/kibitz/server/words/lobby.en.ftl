# The lobby, in English.

lobby-welcome = What shall we play?
lobby-you-are = You are
# Friendly animals, with comma and space between them: one of them is the name of whoever has not said theirs.
lobby-guest-names = Merry Lynx, Clever Badger, Brave Hedgehog, Wise Owl, Swift Hare, Cosy Bear, Sly Fox, Quiet Otter, Bold Heron, Sunny Wren, Gentle Deer, Lucky Magpie, Nimble Squirrel, Proud Stag, Curious Raven, Playful Seal, Sleepy Dormouse, Cheerful Robin, Patient Turtle, Bright Kingfisher, Keen Falcon, Jolly Beaver, Calm Crane, Witty Jackdaw
lobby-settings = Settings
lobby-language = Language
lobby-theme-now-auto = Colours: as your device. Change to light
lobby-theme-now-light = Colours: light. Change to dark
lobby-theme-now-dark = Colours: dark. Change to as your device
lobby-sound = Sound
lobby-sound-on = Sound is on
lobby-sound-off = Sound is off
lobby-loading = Just a moment…
lobby-trying-again = Trying again…
lobby-try-again = Try again
lobby-home = To the lobby
lobby-fan-project = Kibitz is an independent fan project, not affiliated with the publishers of the games.

## Play now

lobby-play-bots = Play now against bots
lobby-play-now = Play now
lobby-opening = The cards are being dealt…
lobby-players = { $least }–{ $most } players
lobby-seats = Players
lobby-bots = Bots
# $what: what a table of this size plays
lobby-otherwise = With { $seats } players: { $what }.
lobby-learn = Learn in three minutes
lobby-rules = Rules
lobby-all-options = All options

## Tables

lobby-friends = With friends
lobby-create = Create a table
lobby-create-says = Choose the rules, invite friends by a link, fill up with bots.
lobby-hotseat = Several at this device
lobby-hotseat-says = Pass it around: everybody sees only their own cards.
lobby-replay = Replay a game
lobby-replay-says = Step through a saved game, see where it turned, try what else could have been.
lobby-invited = { $count ->
    [one] You are invited
   *[other] You have { $count } invitations
  }
lobby-invited-by = { $name } invites you
lobby-decline = Decline
lobby-mine = My tables
lobby-listed = Open tables
lobby-listed-none = There are no open tables right now.
lobby-finished = Finished
lobby-all = Show all { $count }
lobby-earlier = Earlier tables
lobby-your-turn = Your turn
lobby-turns = { $count ->
    [one] It is your turn
   *[other] It is your turn at { $count } tables
  }
lobby-free-chairs = { $count ->
    [one] { $count } free chair
   *[other] { $count } free chairs
  }
lobby-phase-open = Waiting for players
lobby-phase-playing = The others are deciding
lobby-phase-match = Game { $round } of { $rounds }
lobby-phase-between = Between two games
lobby-phase-over = Over
lobby-phase-closed = Closed
lobby-sit = Sit down
lobby-watch = Watch
lobby-look = Results
lobby-play-on = Play
lobby-go-there = Go there
lobby-replay-of = Replay

## A new table

lobby-which-game = Which game?
lobby-who = Who plays?
lobby-how = How do you play?
lobby-more-options = More options
lobby-open = Open the table
# $why: the reason why the server refuses a field above
lobby-look-above = Please look again above: { $why }
lobby-seats-says = For { $least } to { $most } players; not every variant suits every number.
lobby-fewer = Less: { $what }
lobby-more = More: { $what }
lobby-chair = Chair { $number }
lobby-name-of = Name on chair { $number }
lobby-level-of = Level of the bot on chair { $number }
lobby-who-me = Me
lobby-who-open = A friend, by link
lobby-who-bot = A bot
lobby-who-here = Somebody beside me
lobby-who-open-says = By link: you get an invitation to share, and whoever opens it sits down without an account. If nobody comes, bots can take the free chairs.
lobby-who-here-says = Beside you, at this device: between turns you are asked to pass it on, and nobody sees another’s cards.
lobby-comes-by-link = free until they come
lobby-same-name = { $name } sits here already: this one will be { $other }.
lobby-nobody-sits = You do not sit at this table yourself: you will watch.
lobby-bots-explained = How strong are the bots?
lobby-bot-beginner = Beginner
lobby-bot-beginner-says = Plays by feel; one move in three is just any sensible one.
lobby-bot-casual = Casual
lobby-bot-casual-says = Plays what looks best at first sight, without thinking ahead.
lobby-bot-club = Club
lobby-bot-club-says = Thinks ahead by imagining how the game could go on.
lobby-bot-expert = Expert
lobby-bot-expert-says = Imagines five times as many games as the level Club, for up to a second a move.
lobby-bot-wins = Measured: wins { $wins } of 100 games against three casual bots; equals would win 25.
lobby-bots-fair = No bot sees more than you would in its chair: its own hand and what lies open.
lobby-rounds = Games in the match
lobby-rounds-says = The points of all games are added up; one game is no match.
lobby-clock = Clock
lobby-clock-none = None
lobby-clock-none-says = Everybody takes the time they need.
lobby-clock-quick = Quick
lobby-clock-quick-says = { $step } seconds for every decision, and { $bank } in reserve for the whole game.
lobby-clock-calm = Calm
lobby-clock-calm-says = { $step } seconds for every decision, and { $bank } in reserve for the whole game.
lobby-clock-day = A day
lobby-clock-day-says = By correspondence: a day for every decision, so you need not be there together.
lobby-clock-three-days = Three days
lobby-clock-three-days-says = By correspondence, with more air: three days for every decision.
lobby-list = Show in the lobby
lobby-list-says = Everybody on this server sees the table and may sit down; otherwise only those who have the link.
lobby-begins = Who begins
lobby-begins-draw = Drawn by lot
lobby-begins-draw-says = Chance decides before every game.
lobby-begins-rotate = In turn
lobby-begins-rotate-says = Every new game is begun by the next chair.
lobby-begins-chosen = One chair
lobby-begins-chosen-says = The same chair begins every game.
lobby-first = First to play
lobby-first-says = This chair begins the first game.
lobby-timeout = When the time is up
lobby-timeout-bot = A bot decides
lobby-timeout-bot-says = A bot makes this one decision, and the game goes on.
lobby-timeout-wait = The others wait
lobby-timeout-wait-says = Nothing happens; the clock is only a reminder.
lobby-answers = Time to answer out of turn
lobby-answers-short = 3 seconds
lobby-answers-short-says = Goes quickly. Whoever is undecided says “wait” and gives everybody 15 seconds more.
lobby-answers-usual = 6 seconds
lobby-answers-usual-says = A little more time to look at your cards; “wait” gives 15 seconds more.
lobby-answers-long = 12 seconds
lobby-answers-long-says = For those who are new to the cards; “wait” gives 15 seconds more.
lobby-answers-none = As long as it takes
lobby-answers-none-says = The game waits until all who are asked have answered.
lobby-cover = When somebody is away
lobby-cover-never = Everybody waits
lobby-cover-never-says = Nobody plays for them; the game stands until they are back.
lobby-cover-clock = A bot when their time is up
lobby-cover-clock-says = Whoever is away may use up their clock first; then a bot plays on until they are back.
lobby-cover-soon = A bot after 15 seconds
lobby-cover-soon-says = A bot plays on almost at once, until they are back.
lobby-cover-minute = A bot after a minute
lobby-cover-minute-says = A bot plays on until they are back.
lobby-cover-ten = A bot after ten minutes
lobby-cover-ten-says = Time enough for a new cup of tea; then a bot plays on until they are back.
lobby-cover-day = A bot after a day
lobby-cover-day-says = For games by correspondence: a bot plays on only after a whole day.
lobby-cover-bot = Who plays for them
lobby-pace = How fast the bots play
lobby-pace-brisk = Briskly
lobby-pace-brisk-says = For those who know the game and want to play a lot of it.
lobby-pace-usual = As people do
lobby-pace-usual-says = Slow enough to follow every move.
lobby-pace-slow = Slowly
lobby-pace-slow-says = With time to look at every card: good for a first game.
lobby-undo = Taking back
lobby-undo-says = Freely while you have seen no new card and nobody has gone on; otherwise the others are asked.
lobby-hints = Hints
lobby-hints-says = Whoever likes can ask what is worth considering, with reasons.
lobby-chat = Chat
lobby-chat-says = You can talk at the table; quick phrases arrive in everybody’s own language.
lobby-chat-watchers = Watchers read the chat
lobby-chat-watchers-says = Whoever watches reads what is said at the table; only those with a chair may talk.
lobby-watchers = Watching
lobby-watchers-says = Whoever has the link may watch; nobody who watches sees a hand.

## Me

lobby-me = You and your settings
lobby-me-you = You
lobby-me-table = At the table
lobby-name = Your name
lobby-name-says = So the others call you. You need no account.
lobby-theme = Colours
lobby-theme-auto = As your device
lobby-theme-auto-says = Light by day and dark by night, if your device is set up that way.
lobby-theme-light = Light
lobby-theme-light-says = Linen and oak.
lobby-theme-dark = Dark
lobby-theme-dark-says = Green felt by lamplight.
lobby-sound-says = Paper and wood, quietly; and a knock when it is your turn.
lobby-follow = Others’ moves
lobby-follow-slow = Slowly
lobby-follow-slow-says = One by one, with time to look at every card.
lobby-follow-normal = One by one
lobby-follow-normal-says = As fast as the table plays.
lobby-follow-fast = Quickly
lobby-follow-fast-says = One by one, for those who know the game.
lobby-follow-once = At once
lobby-follow-once-says = You see the table as it is now; the log tells the rest.
lobby-speed = Speed of the cards
lobby-speed-percent = { $percent } %
lobby-speed-still = no movement
lobby-motion-still = Your device is set to less motion, so the cards do not move at all.
lobby-motion-moves = You never have to wait for a card in motion. If your device is set to less motion, the cards stay still.
lobby-confirm = Confirm every choice
lobby-confirm-says = A tap on a card only picks it; the button plays it. Good against slips of the finger.
lobby-notices = Tell me when it is my turn
lobby-notices-says = Your browser shows a notice while a table is open in another tab.
lobby-notices-refused = Your browser does not allow it. You can change that in its settings for this page.
lobby-recovery = Recovery code
lobby-recovery-says = It opens your chairs from any browser. Write it down and show it to nobody: whoever has it is you.
lobby-recovery-none = You get one as soon as you sit down at your first table.
lobby-recover = I have a recovery code
lobby-recover-do = Bring my chairs here
lobby-recover-anyway = Replace it anyway
lobby-recover-warning = { $count ->
    [one] This browser has a chair at a table that only its present code opens. Write that code down first:
   *[other] This browser has chairs at { $count } tables that only its present code opens. Write that code down first:
  }
lobby-recover-done = Your chairs are here now.
lobby-copy = Copy
lobby-copied = Copied
lobby-webhook = A message when it is your turn
lobby-webhook-says = When it is your turn and you are not at the table, the server sends a message to this address: a webhook, for example of a channel in Discord or Slack.
lobby-webhook-url = Address (https)
lobby-webhook-save = Save
lobby-webhook-saved = Saved. The messages come in the language you use now.
lobby-webhook-remove = Remove
lobby-webhook-removed = Removed. No more messages are sent.
lobby-webhook-later = You can set this up as soon as you have sat at a table.
lobby-kept = What is kept where
lobby-kept-here = In this browser: your name, your settings, your own decks and the key to your chairs.
lobby-kept-server = On the server: the tables with the names at them, the moves, the results and what was said there; and the address for your messages, if you give one.
lobby-kept-nothing = No account, no e-mail address, no cookies, no tracking. The rest is on the page about privacy.
lobby-forget = Delete this profile
lobby-forget-sure = This browser forgets your name, your settings, your own decks and the key. Without the recovery code you cannot get back to your chairs:
lobby-forget-yes = Delete
lobby-forget-no = Keep
lobby-data = Your data on this server
lobby-data-says = What is kept here about you: your tables, what you have said, your games, statistics and all the rest that the page on privacy lists.
lobby-data-take = Download everything
lobby-erase = Erase me from this server
lobby-erase-sure = Your name, everything you have said and your statistics are deleted for good. Your chairs are given up; running games count as resigned. Games that were played stay, with an unnamed seat. This cannot be undone.
lobby-erase-yes = Erase
lobby-erased = Your data has been erased from this server.

## Nothing here

lobby-lost = There is nothing here
lobby-lost-says = Perhaps the link was cut off, or the page has moved.

lobby-club = For members
lobby-club-says = This server belongs to a club. Enter its passphrase once, and from then on you may come and go.
lobby-passphrase = Passphrase
lobby-club-enter = Come in

# The page on privacy, made from the settings of this server
privacy-title = Privacy
privacy-says = What this server keeps about you, for how long, and how it is erased. Whoever runs the server can read all that is stored on it. Nobody needs an account, an e-mail address or a real name to play.
privacy-kept = What is kept
privacy-tables = Of every table: who sat where, under the name they chose, and every move. Whoever has the link can look at the table, and replay a game that is over. Where the link is posted in a chat, its preview shows the names as well. If it is shown in the lobby, everybody on this server sees it.
privacy-chat = What is said at a table. Those who sit there and the host can read it; those who have left, what was said until then; if the host allows it, watchers as well, until the game is over.
privacy-statistics = How your games ended, for your statistics: you alone see them.
privacy-key = Instead of a password, a hash of the key that your browser keeps. The server does not keep the key itself.
privacy-browser = In your browser: your key, your name, your settings and your own decks. No cookies, nothing from other sites, nobody counts your visits.
privacy-log = In the server’s log: the IP address and table of each connection, and the server’s own errors; no names, no chat, no cards. Whoever runs the server decides how long it is kept.
privacy-webhooks = If you have set one: the address (a webhook) to which the server writes when it is your turn or your game is over, until you remove it.
privacy-club = That you are a member of this club, once you have entered its passphrase.
privacy-reports = What somebody reports about somebody else, with the last lines of the chat: until { $report_days } days after it was dealt with. Bans of a person or of an IP address, until they end or are lifted.
privacy-quotas = How many tables you have opened, hints and analyses you have had, decks you have had checked and reports you have sent today, until the day is over. Whoever has no key is counted by their IP address; only its hash is kept, for that day.
privacy-how-long = How long
privacy-empty = { $empty_hours ->
    [one] A table that everybody has left before a game began is deleted after { $empty_hours } hour.
   *[other] A table that everybody has left before a game began is deleted after { $empty_hours } hours.
}
privacy-rest = { $rest_hours ->
    [one] A table whose game is over is closed and archived after { $rest_hours } hour.
   *[other] A table whose game is over is closed and archived after { $rest_hours } hours.
}
privacy-idle = { $idle_days ->
    [one] A table at which nothing happens is closed and archived after { $idle_days } day.
   *[other] A table at which nothing happens is closed and archived after { $idle_days } days.
}
privacy-keep = { $keep_days ->
    [0] Archived games, their chat and results are kept without a time limit; only whoever runs the server can delete whole games.
    [one] Archived games are deleted after { $keep_days } day. Their chat and results go with them.
   *[other] Archived games are deleted after { $keep_days } days. Their chat and results go with them.
}
privacy-backup = Backups may contain all of this except the log and what is in your browser, also what has been erased since. Whoever runs the server decides how long they are kept.
privacy-rights = Download or erase your data
privacy-rights-say = You can download what is kept about you, except what others have reported, and erase yourself: your name, the hash of your key, chat and statistics are then gone for good; games that were played stay, with an unnamed seat. All that remains: a ban, an open report about you, reports you sent (without your name), and a mark that only serves to erase you again from a restored backup.
privacy-me = To your data
privacy-contact = Questions go to whoever runs this server: { $contact }
privacy-contact-none = Whoever runs this server has given no address; ask whoever gave you the link.

# The table in the browser, in English.

## The page

table-home = Kibitz: to the lobby
table-page-failed = This page could not be loaded. Is the connection up?
table-reload = Try again
table-coming = The table is being set…
table-gone = This table cannot be opened
table-offline = This device is offline. Your chair is kept; what you choose is sent as soon as there is a network again.
table-unconfirmed = Your choice is not confirmed yet. It is kept here; waiting for the server…
table-missed = { $count ->
    [one] 1 move while you were away:
   *[other] { $count } moves while you were away:
  }
table-reconnecting = Connection lost. Reconnecting… Your chair is kept, and nothing is lost.
table-close = Close
table-dismiss = All right, close this
table-dock = What is asked, and your choices

## The rim and the menu

table-rules = Rules
table-log = Log
table-chat = Chat
table-hint = Hint
table-menu = Menu
table-drawer = Log and chat
table-sound = Sound
table-sound-on = Turn sound on
table-sound-off = Turn sound off
table-language = Language
table-theme = Colours
table-theme-auto = as your device
table-theme-light = light: linen and oak
table-theme-dark = dark: green felt
table-speed = Speed of the cards
# $speed: 0 is without movement, 1 is normal
table-speed-is = { $speed ->
    [0] no movement
    [1] normal
   *[other] { $speed } times
  }
table-pace = Others’ moves
table-pace-slow = slowly, one by one
table-pace-normal = one by one
table-pace-fast = quickly, one by one
table-pace-once = all at once
table-confirm = Confirm every choice
table-keys = Keyboard shortcuts
table-lobby = To the lobby
table-new = New table
table-leave = Stand up
table-leave-sure = Yes, stand up
table-leave-says = Your chair becomes free; in a running game it stays yours and a bot may cover it.
table-end-early = End the game early
table-rather-not = No, play on
table-invite = This link brings others to the table:
table-copy = Copy
table-copied = Copied
table-share = Share
table-share-says = { $game }: come and play with me!
table-mail = Send by e-mail
table-only-here = This address works on this device only. Start the server with kibitz serve --lan to invite others in your network.
table-qr = QR code
table-qr-says = QR code with the link to this table
table-recent = Recently played with
table-invite-one = Invite { $name }
table-invited = { $name } is invited
table-host = You are the host
table-host-alone = Besides you there are only bots and free chairs.
table-mute = Mute
table-unmute = Let talk again
table-replace = Let a bot play
table-kick = Send away
table-host-playing = If you send somebody away, a bot plays their hand to its end, and the chair is free before the next deal. For somebody who is away you can let a bot play until they are back.
table-round = Game { $round } of { $rounds }

## Who sits where

table-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
table-match-of = { $rounds ->
    [one] { $rounds } game
   *[other] a match of { $rounds } games
  }
table-your-name = Your name
table-sit-here = Sit down here
table-sit-free = Take the free chair
table-waiting = { $count ->
    [0] All chairs are taken. Here we go…
    [one] One chair is free. The game begins as soon as it is taken.
   *[other] { $count } chairs are free. The game begins as soon as all are taken.
  }
table-start = Start with bots
table-start-says = You do not have to wait: bots take the free chairs.
table-level-of-bots = Level of the bots
# $level: beginner, casual, club, expert
table-level = { $level ->
    [beginner] Beginner
    [casual] Casual
    [club] Club
    [expert] Expert
   *[other] { $level }
  }
table-bot = { $level ->
    [beginner] bot, beginner
    [casual] bot, casual
    [club] bot, club
    [expert] bot, expert
   *[other] bot
  }
table-emotes = Say it with a picture
table-here = here
table-away = not here
table-clock = time left
table-short = hurry!
table-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  } { $hours } h
table-you-watch = You are watching. Nobody’s cards are shown.
table-covered = A bot plays for you.
table-resume = Take over again

## Choosing

table-your-turn = Your turn
# $names: who decides, $count: how many they are
table-decides = { $count ->
    [one] { $names } is deciding…
   *[other] { $names } are deciding…
  }
table-choose-cards = Choose cards
table-look-through = Choose from the pile
table-more-cards = Not complete yet: choose more cards.
table-nothing-follows = Nothing else happens.
table-why-not = Why not?
table-clear = Clear
table-undo = Take back
table-all = All choices ({ $count })
table-answered = You have answered. You may still change it.
table-others-may = Others may answer …
table-wait = Wait!
table-wait-says = 15 seconds more for everybody. All see that you ask; it may be a bluff.
# $names: who has said it, $count: how many they are
table-waits = { $count ->
    [one] { $names } says: wait!
   *[other] { $names } say: wait!
  }
table-waits-you = You say: wait!
# $when: a phrase such as “When somebody plays an Action”
table-order = { $when }: always let it pass
table-orders = Standing orders
table-orders-says = You are not asked in these cases: you let it pass at once. Nobody else learns of it.
table-window-closes = Time to answer, for everybody
table-rule = Rule { $rule }
# While others play
table-pause = Pause
table-unpause = Go on
table-step = Next move
table-skip = Skip to your turn
table-since = Since your last turn
table-since-more = { $count } earlier
table-thinking = Thinking…
# of a move: how many of 100 imagined games it wins; as good as the best, as far as these games can tell; looked at briefly
table-hint-chance = wins { $percent }% of the games
table-hint-equal = about as good
table-hint-likely-worse = probably weaker
table-hint-title = What you could do
table-hint-says = { $count ->
    [one] One game was imagined, from nothing but what you can know. Tap a move to prepare it; you still decide.
   *[other] { $count } games were imagined, from nothing but what you can know. Tap a move to prepare it; you still decide.
  }

## The log

table-dealt = Game { $round }: the cards are dealt. { $first } begins.
    .you-first = Game { $round }: the cards are dealt. You begin.
# heads what happened in the own turn
table-log-you = You
table-log-undone = taken back
table-fairness = The deal was fixed before the first card
table-fairness-says = What was dealt follows from this number, which stands here since before the first card. When the game is over, the score sheet checks it.

## Taking back

table-undo-asked = { $name } would like to take a move back. No answer in time is a no.
table-undo-waits = { $name } would like to take a move back. Still to agree: { $others }
    .you-name = You would like to take a move back. Still to agree: { $others }
table-abort-asked = { $name } would like to call the game off. It would then count for nobody. No answer in time is a no.
table-abort-waits = { $name } would like to call the game off. Still to agree: { $others }
    .you-name = You would like to call the game off. Still to agree: { $others }
table-agree = Agree
table-decline = Decline

## Looking back

table-looking-back = You are looking back.
table-step-back = One step back
table-step-forth = One step on
table-to-now = Back to the game

## Talking

table-no-chat-yet = Nobody has said anything yet.
table-chat-earlier = Show earlier messages
table-phrases = Quick phrases
table-say = Say something…
table-send = Send

## Several at one screen

table-pass-to = Pass the device to { $name }
table-pass-says = The cards are hidden until { $name } is looking.
table-i-am = I am { $name }
table-anyone = Anyone?
table-i-answer = { $name } answers
table-nobody = Nobody

## The end

table-won-with = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
    .you-name = You win with { $points ->
          [one] { $points } point
         *[other] { $points } points
        }.
table-place = Place
table-points = Points
table-you = you
table-result = Result
table-see-table = Look at the table
table-round-on = Play on
table-by-rounds = Rounds: { $sum }
table-standing = How everybody stands
table-study = How the game went
table-decisive = The move that decided it
table-learn = What you can learn
table-learn-nothing = No choice of yours was a clear mistake. Well played!
table-share-picture = Share a picture
table-picture-saved = The picture is saved.
table-next-mine = It is your turn at another table
table-player = Player
table-match = Match
table-wins = Wins
table-winner = winner
table-resigned = resigned
table-counted = Round { $round } is counted.
table-counted-look = How the points came about
table-fair = A fair deal: exactly the one fixed before the first card.
table-unfair = The deal is not the one fixed before the first card!
table-fair-elsewhere = You can check with the record whether the deal was fair: kibitz verify
table-record = Save the record
table-replay = Watch and analyse
table-again = Play again
table-next-game = Next game
table-ready = Ready: { $names }

## Read aloud

table-no-hand = You hold no cards here.
table-total = { $points ->
    [one] { $points } point in the match
   *[other] { $points } points in the match
  }

## Short keys

table-key-hand = go to your hand and hear it
table-key-move = from card to card
table-key-read = on a card with a text: read it in full
table-key-pick-label = Space
table-key-pick = select a card, or deselect it
table-key-confirm-label = Enter
table-key-confirm = on a selected card: do what the button says
table-key-choice = the first, second… choice, or the one that has this number
table-key-clear = deselect all cards, close, back to the game
table-key-prompt = hear again what is asked
table-key-table = hear what lies on the table
table-key-scores = hear the points
table-key-events = hear what happened, and open the log
table-key-pause = while others play: pause, and go on
table-key-step = see one more move
table-key-skip = skip to your turn
table-key-undo = take your last move back
table-key-hint = hint
table-key-chat = chat
table-key-emotes = say something with a picture
table-key-rules = rules
table-key-help = this help

table-report = Report somebody
table-report-says = Whoever runs this server reads your report, together with the last lines of the chat. Nobody at the table is told.
table-report-whom = Who is it about?
table-report-why = What happened?
table-report-send = Send the report
table-reported = Thank you. Your report has the number { $number }.

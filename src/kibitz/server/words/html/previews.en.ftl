# Link previews: what a chat program shows of a page of ours, in English. The browser is not sent this file.

preview-site = Kibitz: card games with friends and with bots
preview-site-says = Play modern card games exactly as their rulebooks say: with friends, with bots, tonight.
preview-table-open = { $game }: come and play
preview-table-full = { $game }: the table is full
preview-table-playing = { $game }: a game is being played
preview-table-over = { $game }: the game is over
preview-table-closed = { $game }: the table is closed
preview-table-comes = Open the link and take a chair; you need no account.
# Parts of one line: the names of those who sit there, then the bots, then the free chairs
preview-table-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
  }
preview-table-free = { $count ->
    [one] { $count } free chair
   *[other] { $count } free chairs
  }
preview-replay = { $game }: replay of a game
preview-replays = Replay a game
preview-replay-says = Step through a game move by move, see where it turned, and try what else could have been.
preview-rules = { $game }: the rules
preview-learn = { $game }: learn it in three minutes
preview-decks = Decks of cards to read, and to write yourself
preview-deck = { $deck }: all its cards
preview-deck-says = A deck for { $game }: read every card, play with it, or make one of your own from it.
# Of the picture
preview-picture = A drawn card table
preview-picture-game = A drawn table with cards of { $game }
preview-picture-table = A drawn table with cards of { $game }. Chairs taken: { $taken }, free: { $free }

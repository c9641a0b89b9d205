# The board and its cards in the browser, in English.
# $card: a card by its name; $pile: the name of a pile; $name: a player; $count: a number of cards or layers

board-card = { $card }, { $pile }
board-card-of-several = { $card }, { $count } of these, { $pile }
board-hidden-card = a card, face down
board-pile = { $pile }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
board-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
board-own-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
  }
board-middle = In the middle of the table
board-nothing-on-display = nothing on display
board-layers-below = { $count ->
    [one] { $count } more layer below
   *[other] { $count } more layers below
  }
board-choose-here = choose here
board-choose-this = Choose this card
board-kinds = Which kind of card
board-all-kinds = All
board-show-all = Show everything that lies in front of { $name }
board-decides = deciding
board-you-decide = your turn
board-you-answer = you decide
board-thinks = thinking…
board-turn = in turn
board-aimed = target
board-known = known:
board-known-why = Everybody has seen these cards go into this hand
# $card: a card and where it lies, as in board-card
board-read = { $card }: read it

# Pairs in English.

title = Pairs

option-row-3 = three open cards
option-row-4 = four open cards

pile-hand = hand
pile-pairs = pairs
pile-row = row
pile-deck = deck
badge-turn = to play
badge-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
notice-deck = { $count ->
    [one] { $count } card left in the deck
   *[other] { $count } cards left in the deck
  }

prompt-turn = Lay a pair, take an open card, or draw.
prompt-over = The game is over.
choice-pair = lay two { $card }s
choice-row = take the open { $card }
choice-draw = draw from the deck
preview-fits = makes a pair with the { $card } in your hand
preview-ends = the game ends

event-laid = { $seat } lays two { $card }s.
    .you-seat = You lay two { $card }s.
event-took = { $seat } takes the open { $card }.
    .you-seat = You take the open { $card }.
event-drew = { $seat } draws a card: { $card }.
    .you-seat = You draw a card: { $card }.
event-drew-hidden = { $seat } draws a card.
event-ended = The game is over.

why-allowed = That is allowed.
why-over = The game is over.
why-no-pair = { $held ->
    [0] You hold no { $card }; a pair takes two.
   *[one] You hold only one { $card }; a pair takes two.
  }
why-not-in-row = There is no { $card } in the row.

# The board and its cards in the browser, in German.
# $card: a card by its name; $pile: the name of a pile; $name: a player; $count: a number of cards or layers

board-card = { $card }, { $pile }
board-card-of-several = { $card } ({ $count } Stück), { $pile }
board-hidden-card = eine verdeckte Karte
board-pile = { $pile }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
board-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
board-own-hand = { $count ->
    [0] Deine Hand ist leer
    [one] Deine Hand, { $count } Karte
   *[other] Deine Hand, { $count } Karten
  }
board-middle = In der Tischmitte
board-nothing-on-display = nichts ausgelegt
board-layers-below = { $count ->
    [one] darunter { $count } weitere Ebene
   *[other] darunter { $count } weitere Ebenen
  }
board-choose-here = hier wählen
board-choose-this = Diese Karte wählen
board-kinds = Kartenart
board-all-kinds = Alle
board-show-all = Alles zeigen, was vor { $name } liegt
board-decides = entscheidet
board-you-decide = du bist dran
board-you-answer = du entscheidest
board-thinks = überlegt …
board-turn = am Zug
board-aimed = im Visier
board-known = bekannt:
board-known-why = Alle haben gesehen, wie diese Karten auf die Hand kamen
# $card: a card and where it lies, as in board-card
board-read = { $card }: lesen

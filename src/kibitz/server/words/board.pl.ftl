# The board and its cards in the browser, in Polish.
# $card: a card by its name; $pile: the name of a pile; $name: a player; $count: a number of cards or layers

board-card = { $card }, { $pile }
board-card-of-several = { $card } (takich kart: { $count }), { $pile }
board-hidden-card = zakryta karta
board-pile = { $pile }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }
board-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
  }
board-own-hand = { $count ->
    [0] Nie masz kart na ręce
    [one] Twoja ręka, { $count } karta
    [few] Twoja ręka, { $count } karty
   *[many] Twoja ręka, { $count } kart
  }
board-middle = Na środku stołu
board-nothing-on-display = nic nie wyłożono
board-layers-below = { $count ->
    [one] pod spodem jeszcze { $count } warstwa
    [few] pod spodem jeszcze { $count } warstwy
   *[many] pod spodem jeszcze { $count } warstw
  }
board-choose-here = wybierz tutaj
board-choose-this = Wybierz tę kartę
board-kinds = Rodzaj kart
board-all-kinds = Wszystkie
board-show-all = { $name }: pokaż wszystko, co tu leży
board-decides = decyduje
board-you-decide = twoja kolej
board-you-answer = ty decydujesz
board-thinks = myśli…
board-turn = teraz gra
board-aimed = bijesz
board-known = znane:
board-known-why = Wszyscy widzieli, jak te karty trafiły na rękę
# $card: a card and where it lies, as in board-card
board-read = { $card }: przeczytaj

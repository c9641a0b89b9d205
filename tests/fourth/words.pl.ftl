# Pairs po polsku.

title = Pary

option-row-3 = trzy odkryte karty
option-row-4 = cztery odkryte karty

pile-hand = ręka
pile-pairs = pary
pile-row = rząd
pile-deck = stos
badge-turn = na ruchu
badge-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
notice-deck = { $count ->
    [one] w stosie została { $count } karta
    [few] w stosie zostały { $count } karty
   *[many] w stosie zostało { $count } kart
  }

prompt-turn = Wyłóż parę, weź odkrytą kartę albo dobierz ze stosu.
prompt-over = Gra skończona.
choice-pair = wyłóż parę: { $card } i { $card }
choice-row = weź odkrytą kartę { $card }
choice-draw = dobierz ze stosu
preview-fits = tworzy parę z kartą { $card } na twojej ręce
preview-ends = gra się kończy

event-laid = { $seat } wykłada parę: { $card } i { $card }.
    .you-seat = Wykładasz parę: { $card } i { $card }.
event-took = { $seat } bierze odkrytą kartę { $card }.
    .you-seat = Bierzesz odkrytą kartę { $card }.
event-drew = { $seat } dobiera kartę: { $card }.
    .you-seat = Dobierasz kartę: { $card }.
event-drew-hidden = { $seat } dobiera kartę.
event-ended = Gra skończona.

why-allowed = To jest dozwolone.
why-over = Gra skończona.
why-no-pair = { $held ->
    [0] Nie masz karty { $card }; do pary potrzebne są dwie.
   *[one] Masz tylko jedną kartę { $card }; do pary potrzebne są dwie.
  }
why-not-in-row = W rzędzie nie ma karty { $card }.

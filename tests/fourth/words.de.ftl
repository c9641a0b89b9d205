# Pairs auf Deutsch.

title = Paare

option-row-3 = drei offene Karten
option-row-4 = vier offene Karten

pile-hand = Hand
pile-pairs = Paare
pile-row = Reihe
pile-deck = Stapel
badge-turn = am Zug
badge-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
notice-deck = { $count ->
    [one] noch { $count } Karte im Stapel
   *[other] noch { $count } Karten im Stapel
  }

prompt-turn = Leg ein Paar, nimm eine offene Karte oder zieh vom Stapel.
prompt-over = Das Spiel ist zu Ende.
choice-pair = zwei { $card }er legen
choice-row = die offene { $card } nehmen
choice-draw = vom Stapel ziehen
preview-fits = ergibt ein Paar mit der { $card } auf deiner Hand
preview-ends = das Spiel endet

event-laid = { $seat } legt zwei { $card }er.
    .you-seat = Du legst zwei { $card }er.
event-took = { $seat } nimmt die offene { $card }.
    .you-seat = Du nimmst die offene { $card }.
event-drew = { $seat } zieht eine Karte: { $card }.
    .you-seat = Du ziehst eine Karte: { $card }.
event-drew-hidden = { $seat } zieht eine Karte.
event-ended = Das Spiel ist zu Ende.

why-allowed = Das ist erlaubt.
why-over = Das Spiel ist zu Ende.
why-no-pair = { $held ->
    [0] Du hast keine { $card }; für ein Paar brauchst du zwei.
   *[one] Du hast nur eine { $card }; für ein Paar brauchst du zwei.
  }
why-not-in-row = In der Reihe liegt keine { $card }.

# Abluxxen in German.
# $seat, $victim: names of players, never inflected. $layer, $slot, $card, $cards: phrases of this file ("drei 7er", "eine 9").
# A phrase's attributes are its other grammatical cases; a sentence uses them as $layer_acc and so on.
# acc: accusative ("einen Joker"); none: denied, accusative ("keine 9"); kind: in a compound ("9er").

title = Abluxxen
game-pitch = Leg Karten eines Wertes aus; wer genauso viele mit höherem Wert auslegt, luxxt sie dir ab.
game-minutes = etwa 20 Minuten

## Options

option-variant = Variante
option-variant-base = Grundspiel
option-variant-base-says = Mit freiwilligem Nachziehen: Auch wer niemandem etwas abluxxt, darf eine Karte ziehen. Gut für den Anfang.
option-variant-advanced = Fortgeschrittenen-Variante
option-variant-advanced-says = Wer niemandem etwas abluxxt, zieht auch nicht nach.
option-variant-expert = Experten-Variante
option-variant-expert-says = Wie die Fortgeschrittenen-Variante, und 1er schlagen 13er und Joker ohne Zahlenkarten.
option-variant-duel = Das Duell
option-variant-duel-says = Zu zweit, mit einer Schattenauslage, der ihr beide etwas abluxxt.
option-variant-first-edition = Erstausgabe
option-variant-first-edition-says = Die Regeln von 2014, für zwei bis fünf: kein freiwilliges Nachziehen, geteilter Sieg bei Gleichstand, mehrere Partien können zusammen zählen.
option-shadow_split = Hausregel: Schattenstapel teilen
option-shadow_split-true = Hausregel: Schattenstapel teilen
option-shadow_split-says = Im Duell darfst du auch einen Teil eines Stapels der Schattenauslage nehmen, nicht nur den ganzen (AB-43).
option-cycles = Zyklen
option-cycles-says = Nur in der Erstausgabe: So viele Partien beginnt jede Person; 0 heißt: eine einzelne Partie (AB-35).
option-turn_limit = Zuglimit
option-turn_limit-says = Ein Sicherheitsnetz: Nach so vielen Zügen, alle Personen zusammengezählt, wird gewertet, wie es steht (AB-31).
# $variant: what a variant is called; it is for $low to $high players
option-refused-seats = { $low ->
    [2] { $high ->
        [2] Nur zu zweit: { $variant }.
       *[other] Für { $low } bis { $high } Personen: { $variant }.
      }
   *[other] Für { $low } bis { $high } Personen: { $variant }.
  }
option-refused-shadow_split = Diese Hausregel gibt es nur im Duell.
option-refused-cycles = Zyklen gibt es nur in der Erstausgabe. In den anderen Varianten stell einfach die Anzahl der Partien ein.

## Cards

n-numbers = { $numbers ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
   *[8] acht
  }
n-jokers = { $jokers ->
    [1] ein Joker
    [2] zwei Joker
    [3] drei Joker
    [4] vier Joker
   *[5] fünf Joker
  }
n-jokers-acc = { $jokers ->
    [1] einen Joker
   *[other] { n-jokers }
  }
layer-numbers = { $numbers ->
    [1] eine { $value }
   *[other] { n-numbers } { $value }er
  }
# $value: 1 to 13; $numbers: number cards, $jokers: jokers in it
layer = { $numbers ->
    [0] { n-jokers }
   *[other] { $jokers ->
        [0] { layer-numbers }
       *[other] { layer-numbers } und { n-jokers }
      }
  }
    .acc = { $numbers ->
        [0] { n-jokers-acc }
       *[other] { $jokers ->
            [0] { layer-numbers }
           *[other] { layer-numbers } und { n-jokers-acc }
          }
      }
# $face: 1 to 13, 14 is the joker
card = { $face ->
    [14] ein Joker
   *[other] eine { $face }
  }
    .acc = { $face ->
        [14] einen Joker
       *[other] eine { $face }
      }
    .none = { $face ->
        [14] keinen Joker
       *[other] keine { $face }
      }
    .kind = { $face ->
        [14] Joker
       *[other] { $face }er
      }
# $cards: as written in the notation, "2+13"
group = die Kartengruppe { $cards }
    .acc = die Kartengruppe { $cards }

## Piles and badges

pile-hand = Hand
pile-display = Auslage
pile-pool = Vorrat
pile-deck = Nachziehstapel
pile-discard = Ablagestapel
pile-shadow = Schattenauslage
# what a badge means, for whoever asks
badge-paw-explained = Die Tatze liegt vor der Person, die am Zug ist, und wandert nach jedem Zug weiter.
badge-luxx-explained = Die Luxx-Karte zeigt, wer begonnen hat, und bleibt die ganze Partie über dort liegen.
badge-points-explained = Jede ausgelegte Karte bringt einen Punkt, jede Handkarte kostet einen: So steht es jetzt.
badge-total-explained = Die Punkte aus den früheren Partien dieses Matches.
badge-paw = Tatze
badge-luxx = Luxx-Karte
badge-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
badge-total = { $total ->
    [one] { $total } Punkt insgesamt
   *[other] { $total } Punkte insgesamt
  }

## Prompts

prompt-lay = Lege eine oder mehrere Karten mit gleichem Wert aus.
prompt-shadow = Du luxxt der Schattenauslage Karten ab. Welchen Stapel nimmst du auf die Hand?
prompt-take-or-leave = Du luxxt ab: { $victim } verliert { $layer_acc }. Auf die Hand nehmen oder überlassen?
prompt-back-or-drop = { $seat } luxxt dir { $layer_acc } ab und überlässt dir die Wahl: zurück auf die Hand nehmen, oder ablegen und genauso viele Karten nachziehen?
prompt-draw = { $owed ->
    [one] Du musst eine Karte nachziehen. Vom Nachziehstapel oder aus dem Vorrat?
   *[other] Du musst noch { $owed } Karten nachziehen. Vom Nachziehstapel oder aus dem Vorrat?
  }
prompt-optional-draw = Du luxxt nichts ab, also darfst du eine Karte nachziehen, vom Nachziehstapel oder aus dem Vorrat.
prompt-over = Das Spiel ist zu Ende.

## Choices

choice-lay = { $layer_acc } auslegen
choice-take = auf die Hand nehmen
choice-leave = überlassen
choice-back = zurück auf die Hand nehmen
choice-drop = ablegen und genauso viele Karten nachziehen
choice-deck = vom Nachziehstapel ziehen
choice-none = nichts nachziehen
choice-pool = { $slot_acc } aus dem Vorrat ziehen
choice-shadow = den { $card_kind }-Stapel nehmen

## Previews

preview-beats = { $victim } verliert { $layer_acc }
preview-shadow = du luxxt der Schattenauslage Karten ab
preview-ends = { $why ->
    [hand-empty] deine Hand ist leer: Spielende
    [cards-used-up] die letzte Karte: Spielende
   *[turn-limit] Zuglimit erreicht: Spielende
  }

## Events

event-dealt = Partie { $game }: Die Karten sind ausgeteilt. { $seat } beginnt.
    .you-seat = Partie { $game }: Die Karten sind ausgeteilt. Du beginnst.
event-laid = { $seat } legt { $layer_acc } aus.
    .you-seat = Du legst { $layer_acc } aus.
event-beaten = { $seat } luxxt ab: { $victim } verliert { $layer_acc }.
    .you-seat = Du luxxt ab: { $victim } verliert { $layer_acc }.
    .you-victim = { $seat } luxxt ab: Du verlierst { $layer_acc }.
event-took = { $seat } nimmt { $layer_acc } auf die Hand. { $victim } muss nachziehen.
    .you-seat = Du nimmst { $layer_acc } auf die Hand. { $victim } muss nachziehen.
    .you-victim = { $seat } nimmt { $layer_acc } auf die Hand. Du musst nachziehen.
event-left = { $seat } überlässt { $victim } { $layer_acc }: zurück auf die Hand, oder ablegen und neu ziehen?
    .you-seat = Du überlässt { $victim } { $layer_acc }: zurück auf die Hand, oder ablegen und neu ziehen?
    .you-victim = { $seat } überlässt dir { $layer_acc }: zurück auf die Hand, oder ablegen und neu ziehen?
event-took_back = { $seat } nimmt { $layer_acc } zurück auf die Hand.
    .you-seat = Du nimmst { $layer_acc } zurück auf die Hand.
event-dropped = { $seat } legt { $layer_acc } ab und muss nachziehen.
    .you-seat = Du legst { $layer_acc } ab und musst nachziehen.
event-drew = { $seat } zieht { $slot_acc } aus dem Vorrat.
    .you-seat = Du ziehst { $slot_acc } aus dem Vorrat.
event-drew_blind = { $seat } zieht { $card_acc } vom Nachziehstapel.
    .you-seat = Du ziehst { $card_acc } vom Nachziehstapel.
event-drew_blind-hidden = { $seat } zieht vom Nachziehstapel.
event-declined = { $seat } zieht nichts nach.
    .you-seat = Du ziehst nichts nach.
event-shadowed = { $seat } luxxt der Schattenauslage { $cards_acc } ab und nimmt sie auf die Hand.
    .you-seat = Du luxxt der Schattenauslage { $cards_acc } ab und nimmst sie auf die Hand.
event-ended = { $why ->
    [hand-empty] Partie { $game } ist zu Ende: Eine Hand ist leer.
    [cards-used-up] Partie { $game } ist zu Ende: Vorrat und Nachziehstapel sind aufgebraucht.
   *[turn-limit] Partie { $game } ist zu Ende: Das Zuglimit ist erreicht.
  }
event-scored = { $seat }: { $display } in der Auslage, { $hand } auf der Hand, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
    .you-seat = Du: { $display } in der Auslage, { $hand } auf der Hand, { $points ->
          [one] { $points } Punkt
         *[other] { $points } Punkte
        }.
# the parts of the points, on the score sheet
scored-display = Auslage: { $number }
scored-hand = Hand: { $number ->
    [0] 0
   *[other] −{ $number }
  }

## Why a choice is refused

why-allowed = Das ist erlaubt.
why-over = Das Spiel ist zu Ende.
why-not-your-turn = Karten auslegen darf nur, wer am Zug ist: { $seat }.
why-laid-already = Du hast in diesem Zug schon Karten ausgelegt; pro Zug gibt es nur eine Ebene.
why-two-values = Alle Zahlenkarten, die du zusammen auslegst, müssen denselben Wert haben; nur Joker passen zu jedem.
why-not-in-hand = { $held ->
    [0] Du hast { $card_none } auf der Hand.
    [one] Von diesem Wert hast du nur eine Karte auf der Hand.
   *[other] Von diesem Wert hast du nur { $held } Karten auf der Hand.
  }
why-too-few-jokers = { $held ->
    [0] Du hast keinen Joker auf der Hand.
    [one] Du hast nur einen Joker auf der Hand.
   *[other] Du hast nur { $held } Joker auf der Hand.
  }
why-lay-first = Ein Zug beginnt mit dem Auslegen, und noch ist nichts ausgelegt.
why-no-pass = Passen gibt es nicht: Du musst mindestens eine Karte auslegen.
why-nobody-hit = Es wird nichts abgeluxxt: Nirgends liegen gleich viele Karten mit niedrigerem Wert oben.
why-decided = Das ist schon entschieden.
why-attacker-first = Zuerst entscheidet der Angreifer: auf die Hand nehmen oder überlassen.
why-answer-first = Entscheide zuerst über deine abgeluxxten Karten: zurück auf die Hand nehmen oder ablegen. Liegen bleiben sie nie.
why-hit-duty = Abluxxen ist Pflicht: Nimm die Karten auf die Hand, oder überlasse sie.
why-owed = { $owed ->
    [one] Das ist Pflicht: Du musst noch eine Karte nachziehen.
   *[other] Das ist Pflicht: Du musst noch { $owed } Karten nachziehen.
  }
why-deck-empty = Der Nachziehstapel ist aufgebraucht und wird nicht neu gebildet; zieh aus dem Vorrat.
why-not-in-pool = Das liegt so nicht im Vorrat: { $slot }.
why-no-shadow = Eine Schattenauslage gibt es nur im Duell.
why-shadow-first = Zuerst kommt die Schattenauslage.
why-shadow-taken = Was du der Schattenauslage abluxxt, musst du nehmen.
why-shadow-duty = Du luxxt der Schattenauslage Karten ab, also musst du einen ihrer Stapel nehmen.
why-shadow-done = Aus der Schattenauslage gibt es jetzt nichts zu nehmen.
why-not-in-shadow = In der Schattenauslage gibt es { $card_none }.
why-shadow-not-beaten = Du kannst { $cards_acc } nicht nehmen: Der Stapel muss genauso viele Karten haben wie deine Ebene und einen niedrigeren Wert.

## Remarks: what speaks for or against a move

# $face: 1 to 13, 14 is the joker
faces = { $face ->
    [14] Joker
   *[other] { $face }er
  }
remark-out-wins = { $margin ->
    [one] du legst alles aus und gewinnst mit { $margin } Punkt Vorsprung
   *[other] du legst alles aus und gewinnst mit { $margin } Punkten Vorsprung
  }
remark-out-ahead = { $margin ->
    [0] du legst alles aus und liegst insgesamt gleichauf mit den Besten
    [one] du legst alles aus und führst insgesamt mit { $margin } Punkt Vorsprung
   *[other] du legst alles aus und führst insgesamt mit { $margin } Punkten Vorsprung
  }
remark-out-behind = { $margin ->
    [one] du legst alles aus, aber { $seat } hat { $margin } Punkt mehr
   *[other] du legst alles aus, aber { $seat } hat { $margin } Punkte mehr
  }
remark-out-tie-won = du legst alles aus: Gleichstand mit { $seat }, und die kleinere Hand gewinnt
remark-out-tie = du legst alles aus: Gleichstand mit { $seat }, ihr teilt euch den Sieg
remark-next-out = mit der nächsten Ebene kannst du alles auslegen
remark-layers-left = { $count ->
    [one] danach noch { $count } Ebene, und deine Hand ist leer
   *[other] danach noch { $count } Ebenen, und deine Hand ist leer
  }
remark-whole = du legst alle deine { $value }er auf einmal aus
remark-ways = noch { $count } Werte können das schlagen
remark-splits = du reißt deine { $value }er auseinander
remark-spends = kostet dich { n-jokers-acc }
remark-keeps = { $jokers ->
    [1] du behältst deinen Joker
    [2] du behältst beide Joker
   *[other] du behältst alle deine Joker
  }
remark-safe = das kann dir niemand abluxxen
remark-only = nur { $card } können das schlagen
remark-only-two = nur { $card } oder { $other } können das schlagen
remark-exposed = leichte Beute: { $count } Werte können das schlagen
remark-takes-bare = { $count ->
    [one] du nimmst { $count } Karte, und vor { $seat } liegt nichts mehr
   *[other] du nimmst { $count } Karten, und vor { $seat } liegt nichts mehr
  }
remark-takes-opens = { $count ->
    [one] du nimmst { $count } Karte und legst bei { $seat } { $layer_acc } frei
   *[other] du nimmst { $count } Karten und legst bei { $seat } { $layer_acc } frei
  }
remark-bares = vor { $seat } liegt danach nichts mehr
remark-opens = du legst bei { $seat } { $layer_acc } frei
remark-gives-up = du lässt dir { $layer_acc } entgehen, obwohl das zu deiner Hand passt
remark-hand-stays = { $count ->
    [one] du hast weiterhin nur { $count } Karte auf der Hand
   *[other] du hast weiterhin { $count } Karten auf der Hand
  }
remark-matches = passt: Du hast schon { $layer_acc } auf der Hand
remark-loose = du hast sonst keine { $card } auf der Hand
remark-brings-joker = bringt dir { n-jokers-acc }
remark-all-know = alle sehen, was du nimmst
remark-unseen = niemand sonst sieht, was du ziehst
remark-draws-new = { $count ->
    [one] du ziehst { $count } neue Karte
   *[other] du ziehst { $count } neue Karten
  }
remark-pool-has = im Vorrat liegt etwas, das zu deiner Hand passt: { $card }
remark-pool-left = im Vorrat bleibt etwas liegen, das zu deiner Hand passt: { $card }
remark-rush = { $count ->
    [one] { $seat } hat nur noch { $count } Karte auf der Hand
   *[other] { $seat } hat nur noch { $count } Karten auf der Hand
  }

## Wie Partien enden, in der Statistik

how-ended = { $why ->
    [hand-empty] Eine Hand war leer
    [cards-used-up] Vorrat und Nachziehstapel waren aufgebraucht
   *[turn-limit] Zuglimit
  }

# Absolute in German.
# $seat, $owner: names of players, never inflected. $card, $cards: cards as in the notation, "+5C", "+5C -8C +3D".

title = Absolute
game-pitch = Leg Sätze mit der Summe null aus, mit Karten von −10 bis +10, und hol dir im Tausch die besten Karten der anderen.
game-minutes = 30 bis 60 Minuten

## Options

option-tabletop = Wie am echten Tisch
option-tabletop-says = Du darfst beliebige Karten auslegen, richtig oder falsch; falsche Sätze werden am Ende deines Zuges abgeräumt (AZ-42).
option-rounds = Runden
option-rounds-says = Die Punkte aller Runden werden zusammengezählt; in der Anleitung sind es drei (AZ-2).
option-add_to_any_set = Anlegen an jeden Satz
option-add_to_any_set-says = Du darfst auch an die Sätze der anderen anlegen, solange sie nicht gesperrt sind (AZ-21).
option-zero_in_swap = Nullen sind im Tausch Joker
option-zero_in_swap-says = Eine Null, die du im Tausch abgibst, steht für die Zahl, die gerade fehlt; sonst zählt sie als 0 (AZ-16).
option-turn_limit = Zuglimit
option-turn_limit-says = Ein Sicherheitsnetz: Nach so vielen Zügen pro Person wird eine Runde gewertet, wie sie steht (AZ-34).
option-tabletop-true = wie am echten Tisch
option-add_to_any_set-true = Anlegen an jeden Satz
option-zero_in_swap-false = im Tausch abgegebene Nullen zählen als 0

## Piles and badges

pile-hand = Hand
pile-sets = Sätze
pile-deck = Nachziehstapel
pile-discard = Ablagestapel
pile-box = in der Schachtel
# $sign: plus or minus; $symbol: C, S, D or T
card-name = { $sign } { $number }, { $symbol ->
    [C] Kreis
    [S] Quadrat
    [D] Raute
   *[T] Dreieck
  }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
# $zero: the number that the zero of a set stands for; $locked: its owner has gone out; $sum: of cards that make no set
caption = { points }{ locked }
caption-short = { $points } Pkt.
caption-zero = { points }, die Null steht für { $zero }{ locked }
caption-wrong = kein Satz: Die Summe ist { $sum }
locked = { $locked ->
    [yes] , gesperrt
   *[no] {""}
  }
# what a badge means, for whoever asks
badge-points-explained = Was die Sätze vor dieser Person jetzt wert sind.
badge-penalty-explained = So viele Punkte kostet dich deine Hand, wenn die Runde jetzt endet. Das siehst nur du.
badge-total-explained = Die Punkte aus den früheren Runden.
badge-final-explained = Alle Runden zusammen: das Ergebnis.
badge-closer-explained = Hat zuerst Schluss gemacht. Alle anderen haben noch je einen Zug, dann ist die Runde vorbei.
badge-out-explained = Hat keine Karten mehr und ist in dieser Runde nicht mehr am Zug.
badge-points = { points } gelegt
badge-penalty = Hand −{ $points }
badge-total = { $total ->
    [one] { $total } Punkt aus früheren Runden
   *[other] { $total } Punkte aus früheren Runden
  }
badge-final = { $total ->
    [one] insgesamt { $total } Punkt
   *[other] insgesamt { $total } Punkte
  }
badge-closer = hat Schluss gemacht (Schlussspieler)
badge-out = hat Schluss gemacht
notice-round = Runde { $round } von { $rounds }
notice-last-turns = { $seat } hat Schluss gemacht: Das sind die letzten Züge.
    .you-seat = Du hast Schluss gemacht: Das sind die letzten Züge der anderen.

## Prompts

prompt-draw = Zieh eine Karte: vom Nachziehstapel oder vom Ablagestapel?
prompt-swap = Du darfst eine oder zwei Handkarten gegen Karten eines Satzes tauschen.
prompt-play = Du darfst Sätze auslegen, an deine Sätze anlegen und sie umgruppieren.
prompt-discard = Wirf eine Karte ab oder behalte alle.
prompt-discard-one = Du hast etwas ausgespielt, also wirf eine Karte ab.
prompt-discard-down = { $over ->
    [one] Du hast mehr als sieben Karten auf der Hand. Wirf eine ab.
   *[other] Du hast mehr als sieben Karten auf der Hand. Wirf { $over } davon ab, eine nach der anderen.
  }
prompt-over = Das Spiel ist zu Ende.
# $given, $taken: the cards so far
prompt-swap-part = Tausch mit { $cards }. Du gibst: { $given }. Du nimmst: { $taken }.
prompt-set-part = Ein neuer Satz. { $so_far }
prompt-add-part = Du legst an { $cards } an. { $so_far }
# $loose: cards of the broken sets that still need a place; $made: how many sets are complete
prompt-regroup-part = { $made ->
    [0] Du gruppierst um.
    [one] Du gruppierst um, ein Satz ist fertig.
   *[other] Du gruppierst um, { $made } Sätze sind fertig.
  } { $so_far } Noch unterzubringen: { $loose }.
so-far = Bisher { $cards }, Summe { $sum }.
so-far-none = Bisher keine Karte.

## What is typed: said after the sentence whose name it bears, where one types

type-prompt-swap = Zum Beispiel: swap 1.0 +7C for +7S. Oder: no-swap
type-prompt-play = Zum Beispiel: set +5C -8C +3D. Oder: done
type-why-finish-first = Tippe confirm: oder cancel:
type-why-nothing-composed = Beginne eine: swap:1.0, set:, add:0.0 oder break:0.
type-why-no-part = Die Karten eines Satzes werden in aufsteigender Reihenfolge genannt.
type-why-swap-first = Ohne Tausch: no-swap

## Choices

choice-deck = vom Nachziehstapel ziehen
choice-discard = { $card } vom Ablagestapel nehmen
choice-no-swap = nichts tauschen
choice-done = nichts mehr ausspielen
choice-hold = behalten: nichts abwerfen
choice-confirm = ausführen
choice-next = dieser Satz ist fertig; weiter mit dem nächsten
choice-cancel = diese Aktion abbrechen; auf dem Tisch bleibt alles, wie es war
choice-set = einen neuen Satz auslegen
choice-swap = mit einem Satz von { $owner } tauschen: { $cards }
choice-swap-own = mit deinem eigenen Satz { $cards } tauschen
choice-add = an einen Satz von { $owner } anlegen: { $cards }
choice-add-own = an deinen Satz { $cards } anlegen
choice-break = umgruppieren: { $cards } auflösen
choice-give = { $card } geben
choice-put = { $card } dazulegen
choice-take = { $card } nehmen
choice-throw = { $card } abwerfen

# whole moves, as they are advised; $row: the cards of a set
move-set = { $cards } auslegen
move-add = { $cards } an { $row } anlegen
move-swap = mit einem Satz von { $owner } tauschen: { $given } abgeben, { $taken } nehmen
move-swap-own = mit einem eigenen Satz tauschen: { $given } abgeben, { $taken } nehmen
move-regroup = umgruppieren: { $cards }

## Previews

preview-set = ein Satz von { $owner }: { $before } → { $after }
preview-close = du machst Schluss und wirst zum Schlussspieler
preview-out = du machst Schluss
preview-not-out = deine letzte Karte, aber du hattest nie drei Sätze: Du machst damit nicht Schluss

## Events

event-dealt = Runde { $round }: Die Karten sind ausgeteilt. { $seat } beginnt.
    .you-seat = Runde { $round }: Die Karten sind ausgeteilt. Du beginnst.
event-drew = { $seat } zieht { $card } vom Nachziehstapel.
    .you-seat = Du ziehst { $card } vom Nachziehstapel.
event-drew-hidden = { $seat } zieht vom Nachziehstapel.
event-picked = { $seat } nimmt { $card } vom Ablagestapel.
    .you-seat = Du nimmst { $card } vom Ablagestapel.
event-shuffled = { $count ->
    [one] Der Nachziehstapel ist leer: Eine abgeworfene Karte wird zum neuen Nachziehstapel.
   *[other] Der Nachziehstapel ist leer: { $count } abgeworfene Karten werden gemischt und bilden den neuen.
  }
event-swapped = { $seat } tauscht mit einem Satz von { $owner }: gibt { $given }, nimmt { $taken }. Wert des Satzes: { $before } → { $after }.
    .you-seat = Du tauschst mit einem Satz von { $owner }: gibst { $given }, nimmst { $taken }. Wert des Satzes: { $before } → { $after }.
    .you-owner = { $seat } tauscht mit einem deiner Sätze: gibt { $given }, nimmt { $taken }. Wert des Satzes: { $before } → { $after }.
event-swapped_own = { $seat } tauscht mit einem eigenen Satz: gibt { $given }, nimmt { $taken }. Wert des Satzes: { $before } → { $after }.
    .you-seat = Du tauschst mit einem eigenen Satz: gibst { $given }, nimmst { $taken }. Wert des Satzes: { $before } → { $after }.
event-laid = { $seat } legt { $cards } aus: { points }.
    .you-seat = Du legst { $cards } aus: { points }.
event-added = { $seat } legt { $cards } an einen eigenen Satz an. Wert des Satzes: { $before } → { $after }.
    .you-seat = Du legst { $cards } an einen eigenen Satz an. Wert des Satzes: { $before } → { $after }.
event-added_to = { $seat } legt { $cards } an einen Satz von { $owner } an. Wert des Satzes: { $before } → { $after }.
    .you-seat = Du legst { $cards } an einen Satz von { $owner } an. Wert des Satzes: { $before } → { $after }.
    .you-owner = { $seat } legt { $cards } an einen deiner Sätze an. Wert des Satzes: { $before } → { $after }.
event-regrouped = { $seat } gruppiert um. Punkte auf dem Tisch: { $before } → { $after }.
    .you-seat = Du gruppierst um. Punkte auf dem Tisch: { $before } → { $after }.
event-formed = {"  "}– { $cards }: { points }
event-discarded = { $seat } wirft { $card } ab.
    .you-seat = Du wirfst { $card } ab.
event-held = { $seat } behält alle Karten.
    .you-seat = Du behältst alle Karten.
event-turned_up = { $card } wird aufgedeckt und kommt auf den Ablagestapel.
event-removed = { $cards } von { $seat } ist kein Satz und kommt auf den Ablagestapel.
    .you-seat = { $cards } von dir ist kein Satz und kommt auf den Ablagestapel.
event-closed = { $seat } macht Schluss und wird zum Schlussspieler. Alle anderen haben noch je einen Zug.
    .you-seat = Du machst Schluss und wirst zum Schlussspieler. Alle anderen haben noch je einen Zug.
event-went_out = { $seat } macht auch Schluss.
    .you-seat = Du machst auch Schluss.
event-ended = { $why ->
    [closed] Runde { $round } ist zu Ende.
    [turn-limit] Runde { $round } ist zu Ende: Das Zuglimit ist erreicht.
   *[nothing-to-draw] Runde { $round } ist zu Ende: Reihum konnte niemand ziehen.
  }
event-counted = { $seat }: { $cards }: { counting-set }
    .you-seat = Du: { $cards }: { counting-set }
# how a set is counted: $double is none, symbol or four
counting-set = Grundwert { $base }{ $extra ->
    [0] {""}
   *[other] {" "}+ { $extra } für Zusatzkarten
  }{ $runs ->
    [0] {""}
   *[other] {" "}+ { $runs } für Folgen
  }{ $double ->
    [symbol] , verdoppelt für ein gemeinsames Symbol
    [four] , verdoppelt für einen Vierling
   *[none] {""}
  } = { $points }
counting-cards = Karten
counting-points = Punkte
counting-hand = Noch auf der Hand: die größte Zahl und 1 für jede weitere Karte
counting-result = Diese Runde
counting-total = Insgesamt
counting-next = Weiter
counting-all = Alles zeigen
counting-round = Runde { $round }
event-counted_hand = { $seat }: { $cards } auf der Hand: { $penalty ->
    [0] 0
   *[other] −{ $penalty }
  }
    .you-seat = Du: { $cards } auf der Hand: { $penalty ->
          [0] 0
         *[other] −{ $penalty }
        }
event-scored = { $seat }: { $sets } − { $hand } = { points } in dieser Runde, insgesamt { $total }.
    .you-seat = Du: { $sets } − { $hand } = { points } in dieser Runde, insgesamt { $total }.
# the parts of the points, on the score sheet
scored-sets = Sätze: { $number }
scored-hand = Hand: { $number ->
    [0] 0
   *[other] −{ $number }
  }

## The workspace of the browser
# $number of desk-missing: "+3"

desk-tray = Arbeitsfläche
desk-keys = Tasten: 1 bis 9 legen die Karte in die Gruppe mit dieser Nummer, N in eine neue, die Rücktaste nimmt sie zurück.
desk-group = Gruppe { $number }
desk-empty = Tippe auf Handkarten oder auf einen deiner Sätze.
desk-empty-group = Gruppe { $number }: noch leer
desk-new-group = Neue Gruppe
desk-found = Auf deiner Hand:
desk-hide-found = Lieber selbst finden
desk-show-found = Sätze auf meiner Hand zeigen
desk-missing = { $number } fehlt
desk-two-zeros = mehr als eine Null
desk-few = { $count ->
    [one] noch eine Karte
   *[other] noch { $count } Karten
  }
desk-give = Du gibst
desk-take = Du nimmst
desk-take-from = Du nimmst von { $owner }
desk-give-hint = Tippe auf eine oder zwei Handkarten.
desk-take-hint = Tippe auf Karten eines Satzes.
desk-lay = { $cards } auslegen ({ points })
desk-lay-unswapped = Ohne Tausch { $cards } auslegen ({ points })
desk-add = { $cards } an { $set } anlegen: { $before } → { points }
desk-regroup = { $sets ->
    [one] Einen Satz
   *[other] { $sets } Sätze
  } zu { $groups ->
    [one] einem neuen
   *[other] { $groups } neuen
  } umgruppieren: { $before } → { points }
desk-several = Alles zusammen ausspielen: { $before } → { points }
desk-swap = { $cards } gegen { $taken } tauschen
desk-no-swap = Nichts tauschen
desk-done = Nichts mehr ausspielen
desk-own-set = dein Satz: { $before } → { $after }
desk-points = deine Punkte (Sätze minus Hand): { $before } → { $after }

## Why a move is refused

why-allowed = Das ist erlaubt.
why-over = Das Spiel ist zu Ende.
why-draw-first = Zieh zuerst eine Karte.
why-drawn = Du hast schon gezogen.
why-deck-empty = Vom Nachziehstapel kannst du nichts ziehen.
why-discard-empty = Der Ablagestapel ist leer.
why-finish-first = Führ zuerst die begonnene Aktion zu Ende oder brich sie ab.
why-nothing-composed = Du hast keine Aktion begonnen.
why-dropped-often = Du hast in diesem Zug schon acht Aktionen abgebrochen; diese musst du fertigstellen.
why-no-part = { $card } führt hier zu keiner erlaubten Aktion.
why-incomplete = Die Aktion ist noch nicht vollständig.
why-swap-first = Entscheide zuerst, ob du tauschst.
why-swap-over = Du darfst höchstens einmal pro Zug tauschen, gleich nach dem Ziehen und vor dem Ausspielen.
why-play-over = Die Ausspielphase ist vorbei; jetzt wird abgeworfen.
why-not-yet = Das kommt erst am Ende des Zuges.
why-no-such-set = Einen Satz { $name } gibt es nicht.
why-locked = Die Sätze von { $owner } sind gesperrt: { $owner } hat Schluss gemacht.
why-no-swap-there = Keine deiner Karten lässt sich mit diesem Satz tauschen.
why-swap-counts = Bei einem Tausch gibst du eine oder zwei Karten und nimmst eine oder zwei.
why-not-in-set = { $card } liegt nicht in diesem Satz oder ist doppelt genannt.
why-spoilt-set = Das ist kein gültiger Satz, also lässt sich mit ihm nichts tauschen.
why-set-too-small = Der Satz hätte dann weniger als drei Karten.
why-two-zeros = Ein Satz hat höchstens eine Null.
why-zero-not-wild = An diesem Tisch zählt eine Null, die du im Tausch abgibst, als 0; also passt { $zero } hier nicht.
why-zero-number = { $zero } kann nicht für { $number } stehen: Eine Null steht für 0 oder für 1 bis 10 mit ihrem eigenen Vorzeichen.
why-zero-kept = { $zero } steht in ihrem Satz für { $number } und muss diese Zahl behalten.
why-totals = Du würdest insgesamt { $given } für { $taken } geben; die Summen müssen gleich sein.
why-not-in-hand = Du hast { $card } nicht auf der Hand.
why-card-twice = { $card } ist doppelt genannt.
why-keep-one = Eine Karte muss auf deiner Hand bleiben: Du wirfst sie am Ende des Zuges ab.
why-too-few = { $cards }: Ein Satz hat mindestens drei Karten.
why-sum = { $cards } ergibt zusammen { $sum }, nicht null.
why-no-set = Auf deiner Hand ist kein Satz, der dir noch eine Karte zum Abwerfen lässt.
why-no-room = Für einen weiteren Satz ist kein Platz.
why-foreign-set = Du darfst nur an deine eigenen Sätze anlegen.
why-no-addition = Keine deiner Karten lässt sich an diesen Satz anlegen.
why-regroup-closed = Du hast in diesem Zug eine Aktion abgebrochen, deshalb darfst du nicht mehr umgruppieren.
why-regrouped-often = Du hast in diesem Zug schon achtmal umgruppiert, ohne eine Karte auszuspielen; öfter geht es nicht.
why-set-twice = Ein Satz ist doppelt genannt.
why-nothing-played = Zum Umgruppieren musst du in diesem Zug mindestens eine Karte von der Hand ausspielen.
why-left-out = Alle Karten der aufgelösten Sätze müssen in den neuen liegen; es fehlen: { $cards }.
why-too-many = Du hast mehr als { $most } Karten auf der Hand und musst abwerfen.
why-discard-duty = Du hast in diesem Zug eine Karte ausgespielt, also musst du eine abwerfen.

## Remarks: what speaks for or against a move

remark-raises = { $after ->
    [one] deine Sätze steigen von { $before } auf { $after } Punkt
   *[other] deine Sätze steigen von { $before } auf { $after } Punkte
  }
remark-lowers = { $after ->
    [one] deine Sätze fallen von { $before } auf { $after } Punkt
   *[other] deine Sätze fallen von { $before } auf { $after } Punkte
  }
remark-double = { $why ->
    [symbol] zählt doppelt: ein gemeinsames Symbol
   *[four] zählt doppelt: ein Vierling
  }
remark-costs = { $why ->
    [symbol] kostet { $seat } { points }: Der Satz hat dann kein gemeinsames Symbol mehr
    [four] kostet { $seat } { points }: Der Satz ist dann kein Vierling mehr
   *[none] kostet { $seat } { points }
  }
remark-gives = bringt { $seat } { points }
remark-zero = bringt dir eine Null: { $card }
remark-zero-as = { $card } steht hier für { $number }
remark-zero-away = du wirfst eine Null weg
remark-completes = ergibt einen Satz: { $cards }, { points }
remark-breaks = zerstört einen Satz auf deiner Hand: { $cards }, { points }
remark-no-set = { $card } bringt dir keinen neuen Satz zum Auslegen
remark-all-see = alle sehen, was du nimmst
remark-unseen = niemand sonst sieht, was du ziehst
remark-holds-back = du hältst einen Satz für { points } zurück
remark-saves = spart dir { points } Abzug
remark-waits = du behältst { $cards }: Zum Satz fehlt dir noch eine { $number }
remark-penalty = auf der Hand bleibt dir eine { $number }: { points } Abzug, wenn die Runde dann endet
remark-out = du machst Schluss mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }; stärkste Konkurrenz auf dem Tisch: { $others } ({ $seat })
remark-hand-costs = deine Hand kostet dich { points }, wenn die Runde dann endet
remark-has-set = du hast auch ohne Tausch schon einen Satz für { points } auf der Hand
remark-even = an den Punkten ändert sich nichts

## Wie Partien enden, in der Statistik

how-ended = { $why ->
    [closed] Jemand hat Schluss gemacht
    [turn-limit] Zuglimit
   *[nothing-to-draw] Nichts mehr zu ziehen
  }

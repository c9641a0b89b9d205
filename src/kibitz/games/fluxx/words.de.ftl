# Fluxx in German. The names of cards and their own words come from the deck.
# $seat, $card: names, never inflected. A bare $card stands in quotes within a sentence; where $card is the phrase
# card-of-kind (told, prompt-react-played, most choices), the quotes are those of card-of-kind.
title = Batman Fluxx
game-pitch = Am Anfang heißt es „zieh eine, spiel eine“, und dann ändert fast jede Karte die Regeln oder das Ziel.
game-minutes = 5 bis 30 Minuten

## Options

option-deck = Deck
option-deck-batman = Batman Fluxx
option-deck-batman-says = Gothams Helden, Schurken und Ausrüstung: 100 Karten nach der Ausgabe von 2015.
option-deck-allotment = Mondnacht im Schrebergarten
option-deck-allotment-says = Igel, Eule und Schnecke zwischen dem Gemüse: ein kleineres Deck von uns.
option-logo = Wer ein Batman-Logo trägt
option-logo-says = Wer heute Abend eins auf der Kleidung trägt, darf mit der Karte „Batman Logo Bonus“ eine Karte mehr ziehen (FX-63).
option-turn_cap = Zuglimit
option-turn_cap-says = Ein Sicherheitsnetz: Nach so vielen Zügen, alle Personen zusammengezählt, endet die Partie ohne Sieger (FX-75).
# $option: which option it is about
bad-deck = { $count ->
    [one] Mit diesem Deck kann man nicht spielen: Es enthält einen Fehler. Wo, zeigt die Seite „Decks“.
   *[other] Mit diesem Deck kann man nicht spielen: Es enthält { $count } Fehler. Wo, zeigt die Seite „Decks“.
  }

# ---- kinds of cards; one: accusative, after a verb; many: after a number or "beliebig viele"; all
kind-keeper = Sammler
    .one = einen Sammler
    .many = Sammler
    .all = alle Sammler
kind-creeper = Gammler
    .one = einen Gammler
    .many = Gammler
    .all = alle Gammler
kind-goal = Ziel
    .one = ein Ziel
    .many = Ziele
    .all = alle Ziele
kind-rule = Neue Regel
    .one = eine Neue Regel
    .many = Neue Regeln
    .all = alle Neuen Regeln
kind-action = Aktion
    .one = eine Aktion
    .many = Aktionen
    .all = alle Aktionen
kind-surprise = Überraschung
    .one = eine Überraschung
    .many = Überraschungen
    .all = alle Überraschungen
kind-card = Karte
    .one = eine Karte
    .many = Karten
    .all = alle Karten
kind-named = „{ $card }“
    .one = „{ $card }“
    .many = „{ $card }“
    .all = „{ $card }“
kind-or = { $first } oder { $second }
    .one = { $first_one } oder { $second_one }
    .many = { $first_many } oder { $second_many }
    .all = { $first_all } und { $second_all }
told = { $card }: { $says }
told-confirmed = { $card }: { $says }
told-shared-why = Die Wirkung ist die derselben Karte in anderen Ausgaben
told-shared = { $card }: { $says } ({ told-shared-why }.)
told-inferred-why = Aus Hinweisen erschlossen
told-inferred = { $card }: { $says } ({ told-inferred-why }.)
told-proposed-why = Mindestens ein Teil der Wirkung ist unser Vorschlag
told-proposed = { $card }: { $says } ({ told-proposed-why }.)
card-of-kind = „{ $card }“ ({ $kind })
card-quoted = „{ $card }“

# many: for several cards; from: after stealing and taking
place-play = im Spiel
    .many = im Spiel
    .from = im Spiel
place-middle = im Spiel
    .many = im Spiel
    .from = im Spiel
place-yours = vor dir
    .many = vor dir
    .from = von dir
place-others = vor jemand anderem
    .many = vor anderen
    .from = von jemand anderem
place-hand = von der Hand
    .many = von der Hand
    .from = von der Hand
place-discard = aus dem Ablagestapel
    .many = aus dem Ablagestapel
    .from = aus dem Ablagestapel

# ---- what cards do, step by step; always infinitives: "2 Karten ziehen"
then = { $first }, dann { $second }
and = { $first } und { $second }
and-comma = { $first }, { $second }
and-either = { $first } und dazu { $second }
either = { $first } oder { $second }
comma = { $first }, { $second }
sentences = { $first } { $second }

step-draw = { $count ->
        [one] 1 Karte ziehen
       *[other] { $count } Karten ziehen
    }
step-draw-as-many = ebenso viele Karten ziehen
step-draw-and-play = deine Hand beiseitelegen, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } ziehen und { $plays ->
        [1] eine davon
       *[other] { $plays } davon
    } ausspielen
step-draw-and-play-all = deine Hand beiseitelegen, { $count ->
        [1] 1 Karte ziehen und ausspielen
        [2] 2 Karten ziehen und beide ausspielen
       *[other] { $count } Karten ziehen und alle ausspielen
    }
step-draw-and-give = so viele Karten ziehen, wie Personen mitspielen, sie ansehen und jeder Person eine davon geben, auch dir selbst
step-all-draw = { $count ->
        [one] jede Person 1 Karte ziehen lassen
       *[other] jede Person { $count } Karten ziehen lassen
    }
step-discard = { $how ->
        [exactly] { $count ->
            [1] { $what_one } { $place } abwerfen
           *[other] { $count } { $what_many } { $place_many } abwerfen
        }
        [up-to] { $count ->
            [1] höchstens { $what_one } { $place } abwerfen
           *[other] bis zu { $count } { $what_many } { $place_many } abwerfen
        }
        [half] { $what_many } { $place_many } abwerfen (höchstens die Hälfte, aufgerundet)
        [any] beliebig viele { $what_many } { $place_many } abwerfen
       *[all] { $what_all } { $place_many } abwerfen
    }
step-discard-hand = deine ganze Hand abwerfen
step-discard-this = diese Karte abwerfen
step-others-discard = jede andere Person { $what_one } von der Hand abwerfen lassen
step-others-discard-or-random = jede andere Person { $what_one } von der Hand abwerfen lassen, sonst eine zufällige Karte
step-steal = { $what_one } { $place_from } stehlen und vor dich legen
step-take = { $what_one } { $place_from } auf die Hand nehmen
step-take-random = von jeder anderen Hand eine zufällige Karte nehmen
step-move = { $what_one } { $place } zu einer anderen Person verschieben
step-swap = einen deiner Sammler gegen einen Sammler von jemand anderem tauschen
step-trade = mit einer Person deiner Wahl die Handkarten tauschen
step-rotate = alle Handkarten nach links weitergeben
step-mix = { $what_all } im Spiel einsammeln, mischen und offen austeilen, beginnend mit dir
step-play = { $what_one } { $place_from } nehmen und sofort ausspielen
step-play-top = die oberste Karte des Nachziehstapels nehmen und sofort ausspielen
step-play-random = von einer anderen Hand eine zufällige Karte nehmen und sofort ausspielen
step-shuffle-in = den Ablagestapel in den Nachziehstapel mischen
step-hold = { $what_one } { $place } unter diese Karte legen (was dort liegt, ist nicht im Spiel, bis du es freilässt)
step-keep = { $what_one } { $place_from } wählen und zu dieser Regel legen
step-do-kept = die hier liegende Aktion ausführen
step-another-turn = nach diesem Zug noch einen Zug machen
step-end-turn = deinen Zug sofort beenden

explain-do = Beim Ausspielen: { $steps }.
explain-use = Einmal in deinem Zug darfst du: { $steps }.
explain-use-creeper = Wenn du { $what_one } vor dir hast, darfst du einmal in deinem Zug: { $steps }.
explain-use-logo = Wenn du ein Logo trägst, darfst du einmal in deinem Zug: { $steps }.
explain-use-play = Solange du in deinem Zug noch eine Karte auszuspielen hast, darfst du: { $steps }.
explain-goal = Damit gewinnst du: { $needs }.
explain-shield = In deinem Zug darf niemand sonst eine Überraschung ausspielen.
explain-nothing = Keine Fähigkeit.
explain-creeper-nobody = Kommt von selbst ins Spiel, sobald jemand die Karte zieht.
explain-creeper-holder = Kommt von selbst ins Spiel, sobald jemand die Karte zieht. Vor wem sie liegt, der kann nicht gewinnen, es sei denn, das Ziel verlangt so eine Karte.
explain-creeper-everyone = Kommt von selbst ins Spiel, sobald jemand die Karte zieht. Solange sie vor irgendwem liegt, kann niemand gewinnen, es sei denn, das Ziel verlangt so eine Karte.
explain-answers-action = In fremden Zügen: eine Aktion aufheben, die gerade jemand anders ausgespielt hat.
explain-answers-goal = In fremden Zügen: ein Ziel aufheben, das gerade jemand anders ausgespielt hat.
explain-answers-rule = In fremden Zügen: eine Neue Regel aufheben, die gerade jemand anders ausgespielt hat.
explain-answers-keeper = In fremden Zügen: Ein Sammler, den gerade jemand anders ausgespielt hat, kommt stattdessen vor dich.
explain-answers-theft = In fremden Zügen: den Diebstahl deines Sammlers aufheben und dem Dieb einen Sammler stehlen.
explain-answers-creeper = In fremden Zügen: Würde jemand anders { $what_one } bekommen, kommt die Karte stattdessen vor dich.
gives-draw = { $count ->
        [one] Du ziehst in deinem Zug 1 Karte mehr.
       *[other] Du ziehst in deinem Zug { $count } Karten mehr.
    }
gives-play = { $count ->
        [one] Du spielst in deinem Zug 1 Karte mehr aus.
       *[other] Du spielst in deinem Zug { $count } Karten mehr aus.
    }
gives-limits = Du darfst das Handkartenlimit und das Sammlerlimit um { $count } überschreiten.

sets-draw = { $count ->
        [one] Ziehe in jedem Zug 1 Karte.
       *[other] Ziehe in jedem Zug { $count } Karten.
    }
sets-play = { $count ->
        [one] Spiele in jedem Zug 1 Karte aus.
       *[other] Spiele in jedem Zug { $count } Karten aus.
    }
sets-play-all = Spiele in jedem Zug alle deine Karten aus.
sets-play-all-but-1 = Spiele in jedem Zug alle deine Karten bis auf eine aus.
sets-hand_limit = { $count ->
        [0] Wer nicht am Zug ist, darf keine Karten auf der Hand haben.
        [one] Wer nicht am Zug ist, darf höchstens 1 Karte auf der Hand haben.
       *[other] Wer nicht am Zug ist, darf höchstens { $count } Karten auf der Hand haben.
    }
sets-keeper_limit = { $count ->
        [0] Wer nicht am Zug ist, darf keine Sammler haben.
       *[other] Wer nicht am Zug ist, darf höchstens { $count } Sammler haben.
    }
sets-goals = { $count } Ziele dürfen im Spiel sein; eines davon zu erfüllen genügt.
sets-blocks-nobody = { $what_many } hindern niemanden am Gewinnen.
sets-blocks-holder = { $what_many } hindern nur die am Gewinnen, vor denen sie liegen.
sets-blocks-everyone = { $what_many } hindern alle am Gewinnen, vor wem sie auch liegen.
sets-jail = { $what_many }, die abgeworfen würden, werden stattdessen hier eingesperrt. Verschwindet diese Regel, werden sie an alle ausgeteilt.

need-some = { $count } von { $cards }
need-creepers = { $count ->
        [one] mindestens 1 { $what }
       *[other] mindestens { $count } { $what_many }
    }
need-creepers-in-play = { $count ->
        [one] mindestens 1 { $what } im Spiel, vor wem auch immer
       *[other] mindestens { $count } { $what_many } im Spiel, vor wem auch immer
    }
need-keepers = mindestens { $count } Sammler
need-hand = { $count ->
        [one] mindestens 1 Karte auf der Hand
       *[other] mindestens { $count } Karten auf der Hand
    }

# ---- what is asked
prompt-over = Das Spiel ist zu Ende.
prompt-draw = Ziehe, oder nutze vorher eine Fähigkeit oder freie Aktion.
prompt-play = { $left ->
        [one] Spiele 1 Karte aus.
       *[other] Spiele noch { $left } Karten aus, jetzt eine davon.
    }
prompt-hand-limit = { $limit ->
        [0] Handkartenlimit 0: Du behältst keine Karte, { $left } wirfst du ab.
        [one] Handkartenlimit 1: Welche Karte behältst du? { $left } wirfst du ab.
       *[other] Handkartenlimit { $limit }: Welche { $limit } Karten behältst du? { $left } wirfst du ab.
    }
prompt-table-limit = Sammlerlimit { $limit }: { $limit ->
        [one] Welchen Sammler behältst du? { $left } wirfst du ab.
       *[other] Welche { $limit } Sammler behältst du? { $left } wirfst du ab.
    }
prompt-end = Beende deinen Zug, oder nutze vorher noch eine Fähigkeit oder freie Aktion, wenn du kannst.
prompt-react-played = { $seat } spielt { $card } aus. Antwortest du?
prompt-react-surprise = { $seat } antwortet auf „{ $subject }“ mit „{ $card }“. Hebst du das auf?
prompt-react-theft = { $seat } will „{ $card }“ von { $victim } stehlen. Antwortest du?
    .you-victim = { $seat } will dir „{ $card }“ stehlen. Antwortest du?
prompt-react-placed = „{ $card }“ landet vor { $seat }. Antwortest du?
    .you-seat = „{ $card }“ landet vor dir. Antwortest du?
prompt-react-moved = Durch { $seat } kommt „{ $card }“ zu { $to }. Antwortest du?
    .you-to = Durch { $seat } kommt „{ $card }“ zu dir. Antwortest du?
prompt-steal = Welche Karte stiehlst du?
prompt-play-these = { $left ->
        [one] Spiele 1 dieser Karten aus.
       *[other] Spiele { $left } dieser Karten aus, jetzt eine davon.
    }
prompt-give = Wer bekommt „{ $card }“?
prompt-drop-goal = Zu viele Ziele: Welches wird abgeworfen?
prompt-discard-cards = { $how ->
        [exactly] „{ $source }“: Welche Karte wird abgeworfen?
        [any] „{ $source }“: Wähle beliebig viele Karten zum Abwerfen, dann „fertig“ (bisher gewählt: { $chosen }).
       *[other] „{ $source }“: Wähle bis zu { $most ->
            [one] 1 Karte
           *[other] { $most } Karten
        } zum Abwerfen, dann „fertig“ (bisher gewählt: { $chosen }).
    }
prompt-take = „{ $source }“: Welche Karte nimmst du?
prompt-move = „{ $source }“: Welche Karte verschiebst du?
prompt-swap = { $chosen ->
        [0] „{ $source }“: Welchen deiner Sammler gibst du her?
       *[other] „{ $source }“: Welchen Sammler bekommst du dafür?
    }
prompt-play-again = „{ $source }“: Welche Karte spielst du aus?
prompt-hold = „{ $source }“: Welche Karte kommt darunter?
prompt-choose-action = „{ $source }“: Welche Aktion kommt dazu?
prompt-move-to = Wer bekommt „{ $card }“?
prompt-trade = Mit wem tauschst du die Handkarten?
prompt-take-from = Von wessen Hand?
prompt-give-up-held = „{ $card }“ ist bei dir gefangen. Wird die Karte auch abgeworfen?
prompt-discard = Wirf eine Karte von der Hand ab.
prompt-discard-or-random = Wirf { $what_one } ab, oder lass den Zufall eine Karte wählen.

choice-draw = ziehen
choice-end = Zug beenden
choice-pass = nicht reagieren
choice-done = fertig
choice-random = eine zufällige Karte hergeben
choice-yes = ja, sie wird auch abgeworfen
choice-no = nein, sie bleibt
choice-use = „{ $card }“ nutzen
choice-release = „{ $card }“ aus „{ $by }“ freilassen
choice-play = { $card } ausspielen
choice-hand-limit = { $card } abwerfen
choice-table-limit-of = { $card } abwerfen
choice-react = mit { $card } antworten
choice-steal-of = { $card } von { $seat } stehlen
choice-drop-goal = { $card } abwerfen
choice-discard-cards = { $card } abwerfen
choice-discard-cards-of = { $card } von { $seat } abwerfen
    .you-seat = { $card } von dir abwerfen
choice-take = { $card } nehmen
choice-take-of = { $card } von { $seat } nehmen
    .you-seat = { $card } von dir nehmen
choice-move-of = { $card } von { $seat } verschieben
    .you-seat = { $card } von dir verschieben
choice-swap-mine = „{ $card }“ hergeben
choice-swap-theirs = „{ $card }“ von { $seat } bekommen
choice-hold-of = { $card } darunterlegen
choice-choose-action = { $card } dazulegen
choice-discard = { $card } abwerfen
choice-discard-or-random = { $card } abwerfen
choice-give = „{ $card }“ an { $seat } geben
    .you-seat = „{ $card }“ selbst behalten
choice-move-to = „{ $card }“ zu { $seat } verschieben
    .you-seat = „{ $card }“ zu dir verschieben
choice-trade = mit { $seat } die Handkarten tauschen
choice-take-from = von { $seat } nehmen

# ---- what surely follows a choice, under its name: "Ben gewinnt damit sofort · „Spiele 3 aus“ verschwindet"
preview-wins-you = { $unless ->
        [yes] du gewinnst, wenn niemand antwortet
       *[no] du gewinnst sofort
    }
preview-wins = { $unless ->
        [yes] { $seat } gewinnt damit, wenn niemand antwortet
       *[no] { $seat } gewinnt damit sofort
    }
preview-capped = das Spiel endet ohne Sieger
preview-yours = { $card } (bei dir)
preview-blocked-you = { $more ->
        [0] du erfüllst „{ $goal }“, aber { $by } verhindert den Sieg
        [one] du erfüllst „{ $goal }“, aber { $by } und noch eine Karte verhindern den Sieg
       *[other] du erfüllst „{ $goal }“, aber { $by } und noch { $more } Karten verhindern den Sieg
    }
preview-blocked = { $more ->
        [0] { $seat } erfüllt „{ $goal }“, aber { $by } verhindert den Sieg
        [one] { $seat } erfüllt „{ $goal }“, aber { $by } und noch eine Karte verhindern den Sieg
       *[other] { $seat } erfüllt „{ $goal }“, aber { $by } und noch { $more } Karten verhindern den Sieg
    }
preview-tied-you = du und { $other } würdet im selben Augenblick gewinnen: Noch gewinnt niemand
preview-tied = { $seat } und { $other } würden im selben Augenblick gewinnen: Noch gewinnt niemand
preview-trade = { $count ->
        [0] du gibst { $mine } ab und bekommst keine Karte
        [one] du gibst { $mine } ab und bekommst 1 Karte
       *[other] du gibst { $mine } ab und bekommst { $count } Karten
    }
preview-goes = { $count ->
        [one] verschwindet: { $cards }
       *[other] verschwinden: { $cards }
    }
preview-go-many = { $count } ausliegende Karten verschwinden
preview-you-discard-cards = { $count ->
        [one] du wirfst sofort 1 Karte ab
       *[other] du wirfst sofort { $count } Karten ab
    }
preview-you-discard-keepers = du wirfst sofort { $count } Sammler ab
preview-discards-cards = { $count ->
        [one] { $seat } wirft sofort 1 Karte ab
       *[other] { $seat } wirft sofort { $count } Karten ab
    }
preview-discards-keepers = { $seat } wirft sofort { $count } Sammler ab
preview-others-discard-cards = die anderen werfen sofort zusammen { $count } Karten ab
preview-others-discard-keepers = die anderen werfen sofort zusammen { $count } Sammler ab
preview-then-you-discard-cards = { $count ->
        [one] danach wirfst du 1 Karte ab
       *[other] danach wirfst du { $count } Karten ab
    }
preview-then-you-discard-keepers = danach wirfst du { $count } Sammler ab
preview-you-would-discard-cards = { $count ->
        [one] am Ende deines Zuges müsstest du 1 Karte abwerfen
       *[other] am Ende deines Zuges müsstest du { $count } Karten abwerfen
    }
preview-you-would-discard-keepers = am Ende deines Zuges müsstest du { $count } Sammler abwerfen
preview-draws = du ziehst noch { $count }
preview-plays-more = du spielst in diesem Zug { $count } mehr aus
preview-plays-only = du spielst in diesem Zug nur noch { $count } aus
preview-plays-no-more = du spielst in diesem Zug nichts mehr aus
preview-lacks-you = dir fehlt dann für „{ $goal }“ nur noch: { $what }
preview-lacks = { $seat } fehlt dann für „{ $goal }“ nur noch: { $what }
preview-set-back-you = dir fehlt dann für „{ $goal }“: { $what }
preview-set-back = { $seat } fehlt dann für „{ $goal }“: { $what }
preview-no-use = kein Ziel im Spiel braucht das
preview-goes-ahead = „{ $card }“ wirkt doch
preview-has-no-effect = „{ $card }“ bleibt ohne Wirkung
preview-comes-to = „{ $card }“ kommt zu { $seat }
    .you-seat = „{ $card }“ kommt zu dir
preview-plays-top = welche Karte das ist, weiß noch niemand

# ---- when others are asked to answer, for standing orders: "Wenn jemand ein Ziel ausspielt, reagierst du nie"
window-action = Wenn jemand eine Aktion ausspielt
window-goal = Wenn jemand ein Ziel ausspielt
window-rule = Wenn jemand eine Neue Regel ausspielt
window-keeper = Wenn jemand einen Sammler ausspielt
window-theft = Wenn jemand einen Sammler stiehlt
window-creeper = Wenn jemand { kind-creeper.one } bekommt
window-surprise = Wenn jemand eine Überraschung ausspielt

# ---- what happened
event-drew = { $count ->
        [one] { $seat } zieht 1 Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
    .you-seat = { $count ->
          [one] Du ziehst 1 Karte.
         *[other] Du ziehst { $count } Karten.
        }
event-placed = „{ $card }“ landet vor { $seat }.
    .you-seat = „{ $card }“ landet vor dir.
event-played = { $seat } spielt „{ $card }“ aus.
    .you-seat = Du spielst „{ $card }“ aus.
event-used = { $seat } nutzt „{ $card }“.
    .you-seat = Du nutzt „{ $card }“.
event-answered = { $seat } antwortet auf „{ $subject }“ mit „{ $card }“.
    .you-seat = Du antwortest auf „{ $subject }“ mit „{ $card }“.
event-cancelled = „{ $card }“ bleibt ohne Wirkung.
event-discarded = { $seat } wirft „{ $card }“ ab.
    .you-seat = Du wirfst „{ $card }“ ab.
event-removed = „{ $card }“ kommt auf den Ablagestapel.
event-stole = { $seat } bekommt „{ $card }“ von { $victim }.
    .you-seat = Du bekommst „{ $card }“ von { $victim }.
    .you-victim = { $seat } bekommt „{ $card }“ von dir.
event-took = { $seat } nimmt „{ $card }“ auf die Hand.
    .you-seat = Du nimmst „{ $card }“ auf die Hand.
event-sent = { $seat } verschiebt „{ $card }“ zu { $to }.
    .you-seat = Du verschiebst „{ $card }“ zu { $to }.
    .you-to = { $seat } verschiebt „{ $card }“ zu dir.
    .you-seat-to = Du verschiebst „{ $card }“ zu dir.
event-traded = { $seat } und { $other } tauschen die Handkarten.
    .you-seat = Du tauschst mit { $other } die Handkarten.
    .you-other = { $seat } tauscht mit dir die Handkarten.
event-swapped = { $seat } gibt „{ $card }“ an { $other } und bekommt „{ $for }“.
    .you-seat = Du gibst „{ $card }“ an { $other } und bekommst „{ $for }“.
    .you-other = { $seat } gibt dir „{ $card }“ und bekommt „{ $for }“.
event-mixed = { $seat } wirbelt alles durcheinander.
    .you-seat = Du wirbelst alles durcheinander.
event-dealt = { $seat } bekommt „{ $card }“ ausgeteilt.
    .you-seat = Du bekommst „{ $card }“ ausgeteilt.
event-taxed = { $seat } nimmt „{ $card }“ aus der Hand von { $victim }.
    .you-seat = Du nimmst „{ $card }“ aus der Hand von { $victim }.
    .you-victim = { $seat } nimmt dir „{ $card }“ aus der Hand.
event-taxed-hidden = { $seat } nimmt eine Karte aus der Hand von { $victim }.
event-gave = { $seat } teilt aus: „{ $card }“ geht an { $to }.
    .you-seat = Du teilst aus: „{ $card }“ geht an { $to }.
    .you-to = { $seat } teilt aus: „{ $card }“ geht an dich.
    .you-seat-to = Du teilst aus: „{ $card }“ behältst du selbst.
event-gave-hidden = { $seat } teilt aus: Eine Karte geht an { $to }.
event-held = { $seat } sperrt „{ $card }“ ein.
    .you-seat = Du sperrst „{ $card }“ ein.
event-released = „{ $card }“ ist wieder frei und liegt vor { $seat }.
    .you-seat = „{ $card }“ ist wieder frei und liegt vor dir.
event-jailed = „{ $card }“ wird eingesperrt.
event-kept = „{ $card }“ liegt jetzt bei der Regel.
event-reshuffled = Der Ablagestapel wird in den Nachziehstapel gemischt.
event-again = { $seat } ist noch einmal am Zug.
    .you-seat = Du bist noch einmal am Zug.
event-joined = { $seat } steigt ins Spiel ein.
    .you-seat = Du steigst ins Spiel ein.
event-blocked = { $more ->
        [0] { $seat } erfüllt „{ $goal }“, aber { $by } ({ $owner }) verhindert den Sieg.
        [one] { $seat } erfüllt „{ $goal }“, aber { $by } ({ $owner }) und noch eine Karte verhindern den Sieg.
       *[other] { $seat } erfüllt „{ $goal }“, aber { $by } ({ $owner }) und noch { $more } Karten verhindern den Sieg.
    }
    .you-seat = { $more ->
          [0] Du erfüllst „{ $goal }“, aber { $by } ({ $owner }) verhindert den Sieg.
          [one] Du erfüllst „{ $goal }“, aber { $by } ({ $owner }) und noch eine Karte verhindern den Sieg.
         *[other] Du erfüllst „{ $goal }“, aber { $by } ({ $owner }) und noch { $more } Karten verhindern den Sieg.
        }
    .you-owner = { $more ->
          [0] { $seat } erfüllt „{ $goal }“, aber { $by } (bei dir) verhindert den Sieg.
          [one] { $seat } erfüllt „{ $goal }“, aber { $by } (bei dir) und noch eine Karte verhindern den Sieg.
         *[other] { $seat } erfüllt „{ $goal }“, aber { $by } (bei dir) und noch { $more } Karten verhindern den Sieg.
        }
    .you-seat-owner = { $more ->
          [0] Du erfüllst „{ $goal }“, aber { $by } (bei dir) verhindert den Sieg.
          [one] Du erfüllst „{ $goal }“, aber { $by } (bei dir) und noch eine Karte verhindern den Sieg.
         *[other] Du erfüllst „{ $goal }“, aber { $by } (bei dir) und noch { $more } Karten verhindern den Sieg.
        }
event-tied = { $goals ->
        [1] { $seat } und { $other } erfüllen „{ $goal }“ im selben Augenblick: Noch gewinnt niemand, das Spiel geht weiter.
       *[other] { $seat } erfüllt „{ $goal }“ und { $other } im selben Augenblick „{ $theirs }“: Noch gewinnt niemand, das Spiel geht weiter.
    }
    .you-seat = { $goals ->
          [1] Du und { $other } erfüllt „{ $goal }“ im selben Augenblick: Noch gewinnt niemand, das Spiel geht weiter.
         *[other] Du erfüllst „{ $goal }“ und { $other } im selben Augenblick „{ $theirs }“: Noch gewinnt niemand, das Spiel geht weiter.
        }
    .you-other = { $goals ->
          [1] { $seat } und du erfüllt „{ $goal }“ im selben Augenblick: Noch gewinnt niemand, das Spiel geht weiter.
         *[other] { $seat } erfüllt „{ $goal }“ und du im selben Augenblick „{ $theirs }“: Noch gewinnt niemand, das Spiel geht weiter.
        }
event-won = { $seat } gewinnt mit „{ $goal }“: { $needs }!
    .you-seat = Du gewinnst mit „{ $goal }“: { $needs }!
event-capped = { $turns } Züge sind gespielt: Das Spiel endet ohne Sieger.
event-lost = { $seat } wirft eine zufällige Handkarte ab: „{ $card }“.
    .you-seat = Du wirfst eine zufällige Handkarte ab: „{ $card }“.
event-pulled = { $seat } zieht „{ $card }“ aus der Hand von { $victim }.
    .you-seat = Du ziehst „{ $card }“ aus der Hand von { $victim }.
    .you-victim = { $seat } zieht dir „{ $card }“ aus der Hand.
event-rotated = { $seat } lässt alle Handkarten nach links wandern.
    .you-seat = Du lässt alle Handkarten nach links wandern.

# ---- the table
pile-hand = Hand
pile-table = Auf dem Tisch
pile-draw_pile = Nachziehstapel
pile-discard = Ablagestapel
pile-rules = Regeln
pile-goals = Ziele
pile-playing = Wird ausgespielt
pile-asylum = Eingesperrt
pile-kept_action = Bei der Regel
pile-cuffed = Gefangen
pile-aside = Vorübergehende Hand
pile-out = Nicht in dieser Partie
# what a badge means, for whoever asks
badge-turn-explained = Zieht jetzt und spielt aus; die anderen können mit Überraschungen antworten.
badge-logo-explained = Trägt heute ein Batman-Logo und darf mit der Regel „Batman Logo Bonus“ eine Karte mehr ziehen.
badge-turn = am Zug
badge-logo = trägt ein Logo
notice-force = Jetzt gilt: { $draw } ziehen, { $play } ausspielen (noch { $left }). Handkartenlimit: { $hand }, Sammlerlimit: { $keepers }.
notice-play = { $count }
notice-play-all = alle
notice-play-all-but-1 = alle bis auf 1
notice-limit = { $count }
notice-no-limit = keines
notice-rule = Regel „{ $card }“: { $says }
notice-goal = Ziel „{ $card }“: { $needs }.
notice-no-goal = Noch kein Ziel: Niemand kann gewinnen.
notice-creeper = { $card } ({ $seat })
    .you-seat = { $card } (bei dir)
notice-blocks-all = Solange diese Karten im Spiel sind, kann niemand gewinnen, außer mit einem Ziel, das so eine Karte verlangt: { $cards }.
notice-blocks-holder = Vor wem diese Karten liegen, der kann nicht gewinnen, außer mit einem Ziel, das so eine Karte verlangt: { $cards }.

# ---- the numbers of this turn, for small signs: "Ziehen 2", "Ausspielen 3 · noch 1", "Handkartenlimit 2 (du: 3)"
fact-draw = Ziehen
fact-play = Ausspielen
fact-hand-limit = Hand{"\u00AD"}karten{"\u00AD"}limit
fact-keeper-limit = Sammler{"\u00AD"}limit
fact-goals = Ziele gleichzeitig
fact-creepers = { $what_many }
fact-jail = Eingesperrt
fact-surprises = Überraschungen
fact-next = Nächster Zug
fact-number = { $count }
fact-up-to = bis zu { $count }
fact-none = keins
fact-kept-none = keine
fact-all = alle
fact-all-but-1 = alle bis auf 1
fact-yours = { $value } (du: { $more })
fact-theirs = { $value } ({ $seat }: { $more })
fact-left = { $left ->
        [0] { $value } · keine mehr
       *[other] { $value } · noch { $left }
    }
fact-blocks-nobody = halten niemanden auf
fact-blocks-holder = halten nur ihre Besitzer auf
fact-blocks-everyone = halten alle auf
fact-free = freie Aktion
fact-used = genutzt
fact-kept = { $card }
fact-kept-used = { $card } · genutzt
fact-only = nur { $seat }
    .you-seat = nur du
fact-again = noch einmal { $seat }
    .you-seat = noch einmal du

# ---- what a seat lacks for a Goal; a card by its name, otherwise:
lack-some = { $count ->
        [one] eine von: { $cards }
       *[other] { $count } von: { $cards }
    }
lack-creepers = { $count ->
        [one] noch 1 { $what }
       *[other] noch { $count } { $what_many }
    }
lack-creepers-in-play = { $count ->
        [one] noch 1 { $what } im Spiel
       *[other] noch { $count } { $what_many } im Spiel
    }
lack-keepers = noch { $count } Sammler
lack-hand = { $count ->
        [one] noch 1 Karte auf der Hand
       *[other] noch { $count } Karten auf der Hand
    }

# ---- a chain of answers, link by link: what is about to happen, the first Surprise, the next ones
chain-played = { $seat } spielt „{ $card }“ aus
    .you-seat = Du spielst „{ $card }“ aus
chain-stolen = { $seat } nimmt „{ $card }“ von { $victim }
    .you-seat = Du nimmst „{ $card }“ von { $victim }
    .you-victim = { $seat } nimmt dir „{ $card }“ weg
chain-placed = „{ $card }“ geht an { $seat }
    .you-seat = „{ $card }“ geht an dich
chain-moved = { $seat } verschiebt „{ $card }“ zu { $to }
    .you-seat = Du verschiebst „{ $card }“ zu { $to }
    .you-to = { $seat } verschiebt „{ $card }“ zu dir
    .you-seat-to = Du verschiebst „{ $card }“ zu dir
chain-cancels = { $seat } hebt das mit „{ $card }“ auf
    .you-seat = Du hebst das mit „{ $card }“ auf
chain-takes = { $seat } holt sich die Karte mit „{ $card }“
    .you-seat = Du holst dir die Karte mit „{ $card }“
chain-stops-theft = { $seat } verhindert den Diebstahl mit „{ $card }“
    .you-seat = Du verhinderst den Diebstahl mit „{ $card }“
chain-cancels-that = { $seat } hebt „{ $subject }“ mit „{ $card }“ auf
    .you-seat = Du hebst „{ $subject }“ mit „{ $card }“ auf

# ---- what the browser's panel says: rules in force, goals and how everybody stands, the chain, what is kept
panel-title = Das gilt jetzt
panel-all = Alles lesen, was jetzt gilt
panel-facts = Regeln
goal-met = hat alles dafür
goal-met-you = Du hast alles dafür
goal-blocked = hat alles, ist aber blockiert
goal-blocked-you = Du hast alles, bist aber blockiert
goal-but = hat alles, wird aber blockiert: { $what }
goal-but-you = Du hast alles, wirst aber blockiert: { $what }
goal-stopped-too = blockiert
goal-lacks = fehlt: { $what }
goal-lacks-you = Dir fehlt: { $what }
goal-missing = { $count ->
        [one] 1 fehlt
       *[other] { $count } fehlen
    }
goal-missing-you = { $count ->
        [one] Dir fehlt 1
       *[other] Dir fehlen { $count }
    }
goal-has = hat { $what }
goal-stopped = blockiert durch { $what }
goal-stops-all = Wegen { $what } kann damit niemand gewinnen
goal-details = { $goal }: wie es bei allen steht
chain-title = Was gleich geschieht, das Neueste zuerst
chain-void = aufgehoben
keep-count = { $kept } von { $room } behalten
keep-choose = { $room ->
        [one] 1 Karte behalten
       *[other] { $room } Karten behalten
    }
keep-these = { $kept } behalten; { $going } abwerfen
keep-none = { $going } abwerfen
keep-cards = { $count } Karten
mark-use = nutzen
mark-release = freilassen

# ---- why not
why-allowed = Das darfst du jetzt wählen.
why-over = Das Spiel ist zu Ende.
why-not-asked = Danach wird jetzt nicht gefragt.
why-drawn = Die Karten für diesen Zug sind schon gezogen.
why-draw-first = Zuerst werden die Karten für diesen Zug gezogen.
why-not-your-turn = Am Zug ist { $seat }.
why-plays-first = Du hast noch eine Karte auszuspielen.
why-limits-first = Zuerst wirfst du bis zum Limit ab.
why-no-window = Gerade geschieht nichts, worauf man antworten könnte.
why-in-the-middle = Nicht, solange eine Karte noch nicht fertig ausgeführt ist.
why-turn-ended = Eine Karte hat deinen Zug beendet; du kannst nichts mehr nutzen.
why-not-before-you = „{ $card }“ liegt nicht vor dir.
why-rule-not-in-play = „{ $card }“ ist nicht im Spiel.
why-used = „{ $card }“ ist in diesem Zug schon genutzt.
why-nothing-to-do = „{ $card }“ kann jetzt nichts bewirken.
why-need-creeper = Das geht nur, wenn du { $what_one } vor dir hast.
why-need-logo = „{ $card }“ darf nur nutzen, wer ein Logo trägt.
why-need-play = „{ $card }“ kannst du nur nutzen, solange du noch eine Karte auszuspielen hast.
why-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
why-no-plays = Du hast schon alle Karten ausgespielt, die du in diesem Zug ausspielen darfst.
why-not-a-surprise = „{ $card }“ ist keine Überraschung und kann nicht antworten.
why-wrong-event = „{ $card }“ ist darauf keine Antwort.
why-own-turn = In deinem eigenen Zug antwortet eine Überraschung nur auf eine andere Überraschung.
why-shield = „{ $card }“ schützt die aktive Person: Niemand sonst darf eine Überraschung ausspielen.
why-cannot-choose = „{ $card }“ steht hier nicht zur Wahl.
why-cannot-choose-seat = { $seat } steht hier nicht zur Wahl.
    .you-seat = Du stehst hier nicht zur Wahl.
why-choose-seat = Du wirst nach einer Person gefragt.
why-no-random = Der Zufall steht hier nicht zur Wahl.
why-temporary = Jetzt werden nur die eben gezogenen Karten ausgespielt; deine eigene Hand liegt beiseite.

# ---- what speaks for or against a move
remark-wins = du gewinnst: „{ $goal }“ ist erfüllt
remark-wins-unless = du gewinnst mit „{ $goal }“, wenn niemand antwortet
remark-loses = { $seat } würde mit „{ $goal }“ gewinnen
remark-otherwise = sonst gewinnt { $seat } mit „{ $goal }“
remark-blocked = du erfüllst „{ $goal }“, aber „{ $card }“ verhindert den Sieg
remark-short = dir fehlt dann nur noch eine Karte für „{ $goal }“
remark-sets-you-back = wirft dich bei „{ $goal }“ zurück
remark-own-goal-goes = { $left ->
        [0] du gibst „{ $goal }“ auf, obwohl dir dafür nichts mehr fehlt
       *[other] du gibst „{ $goal }“ auf, obwohl dir dafür nur eine Karte fehlt
    }
remark-goal-goes = { $left ->
        [0] „{ $goal }“ verschwindet: Bisher hat { $seat } alles dafür
       *[other] „{ $goal }“ verschwindet: Bisher fehlt { $seat } dafür nur noch eine Karte
    }
remark-hinders = { $left ->
        [0] wirft { $seat } zurück: Bisher ist für „{ $goal }“ alles da
       *[other] wirft { $seat } zurück: Bisher fehlt für „{ $goal }“ nur noch eine Karte
    }
remark-helps = { $left ->
        [0] { $seat } hat dann alles für „{ $goal }“
       *[other] { $seat } fehlt dann nur noch eine Karte für „{ $goal }“
    }
remark-for-hand = passt zu „{ $goal }“ auf deiner Hand
remark-power = bringt dir die Fähigkeit dieser Karte
remark-cannot-use = du selbst kannst das jetzt nicht nutzen
remark-free-action = bringt eine freie Aktion: { $steps }
remark-more-draw = { $count ->
        [one] du ziehst in jedem deiner Züge { $count } Karte mehr
       *[other] du ziehst in jedem deiner Züge { $count } Karten mehr
    }
remark-more-play = { $count ->
        [one] du spielst in jedem deiner Züge { $count } Karte mehr aus
       *[other] du spielst in jedem deiner Züge { $count } Karten mehr aus
    }
remark-spends-surprise = kostet dich eine Überraschung
remark-keeps-surprise = du sparst dir deine Überraschung für später auf
remark-stops = hebt „{ $card }“ auf
remark-stops-theft = { $keepers ->
        [0] verhindert den Diebstahl von „{ $card }“
       *[other] verhindert den Diebstahl von „{ $card }“, und du stiehlst dafür einen Sammler
    }
remark-comes-to-you = „{ $card }“ kommt stattdessen zu dir
remark-draws = { $count ->
        [one] du ziehst { $count } Karte
       *[other] du ziehst { $count } Karten
    }
remark-draws-and-plays = du ziehst { $count } Karten und spielst { $plays ->
        [1] eine
       *[other] { $plays }
    } davon aus
remark-draws-and-plays-all = { $count ->
        [1] du ziehst 1 Karte und spielst sie aus
        [2] du ziehst 2 Karten und spielst beide aus
       *[other] du ziehst { $count } Karten und spielst alle aus
    }
remark-plays-more = { $count ->
        [one] du spielst in diesem Zug { $count } Karte mehr aus
       *[other] du spielst in diesem Zug { $count } Karten mehr aus
    }
remark-plays-fewer = { $count ->
        [one] du spielst in diesem Zug { $count } Karte weniger aus
       *[other] du spielst in diesem Zug { $count } Karten weniger aus
    }
remark-others-lose-cards = { $count ->
        [one] die anderen müssen { $count } Karte abwerfen
       *[other] die anderen müssen zusammen { $count } Karten abwerfen
    }
remark-you-lose-cards = { $count ->
        [one] du wirfst { $count } Karte ab
       *[other] du wirfst { $count } Karten ab
    }
remark-others-lose-keepers = { $count ->
        [one] die anderen verlieren { $count } Sammler
       *[other] die anderen verlieren zusammen { $count } Sammler
    }
remark-you-lose-keepers = du verlierst { $count } Sammler
remark-mixes = alle Sammler werden neu ausgeteilt: Bisher hast du { $mine } von { $count }
remark-another-turn = bringt dir noch einen Zug
remark-no-effect = bewirkt jetzt nichts
remark-does = Wirkung: { $steps }
remark-ends-turn = beendet sofort deinen Zug
remark-takes-from-all = bringt dir von jeder anderen Hand eine Karte
remark-could-win = damit kannst du „{ $card }“ bekommen und mit „{ $goal }“ gewinnen
remark-could-take = { $left ->
        [0] damit kannst du { $seat } „{ $card }“ wegnehmen: Bisher ist für „{ $goal }“ alles da
       *[other] damit kannst du { $seat } „{ $card }“ wegnehmen: Bisher fehlt für „{ $goal }“ nur noch eine Karte
    }
remark-hands = { $count ->
        [0] { $seat } hat keine Karten auf der Hand, du hast { $mine }
        [one] { $seat } hat { $count } Karte auf der Hand, du hast { $mine }
       *[other] { $seat } hat { $count } Karten auf der Hand, du hast { $mine }
    }
remark-needed = du brauchst die Karte für „{ $goal }“
remark-spare = für die Ziele im Spiel nicht zu gebrauchen
remark-far = { $count ->
        [one] dir fehlt für „{ $goal }“ { $count } Karte
       *[other] dir fehlen für „{ $goal }“ { $count } Karten
    }
remark-nobody-over = zurzeit liegt niemand über dem Limit

# ---- wie Partien enden, in der Statistik

how-won = Ziel: { $goal }
how-capped = Zuglimit, niemand hat gewonnen

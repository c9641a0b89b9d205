# Fluxx in Polish. The names of cards and their own words come from the deck.
# $seat, $victim, $other, $to: names of players, never inflected: always the subject, or after a colon.
# $card, $source, $subject, $by, $for, $goal: names of cards, never inflected: in quotes after "karta", or after a colon.
title = Batman Fluxx
game-pitch = Zaczyna się od „dobierz jedną, zagraj jedną”, a potem prawie każda karta zmienia zasady albo cel gry.
game-minutes = od 5 do 30 minut

## Options

option-deck = Talia
option-deck-batman = Batman Fluxx
option-deck-batman-says = Bohaterowie, złoczyńcy i gadżety z Gotham: 100 kart według wydania z 2015 roku.
option-deck-allotment = Księżycowa noc na działkach
option-deck-allotment-says = Jeż, sowa i ślimak wśród warzyw: nasza własna, mniejsza talia.
option-logo = Kto nosi logo Batmana
option-logo-says = Kto ma je dziś na ubraniu, może dzięki karcie „Batman Logo Bonus” dobrać jedną kartę więcej (FX-63).
option-turn_cap = Limit tur
option-turn_cap-says = Zabezpieczenie: po tylu turach, licząc wszystkich graczy razem, gra kończy się bez zwycięzcy (FX-75).
# $option: which option it is about
bad-deck = { $count ->
    [one] Tą talią nie da się grać: jest w niej błąd. Strona „Talie” pokazuje, gdzie.
    [few] Tą talią nie da się grać: są w niej { $count } błędy. Strona „Talie” pokazuje, gdzie.
   *[many] Tą talią nie da się grać: jest w niej { $count } błędów. Strona „Talie” pokazuje, gdzie.
  }

# ---- kinds of cards; one: accusative, after a verb; many: genitive plural; all: accusative
# A deck may bring its own kind-creeper: no other case than these is safe, nor is its gender known.
kind-keeper = Fant
    .one = jeden Fant
    .many = Fantów
    .all = wszystkie Fanty
kind-creeper = Zonk
    .one = jednego Zonka
    .many = Zonków
    .all = wszystkie Zonki
kind-goal = Cel
    .one = jeden Cel
    .many = Celów
    .all = wszystkie Cele
kind-rule = Nowa Zasada
    .one = jedną Nową Zasadę
    .many = Nowych Zasad
    .all = wszystkie Nowe Zasady
kind-action = Akcja
    .one = jedną Akcję
    .many = Akcji
    .all = wszystkie Akcje
kind-surprise = Niespodzianka
    .one = jedną Niespodziankę
    .many = Niespodzianek
    .all = wszystkie Niespodzianki
kind-card = karta
    .one = jedną kartę
    .many = kart
    .all = wszystkie karty
kind-named = karta „{ $card }”
    .one = kartę „{ $card }”
    .many = kart „{ $card }”
    .all = kartę „{ $card }”
kind-or = { $first } lub { $second }
    .one = { $first_one } lub { $second_one }
    .many = { $first_many } lub { $second_many }
    .all = { $first_all } i { $second_all }
told = { $card }: { $says }
told-confirmed = { $card }: { $says }
told-shared-why = Działa jak ta sama karta w innych wydaniach
told-shared = { $card }: { $says } ({ told-shared-why }).
told-inferred-why = Wywnioskowane z poszlak
told-inferred = { $card }: { $says } ({ told-inferred-why }).
told-proposed-why = Co najmniej część działania to nasza propozycja
told-proposed = { $card }: { $says } ({ told-proposed-why }).
card-of-kind = { $card } ({ $kind })
card-quoted = „{ $card }”

# many: where several cards are meant
place-play = w grze
    .many = w grze
place-middle = w grze
    .many = w grze
place-yours = sprzed siebie
    .many = sprzed siebie
place-others = innego gracza
    .many = innych graczy
place-hand = z ręki
    .many = z ręki
place-discard = ze stosu kart odrzuconych
    .many = ze stosu kart odrzuconych

# ---- what cards do, step by step: as a command ("dobierz"); inf: after "możesz" ("dobrać")
then = { $first }, a potem { $second }
    .inf = { $first_inf }, a potem { $second_inf }
and = { $first } i { $second }
and-comma = { $first }, { $second }
and-either = { $first } oraz { $second }
either = { $first } lub { $second }
comma = { $first }, { $second }
sentences = { $first } { $second }

n-cards = { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
n-played = { $plays ->
        [1] jedną z nich
       *[other] { $plays } z nich
    }
n-discarded = { $how ->
        [exactly] { $count ->
            [1] { $what_one } { $place }
           *[other] { $what ->
                [karta] { n-cards } { $place_many }
               *[other] { $count } spośród { $what_many } { $place_many }
            }
        }
        [up-to] { $count ->
            [1] najwyżej { $what_one } { $place }
           *[other] do { $count } { $what_many } { $place_many }
        }
        [half] do połowy { $what_many } { $place_many }, zaokrąglając w górę
        [any] dowolną liczbę { $what_many } { $place_many }
       *[all] { $what_all } { $place_many }
    }
step-draw = dobierz { n-cards }
    .inf = dobrać { n-cards }
step-draw-as-many = dobierz tyle samo kart
    .inf = dobrać tyle samo kart
step-draw-and-play = odłóż swoją rękę na bok, dobierz { n-cards } i zagraj { n-played }
    .inf = odłożyć swoją rękę na bok, dobrać { n-cards } i zagrać { n-played }
n-all-played = { $count ->
        [1] ją
        [2] obie
       *[other] wszystkie
    }
step-draw-and-play-all = odłóż swoją rękę na bok, dobierz { n-cards } i zagraj { n-all-played }
    .inf = odłożyć swoją rękę na bok, dobrać { n-cards } i zagrać { n-all-played }
step-draw-and-give = dobierz po jednej karcie na każdego gracza, obejrzyj je i daj każdemu jedną, także sobie
    .inf = dobrać po jednej karcie na każdego gracza, obejrzeć je i dać każdemu jedną, także sobie
step-all-draw = każdy dobiera { n-cards }
    .inf = sprawić, by każdy dobrał { n-cards }
step-discard = odrzuć { n-discarded }
    .inf = odrzucić { n-discarded }
step-discard-hand = odrzuć całą rękę
    .inf = odrzucić całą rękę
step-discard-this = odrzuć tę kartę
    .inf = odrzucić tę kartę
step-others-discard = każdy inny gracz odrzuca z ręki { $what_one }
    .inf = sprawić, by każdy inny gracz odrzucił z ręki { $what_one }
step-others-discard-or-random = każdy inny gracz odrzuca z ręki { $what_one } albo losową kartę
    .inf = sprawić, by każdy inny gracz odrzucił z ręki { $what_one } albo losową kartę
step-steal = ukradnij { $what_one } { $place } i połóż tę kartę przed sobą
    .inf = ukraść { $what_one } { $place } i położyć tę kartę przed sobą
step-take = weź na rękę { $what_one } { $place }
    .inf = wziąć na rękę { $what_one } { $place }
step-take-random = weź po jednej losowej karcie z ręki każdego innego gracza
    .inf = wziąć po jednej losowej karcie z ręki każdego innego gracza
step-move = przenieś { $what_one } { $place } do kogoś innego
    .inf = przenieść { $what_one } { $place } do kogoś innego
step-swap = wymień jeden ze swoich Fantów na Fant innego gracza
    .inf = wymienić jeden ze swoich Fantów na Fant innego gracza
step-trade = zamień się kartami na ręce z wybranym graczem
    .inf = zamienić się kartami na ręce z wybranym graczem
step-rotate = każdy przekazuje całą rękę w lewo
    .inf = sprawić, by każdy przekazał całą rękę w lewo
step-mix = zbierz { $what_all } w grze, potasuj i rozdaj odkryte, zaczynając od siebie
    .inf = zebrać { $what_all } w grze, potasować i rozdać odkryte, zaczynając od siebie
step-play = weź { $what_one } { $place } i od razu zagraj tę kartę
    .inf = wziąć { $what_one } { $place } i od razu zagrać tę kartę
step-play-top = weź wierzchnią kartę stosu dobierania i od razu ją zagraj
    .inf = wziąć wierzchnią kartę stosu dobierania i od razu ją zagrać
step-play-random = weź losową kartę z ręki innego gracza i od razu ją zagraj
    .inf = wziąć losową kartę z ręki innego gracza i od razu ją zagrać
step-shuffle-in = wtasuj stos kart odrzuconych do stosu dobierania
    .inf = wtasować stos kart odrzuconych do stosu dobierania
step-hold = włóż { $what_one } { $place } pod tę kartę (karta pod spodem nie jest w grze, dopóki jej nie uwolnisz)
    .inf = włożyć { $what_one } { $place } pod tę kartę (karta pod spodem nie jest w grze, dopóki jej nie uwolnisz)
step-keep = wybierz { $what_one } { $place } i połóż tę kartę przy tej zasadzie
    .inf = wybrać { $what_one } { $place } i położyć tę kartę przy tej zasadzie
step-do-kept = wykonaj Akcję, która tu leży
    .inf = wykonać Akcję, która tu leży
step-another-turn = rozegraj po tej turze jeszcze jedną
    .inf = rozegrać po tej turze jeszcze jedną
step-end-turn = od razu zakończ turę
    .inf = od razu zakończyć turę

explain-do = Przy zagraniu: { $steps }.
explain-use = Raz w swojej turze możesz { $steps_inf }.
explain-use-creeper = Raz w swojej turze, jeśli leży przed tobą { $what }, możesz { $steps_inf }.
explain-use-logo = Raz w swojej turze, jeśli nosisz logo, możesz { $steps_inf }.
explain-use-play = W swojej turze, dopóki masz jeszcze kartę do zagrania, możesz { $steps_inf }.
explain-goal = Warunek wygranej: { $needs }.
explain-shield = W twojej turze nikt inny nie może zagrać Niespodzianki.
explain-nothing = Bez zdolności.
explain-creeper-nobody = Ta karta po dobraniu sama wchodzi do gry.
explain-creeper-holder = Ta karta po dobraniu sama wchodzi do gry; kto ją ma, nie może wygrać, chyba że Cel wymaga takiej karty.
explain-creeper-everyone = Ta karta po dobraniu sama wchodzi do gry; dopóki leży przed kimkolwiek, nikt nie może wygrać, chyba że Cel wymaga takiej karty.
explain-answers-action = Poza swoją turą: anuluj Akcję, którą właśnie zagrywa inny gracz.
explain-answers-goal = Poza swoją turą: anuluj Cel, który właśnie zagrywa inny gracz.
explain-answers-rule = Poza swoją turą: anuluj Nową Zasadę, którą właśnie zagrywa inny gracz.
explain-answers-keeper = Poza swoją turą: Fant, który właśnie zagrywa inny gracz, trafia zamiast tego przed ciebie.
explain-answers-theft = Poza swoją turą: anuluj kradzież swojego Fanta i ukradnij złodziejowi jeden z jego Fantów.
explain-answers-creeper = Poza swoją turą: gdy do innego gracza ma trafić { $what }, ta karta trafia zamiast tego przed ciebie.
gives-draw = W swojej turze dobierasz o { n-cards } więcej.
gives-play = W swojej turze zagrywasz o { n-cards } więcej.
gives-limits = Możesz przekroczyć limit kart na ręce i limit Fantów o { $count }.

sets-draw = W każdej turze dobierz { n-cards }.
sets-play = W każdej turze zagraj { n-cards }.
sets-play-all = W każdej turze zagraj wszystkie swoje karty.
sets-play-all-but-1 = W każdej turze zagraj wszystkie swoje karty oprócz jednej.
sets-hand_limit = { $count ->
        [0] Poza swoją turą nikt nie może mieć kart na ręce.
        [one] Poza swoją turą nikt nie może mieć na ręce więcej niż { $count } karty.
       *[other] Poza swoją turą nikt nie może mieć na ręce więcej niż { $count } kart.
    }
sets-keeper_limit = { $count ->
        [0] Poza swoją turą nikt nie może mieć Fantów.
        [one] Poza swoją turą nikt nie może mieć więcej niż { $count } Fanta.
       *[other] Poza swoją turą nikt nie może mieć więcej niż { $count } Fantów.
    }
sets-goals = { $count ->
        [one] W grze może być { $count } Cel; wystarczy go spełnić.
        [few] W grze mogą być { $count } Cele; wystarczy spełnić jeden z nich.
        [many] W grze może być { $count } Celów; wystarczy spełnić jeden z nich.
       *[other] W grze może być { $count } Celu; wystarczy spełnić jeden z nich.
    }
sets-blocks-nobody = { $what } nikomu nie przeszkadza wygrać.
sets-blocks-holder = { $what } przeszkadza wygrać tylko temu, przed kim leży.
sets-blocks-everyone = Dopóki przed kimkolwiek leży { $what }, nikt nie może wygrać.
sets-jail = { $what } zamiast na stos kart odrzuconych trafia tutaj, pod klucz; gdy ta zasada znika, zamknięte karty rozdaje się graczom.

need-some = { $count } z kart: { $cards }
need-creepers = co najmniej { n-creepers }
need-creepers-in-play = co najmniej { n-creepers } w grze, przed kimkolwiek
n-creepers = { $count ->
        [one] { $count } { $what }
       *[other] { $count } { $what_many }
    }
need-keepers = { $count ->
        [one] co najmniej { $count } Fant
        [few] co najmniej { $count } Fanty
        [many] co najmniej { $count } Fantów
       *[other] co najmniej { $count } Fanta
    }
need-hand = { $count ->
        [one] co najmniej { $count } karta na ręce
        [few] co najmniej { $count } karty na ręce
        [many] co najmniej { $count } kart na ręce
       *[other] co najmniej { $count } karty na ręce
    }

# ---- what is asked
prompt-over = Koniec gry.
prompt-draw = Dobierz karty albo najpierw czegoś użyj.
prompt-play = { $left ->
        [one] Zagraj { $left } kartę.
        [few] Zagraj jeszcze { $left } karty, teraz jedną z nich.
        [many] Zagraj jeszcze { $left } kart, teraz jedną z nich.
       *[other] Zagraj jeszcze { $left } karty, teraz jedną z nich.
    }
prompt-hand-limit = Limit kart na ręce: { $limit }. { $limit ->
        [0] Nie zostaje żadna; do odrzucenia: { $left }.
        [one] Którą kartę zatrzymujesz? Do odrzucenia: { $left }.
        [few] Które { $limit } karty zatrzymujesz? Do odrzucenia: { $left }.
        [many] Których { $limit } kart nie odrzucasz? Do odrzucenia: { $left }.
       *[other] Które { $limit } karty zatrzymujesz? Do odrzucenia: { $left }.
    }
prompt-table-limit = Limit Fantów: { $limit }. { $limit ->
        [one] Który Fant zatrzymujesz? Do odrzucenia: { $left }.
        [few] Które { $limit } Fanty zatrzymujesz? Do odrzucenia: { $left }.
        [many] Których { $limit } Fantów nie odrzucasz? Do odrzucenia: { $left }.
       *[other] Które { $limit } Fanty zatrzymujesz? Do odrzucenia: { $left }.
    }
prompt-end = Zakończ turę albo, jeśli możesz, najpierw czegoś użyj.
prompt-react-played = { $seat } zagrywa: { $card }. Reagujesz?
prompt-react-surprise = { $seat } odpowiada na kartę „{ $subject }” kartą „{ $card }”. Anulujesz tę odpowiedź?
prompt-react-theft = { $seat } chce ukraść kartę „{ $card }”, którą ma { $victim }. Reagujesz?
    .you-victim = { $seat } chce ukraść ci kartę „{ $card }”. Reagujesz?
prompt-react-placed = { $seat } kładzie przed sobą kartę „{ $card }”. Reagujesz?
    .you-seat = Kładziesz przed sobą kartę „{ $card }”. Reagujesz?
prompt-react-moved = { $seat } przenosi kartę „{ $card }”; ma ją dostać { $to }. Reagujesz?
    .you-to = { $seat } przenosi do ciebie kartę „{ $card }”. Reagujesz?
prompt-steal = Którą kartę kradniesz?
prompt-play-these = { $left ->
        [one] Zagraj { $left } z tych kart.
       *[other] Zagraj { $left } z tych kart, teraz jedną z nich.
    }
prompt-give = Kto dostaje kartę „{ $card }”?
prompt-drop-goal = Za dużo Celów: który zostaje odrzucony?
prompt-discard-cards = { $how ->
        [exactly] { $source }: którą kartę odrzucasz?
        [any] { $source }: wybierz dowolną liczbę kart do odrzucenia, potem zakończ (na razie { $chosen }).
       *[other] { $source }: wybierz najwyżej { $most ->
            [one] { $most } kartę
            [few] { $most } karty
            [many] { $most } kart
           *[other] { $most } karty
        } do odrzucenia, potem zakończ (na razie { $chosen }).
    }
prompt-take = { $source }: którą kartę bierzesz?
prompt-move = { $source }: którą kartę przenosisz?
prompt-swap = { $chosen ->
        [0] { $source }: który ze swoich Fantów oddajesz?
       *[other] { $source }: który Fant dostajesz?
    }
prompt-play-again = { $source }: którą kartę zagrywasz?
prompt-hold = { $source }: którą kartę wkładasz pod spód?
prompt-choose-action = { $source }: którą Akcję kładziesz przy tej zasadzie?
prompt-move-to = Kto dostaje kartę „{ $card }”?
prompt-trade = Z kim zamieniasz się kartami na ręce?
prompt-take-from = Z czyjej ręki bierzesz kartę?
prompt-give-up-held = Trzymasz w niewoli kartę „{ $card }”. Czy ona też zostaje odrzucona?
prompt-discard = Odrzuć kartę z ręki.
prompt-discard-or-random = Odrzuć z ręki { $what_one } albo zdaj się na los.

choice-draw = dobierz karty
choice-end = zakończ turę
choice-pass = nie reaguj
choice-done = zakończ wybieranie
choice-random = odrzuć losową kartę
choice-yes = tak, odrzuć ją też
choice-no = nie, zostaje
choice-use = użyj: { $card }
choice-release = uwolnij kartę „{ $card }” spod karty „{ $by }”
choice-play = zagraj: { $card }
choice-hand-limit = odrzuć: { $card }
choice-table-limit-of = odrzuć: { $card }
choice-react = odpowiedz kartą: { $card }
choice-steal-of = ukradnij kartę, którą ma { $seat }: { $card }
choice-drop-goal = odrzuć: { $card }
choice-discard-cards = odrzuć: { $card }
choice-discard-cards-of = odrzuć kartę, którą ma { $seat }: { $card }
    .you-seat = odrzuć swoją kartę: { $card }
choice-take = weź: { $card }
choice-take-of = weź kartę, którą ma { $seat }: { $card }
    .you-seat = weź swoją kartę: { $card }
choice-move-of = przenieś kartę, którą ma { $seat }: { $card }
    .you-seat = przenieś swoją kartę: { $card }
choice-swap-mine = oddaj: { $card }
choice-swap-theirs = weź kartę, którą ma { $seat }: { $card }
choice-hold-of = włóż pod spód: { $card }
choice-choose-action = połóż przy zasadzie: { $card }
choice-discard = odrzuć: { $card }
choice-discard-or-random = odrzuć: { $card }
choice-give = kartę „{ $card }” dostaje { $seat }
    .you-seat = zatrzymaj kartę „{ $card }”
choice-move-to = kartę „{ $card }” dostaje { $seat }
    .you-seat = przenieś kartę „{ $card }” do siebie
choice-trade = zamień się kartami z graczem: { $seat }
choice-take-from = weź kartę z ręki gracza: { $seat }

# ---- what surely follows a choice, under its name: "Ben od razu wygra · znika: „Zagraj 3”"
preview-wins-you = { $unless ->
        [yes] wygrywasz, jeśli nikt nie zareaguje
       *[no] od razu wygrywasz
    }
preview-wins = { $unless ->
        [yes] { $seat } wygra, jeśli nikt nie zareaguje
       *[no] { $seat } od razu wygra
    }
preview-capped = gra kończy się bez zwycięzcy
preview-yours = { $card } (u ciebie)
preview-blocked-you = spełniasz Cel „{ $goal }”, ale wygraną blokuje { $more ->
        [0] { $by }
        [one] { $by } i jeszcze { $more } karta
        [few] { $by } i jeszcze { $more } karty
        [many] { $by } i jeszcze { $more } kart
       *[other] { $by } i jeszcze { $more } karty
    }
preview-blocked = { $seat } spełnia Cel „{ $goal }”, ale wygraną blokuje { $more ->
        [0] { $by }
        [one] { $by } i jeszcze { $more } karta
        [few] { $by } i jeszcze { $more } karty
        [many] { $by } i jeszcze { $more } kart
       *[other] { $by } i jeszcze { $more } karty
    }
preview-tied-you = ty i { $other } spełniacie Cel jednocześnie: nikt jeszcze nie wygrywa
preview-tied = { $seat } i { $other } jednocześnie spełniają Cel: nikt jeszcze nie wygrywa
preview-trade = oddajesz { $mine }, a dostajesz { $count ->
        [0] pustą rękę
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
preview-goes = { $count ->
        [one] znika: { $cards }
       *[other] znikają: { $cards }
    }
preview-go-many = { $count ->
        [one] znika { $count } karta w grze
        [few] znikają { $count } karty w grze
        [many] znika { $count } kart w grze
       *[other] znika { $count } karty w grze
    }
preview-you-discard-cards = od razu odrzucasz { n-cards }
preview-you-discard-keepers = od razu odrzucasz { n-keepers }
preview-discards-cards = { $seat } od razu odrzuca { n-cards }
preview-discards-keepers = { $seat } od razu odrzuca { n-keepers }
preview-others-discard-cards = pozostali od razu odrzucają łącznie { n-cards }
preview-others-discard-keepers = pozostali od razu odrzucają łącznie { n-keepers }
preview-then-you-discard-cards = potem odrzucasz { n-cards }
preview-then-you-discard-keepers = potem odrzucasz { n-keepers }
preview-you-would-discard-cards = na koniec tury czeka cię odrzucenie: { $count }
preview-you-would-discard-keepers = na koniec tury czeka cię odrzucenie Fantów: { $count }
preview-draws = dobierasz jeszcze { n-cards }
preview-plays-more = w tej turze zagrywasz o { n-cards } więcej
preview-plays-only = w tej turze zagrywasz już tylko { n-cards }
preview-plays-no-more = w tej turze nic już nie zagrywasz
preview-lacks-you = do Celu „{ $goal }” brakuje ci wtedy już tylko: { $what }
preview-lacks = { $seat } potrzebuje wtedy do Celu „{ $goal }” już tylko: { $what }
preview-set-back-you = do Celu „{ $goal }” brakuje ci wtedy: { $what }
preview-set-back = { $seat } potrzebuje wtedy do Celu „{ $goal }”: { $what }
preview-no-use = nie wymaga jej żaden Cel w grze
preview-goes-ahead = karta „{ $card }” jednak działa
preview-has-no-effect = karta „{ $card }” nie ma skutku
preview-comes-to = kartę „{ $card }” dostaje { $seat }
    .you-seat = kartę „{ $card }” dostajesz ty
preview-plays-top = nikt jeszcze nie wie, co to za karta

# ---- when others are asked to answer, for standing orders: "Gdy ktoś zagrywa Cel, nigdy nie reagujesz"
window-action = Gdy ktoś zagrywa Akcję
window-goal = Gdy ktoś zagrywa Cel
window-rule = Gdy ktoś zagrywa Nową Zasadę
window-keeper = Gdy ktoś zagrywa Fant
window-theft = Gdy ktoś kradnie Fant
window-creeper = Gdy do kogoś ma trafić { kind-creeper }
window-surprise = Gdy ktoś zagrywa Niespodziankę

# ---- what happened
event-drew = { $seat } dobiera { n-cards }.
    .you-seat = Dobierasz { n-cards }.
event-placed = { $seat } kładzie przed sobą kartę „{ $card }”.
    .you-seat = Kładziesz przed sobą kartę „{ $card }”.
event-played = { $seat } zagrywa kartę „{ $card }”.
    .you-seat = Zagrywasz kartę „{ $card }”.
event-used = { $seat } używa karty „{ $card }”.
    .you-seat = Używasz karty „{ $card }”.
event-answered = { $seat } odpowiada na kartę „{ $subject }” kartą „{ $card }”.
    .you-seat = Odpowiadasz na kartę „{ $subject }” kartą „{ $card }”.
event-cancelled = Karta „{ $card }” nie ma skutku.
event-discarded = { $seat } odrzuca kartę „{ $card }”.
    .you-seat = Odrzucasz kartę „{ $card }”.
event-removed = Karta „{ $card }” trafia na stos kart odrzuconych.
event-stole = { $seat } zabiera kartę „{ $card }”, a traci ją { $victim }.
    .you-seat = Zabierasz kartę „{ $card }”, a traci ją { $victim }.
    .you-victim = { $seat } zabiera ci kartę „{ $card }”.
event-took = { $seat } bierze na rękę kartę „{ $card }”.
    .you-seat = Bierzesz na rękę kartę „{ $card }”.
event-sent = { $seat } przenosi kartę „{ $card }”, a dostaje ją { $to }.
    .you-seat = Przenosisz kartę „{ $card }”, a dostaje ją { $to }.
    .you-to = { $seat } przenosi kartę „{ $card }” do ciebie.
    .you-seat-to = Przenosisz kartę „{ $card }” do siebie.
event-traded = { $seat } i { $other } zamieniają się kartami z ręki.
    .you-seat = Ty i { $other } zamieniacie się kartami z ręki.
    .you-other = { $seat } zamienia się z tobą kartami z ręki.
event-swapped = Wymiana: { $seat } oddaje kartę „{ $card }”, a { $other } kartę „{ $for }”.
    .you-seat = Wymiana: oddajesz kartę „{ $card }”, a { $other } kartę „{ $for }”.
    .you-other = Wymiana: { $seat } oddaje kartę „{ $card }”, a ty kartę „{ $for }”.
event-mixed = { $seat } zbiera karty ze stołu i tasuje.
    .you-seat = Zbierasz karty ze stołu i tasujesz.
event-dealt = { $seat } dostaje kartę „{ $card }”.
    .you-seat = Dostajesz kartę „{ $card }”.
event-taxed = { $seat } bierze z cudzej ręki kartę „{ $card }”, a traci ją { $victim }.
    .you-seat = Bierzesz z cudzej ręki kartę „{ $card }”, a traci ją { $victim }.
    .you-victim = { $seat } bierze ci z ręki kartę „{ $card }”.
event-taxed-hidden = { $seat } bierze kartę z cudzej ręki, a traci ją { $victim }.
event-gave = { $seat } rozdaje: kartę „{ $card }” dostaje { $to }.
    .you-seat = Rozdajesz: kartę „{ $card }” dostaje { $to }.
    .you-to = { $seat } rozdaje: dostajesz kartę „{ $card }”.
    .you-seat-to = Rozdajesz: kartę „{ $card }” zatrzymujesz dla siebie.
event-gave-hidden = { $seat } rozdaje: jedną kartę dostaje { $to }.
event-held = { $seat } bierze do niewoli kartę „{ $card }”.
    .you-seat = Bierzesz do niewoli kartę „{ $card }”.
event-released = Karta „{ $card }” jest znów wolna i leży na stole. Ma ją { $seat }.
    .you-seat = Karta „{ $card }” jest znów wolna i leży przed tobą.
event-jailed = Karta „{ $card }” trafia pod klucz.
event-kept = Karta „{ $card }” leży teraz przy zasadzie.
event-reshuffled = Stos kart odrzuconych zostaje wtasowany do stosu dobierania.
event-again = { $seat } rozgrywa jeszcze jedną turę.
    .you-seat = Rozgrywasz jeszcze jedną turę.
event-joined = { $seat } dołącza do gry.
    .you-seat = Dołączasz do gry.
event-blocked = { $seat } spełnia Cel „{ $goal }”, ale wygraną blokuje { $more ->
        [0] { $by } ({ $owner }).
        [one] { $by } ({ $owner }) i jeszcze { $more } karta.
        [few] { $by } ({ $owner }) i jeszcze { $more } karty.
        [many] { $by } ({ $owner }) i jeszcze { $more } kart.
       *[other] { $by } ({ $owner }) i jeszcze { $more } karty.
    }
    .you-seat = Spełniasz Cel „{ $goal }”, ale wygraną blokuje { $more ->
          [0] { $by } ({ $owner }).
          [one] { $by } ({ $owner }) i jeszcze { $more } karta.
          [few] { $by } ({ $owner }) i jeszcze { $more } karty.
          [many] { $by } ({ $owner }) i jeszcze { $more } kart.
         *[other] { $by } ({ $owner }) i jeszcze { $more } karty.
        }
    .you-owner = { $seat } spełnia Cel „{ $goal }”, ale wygraną blokuje { $more ->
          [0] { $by } (u ciebie).
          [one] { $by } (u ciebie) i jeszcze { $more } karta.
          [few] { $by } (u ciebie) i jeszcze { $more } karty.
          [many] { $by } (u ciebie) i jeszcze { $more } kart.
         *[other] { $by } (u ciebie) i jeszcze { $more } karty.
        }
    .you-seat-owner = Spełniasz Cel „{ $goal }”, ale wygraną blokuje { $more ->
          [0] { $by } (u ciebie).
          [one] { $by } (u ciebie) i jeszcze { $more } karta.
          [few] { $by } (u ciebie) i jeszcze { $more } karty.
          [many] { $by } (u ciebie) i jeszcze { $more } kart.
         *[other] { $by } (u ciebie) i jeszcze { $more } karty.
        }
event-tied = { $goals ->
        [1] { $seat } i { $other } jednocześnie spełniają Cel „{ $goal }”: nikt jeszcze nie wygrywa, gra toczy się dalej.
       *[other] { $seat } spełnia Cel „{ $goal }”, a { $other } jednocześnie Cel „{ $theirs }”: nikt jeszcze nie wygrywa, gra toczy się dalej.
    }
    .you-seat = { $goals ->
          [1] Ty i { $other } jednocześnie spełniacie Cel „{ $goal }”: nikt jeszcze nie wygrywa, gra toczy się dalej.
         *[other] Spełniasz Cel „{ $goal }”, a { $other } jednocześnie Cel „{ $theirs }”: nikt jeszcze nie wygrywa, gra toczy się dalej.
        }
    .you-other = { $goals ->
          [1] { $seat } i ty jednocześnie spełniacie Cel „{ $goal }”: nikt jeszcze nie wygrywa, gra toczy się dalej.
         *[other] { $seat } spełnia Cel „{ $goal }”, a ty jednocześnie Cel „{ $theirs }”: nikt jeszcze nie wygrywa, gra toczy się dalej.
        }
event-won = { $seat } wygrywa dzięki Celowi „{ $goal }”: { $needs }!
    .you-seat = Wygrywasz dzięki Celowi „{ $goal }”: { $needs }!
event-capped = { $turns ->
        [1] Po { $turns } turze gra kończy się bez zwycięzcy.
       *[other] Po { $turns } turach gra kończy się bez zwycięzcy.
    }
event-lost = { $seat } odrzuca losową kartę z ręki: „{ $card }”.
    .you-seat = Odrzucasz losową kartę z ręki: „{ $card }”.
event-pulled = { $seat } wyciąga z cudzej ręki kartę „{ $card }”, a traci ją { $victim }.
    .you-seat = Wyciągasz z cudzej ręki kartę „{ $card }”, a traci ją { $victim }.
    .you-victim = { $seat } wyciąga ci z ręki kartę „{ $card }”.
event-rotated = { $seat } puszcza karty w obieg: każdy przekazuje całą rękę w lewo.
    .you-seat = Puszczasz karty w obieg: każdy przekazuje całą rękę w lewo.

# ---- the table
pile-hand = ręka
pile-table = na stole
pile-draw_pile = stos dobierania
pile-discard = stos kart odrzuconych
pile-rules = zasady
pile-goals = Cele
pile-playing = właśnie zagrywane
pile-asylum = pod kluczem
pile-kept_action = przy zasadzie
pile-cuffed = w niewoli
pile-aside = tymczasowa ręka
pile-out = poza tą grą
# what a badge means, for whoever asks
badge-turn-explained = Ten gracz teraz dobiera i zagrywa; pozostali mogą odpowiadać Niespodziankami.
badge-logo-explained = Ten gracz ma dziś na sobie logo Batmana: przy zasadzie „Batman Logo Bonus” może dobrać o jedną kartę więcej.
badge-turn = teraz gra
badge-logo = nosi logo
notice-force = Teraz: dobierz { $draw }, zagraj { $play }, do zagrania zostało: { $left }. Limit kart na ręce: { $hand }, limit Fantów: { $keepers }.
notice-play = { $count }
notice-play-all = wszystkie
notice-play-all-but-1 = wszystkie oprócz 1
notice-limit = { $count }
notice-no-limit = brak
notice-rule = Zasada „{ $card }”: { $says }
notice-goal = Cel „{ $card }”: { $needs }.
notice-no-goal = Nie ma jeszcze Celu: nikt nie może wygrać.
notice-creeper = { $card } ({ $seat })
    .you-seat = { $card } (u ciebie)
notice-blocks-all = Dopóki te karty są w grze, nikt nie może wygrać dzięki Celowi, który takiej karty nie wymaga: { $cards }.
notice-blocks-holder = Te karty nie pozwalają swoim właścicielom wygrać dzięki Celowi, który takiej karty nie wymaga: { $cards }.

# ---- the numbers of this turn, for small signs: "Dobierz 2", "Zagraj 3 · zostało 1", "Limit Fantów 2 (ty: 3)"
fact-draw = Dobierz
fact-play = Zagraj
fact-hand-limit = Limit kart na ręce
fact-keeper-limit = Limit Fantów
fact-goals = Cele naraz
fact-creepers = { $what }
fact-jail = Pod kluczem
fact-surprises = Niespodzianki
fact-next = Następna tura
fact-number = { $count }
fact-up-to = do { $count }
fact-none = brak
fact-kept-none = brak
fact-all = wszystkie
fact-all-but-1 = wszystkie oprócz jednej
fact-yours = { $value } (ty: { $more })
fact-theirs = { $value } ({ $seat }: { $more })
fact-left = { $value } · zostało { $left }
fact-blocks-nobody = nikomu nie przeszkadza
fact-blocks-holder = przeszkadza tylko właścicielowi
fact-blocks-everyone = przeszkadza wszystkim
fact-free = darmowa akcja
fact-used = już użyto
fact-kept = { $card }
fact-kept-used = { $card } · już użyto
fact-only = tylko { $seat }
    .you-seat = tylko ty
fact-again = znowu { $seat }
    .you-seat = znowu ty

# ---- what a seat lacks for a Goal; a card by its name, otherwise:
lack-some = { $count ->
        [one] jedna z kart: { $cards }
       *[other] { $count } z kart: { $cards }
    }
lack-creepers = jeszcze { n-creepers }
lack-creepers-in-play = jeszcze { n-creepers } w grze
lack-keepers = { $count ->
        [one] jeszcze { $count } Fant
        [few] jeszcze { $count } Fanty
        [many] jeszcze { $count } Fantów
       *[other] jeszcze { $count } Fanta
    }
lack-hand = { $count ->
        [one] jeszcze { $count } karta na ręce
        [few] jeszcze { $count } karty na ręce
        [many] jeszcze { $count } kart na ręce
       *[other] jeszcze { $count } karty na ręce
    }

# ---- a chain of answers, link by link: what is about to happen, the first Surprise, the next ones
chain-played = { $seat } zagrywa kartę „{ $card }”
    .you-seat = Zagrywasz kartę „{ $card }”
chain-stolen = { $seat } zabiera kartę „{ $card }”, a traci ją { $victim }
    .you-seat = Zabierasz kartę „{ $card }”, a traci ją { $victim }
    .you-victim = { $seat } zabiera ci kartę „{ $card }”
chain-placed = Kartę „{ $card }” dostaje { $seat }
    .you-seat = Kartę „{ $card }” dostajesz ty
chain-moved = { $seat } przenosi kartę „{ $card }”, a dostaje ją { $to }
    .you-seat = Przenosisz kartę „{ $card }”, a dostaje ją { $to }
    .you-to = { $seat } przenosi kartę „{ $card }” do ciebie
    .you-seat-to = Przenosisz kartę „{ $card }” do siebie
chain-cancels = { $seat } anuluje to kartą „{ $card }”
    .you-seat = Anulujesz to kartą „{ $card }”
chain-takes = { $seat } przejmuje tę kartę dzięki karcie „{ $card }”
    .you-seat = Przejmujesz tę kartę dzięki karcie „{ $card }”
chain-stops-theft = { $seat } powstrzymuje kradzież kartą „{ $card }”
    .you-seat = Powstrzymujesz kradzież kartą „{ $card }”
chain-cancels-that = { $seat } anuluje kartę „{ $subject }” kartą „{ $card }”
    .you-seat = Anulujesz kartę „{ $subject }” kartą „{ $card }”

# ---- what the browser's panel says: rules in force, goals and how everybody stands, the chain, what is kept
panel-title = Teraz obowiązuje
panel-all = Przeczytaj wszystko, co obowiązuje
panel-facts = Zasady
goal-met = ma wszystko
goal-met-you = Masz wszystko
goal-blocked = ma wszystko, ale coś blokuje
goal-blocked-you = Masz wszystko, ale coś blokuje
goal-but = ma wszystko, ale blokuje: { $what }
goal-but-you = Masz wszystko, ale blokuje: { $what }
goal-stopped-too = zablokowane
goal-lacks = brakuje: { $what }
goal-lacks-you = Brakuje ci: { $what }
goal-missing = brak: { $count }
goal-missing-you = Brakuje ci: { $count }
goal-has = ma: { $what }
goal-stopped = blokuje: { $what }
goal-stops-all = Nikt nie może dzięki niemu wygrać; blokuje: { $what }
goal-details = { $goal }: ile brakuje każdemu z graczy
chain-title = Co się zaraz stanie, od najnowszego
chain-void = anulowane
keep-count = zatrzymane: { $kept } z { $room }
keep-choose = { $room ->
        [one] Zatrzymaj { $room } kartę
        [few] Zatrzymaj { $room } karty
       *[other] Zatrzymaj { $room } kart
    }
keep-these = Zatrzymaj: { $kept }; odrzuć: { $going }
keep-none = Odrzuć: { $going }
keep-cards = { $count ->
        [few] { $count } karty
       *[other] { $count } kart
    }
mark-use = użyj
mark-release = uwolnij

# ---- why not
why-allowed = Możesz to teraz wybrać.
why-over = Gra jest już skończona.
why-not-asked = Gra teraz o to nie pyta.
why-drawn = Karty na tę turę są już dobrane.
why-draw-first = Najpierw dobiera się karty na tę turę.
why-not-your-turn = To nie twoja tura: teraz gra { $seat }.
why-plays-first = Masz jeszcze kartę do zagrania.
why-limits-first = Najpierw odrzuć karty ponad limit.
why-no-window = Nie dzieje się nic, na co można by odpowiedzieć.
why-in-the-middle = Najpierw trzeba dokończyć to, co się właśnie dzieje.
why-turn-ended = Twoja tura jest już zakończona; niczego nie można już użyć.
why-not-before-you = Karta „{ $card }” nie leży przed tobą.
why-rule-not-in-play = Karta „{ $card }” nie jest w grze.
why-used = Karta „{ $card }” jest już w tej turze zużyta.
why-nothing-to-do = Karta „{ $card }” nie ma teraz nic do zrobienia.
why-need-creeper = Możesz tego użyć tylko wtedy, gdy leży przed tobą { $what }.
why-need-logo = Karty „{ $card }” może użyć tylko ktoś, kto nosi logo.
why-need-play = Karty „{ $card }” można użyć tylko wtedy, gdy masz jeszcze kartę do zagrania.
why-not-in-hand = Nie masz na ręce karty „{ $card }”.
why-no-plays = Nie masz już zagrań.
why-not-a-surprise = Karta „{ $card }” nie jest Niespodzianką: nie można nią odpowiedzieć.
why-wrong-event = Kartą „{ $card }” nie można na to odpowiedzieć.
why-own-turn = W swojej turze możesz odpowiedzieć Niespodzianką tylko na inną Niespodziankę.
why-shield = Karta „{ $card }” chroni aktywnego gracza: nikt inny nie może zagrać Niespodzianki.
why-cannot-choose = Karty „{ $card }” nie można tu wybrać.
why-cannot-choose-seat = { $seat } nie wchodzi tu w grę.
    .you-seat = Siebie nie możesz tu wskazać.
why-choose-seat = Trzeba wskazać gracza.
why-no-random = Tutaj nie można zdać się na los.
why-temporary = Teraz zagrywasz tylko właśnie dobrane karty; twoja ręka jest odłożona na bok.

# ---- what speaks for or against a move
remark-wins = wygrywasz: Cel „{ $goal }” jest spełniony
remark-wins-unless = wygrywasz dzięki Celowi „{ $goal }”, jeśli nikt nie zareaguje
remark-loses = { $seat } wygra dzięki Celowi „{ $goal }”
remark-otherwise = inaczej { $seat } wygra dzięki Celowi „{ $goal }”
remark-blocked = spełniasz Cel „{ $goal }”, ale karta „{ $card }” nie pozwala wygrać
remark-short = do Celu „{ $goal }” będzie ci brakować już tylko jednej karty
remark-sets-you-back = oddala cię od Celu „{ $goal }”
remark-own-goal-goes = { $left ->
        [0] rezygnujesz z Celu „{ $goal }”, choć masz już do niego wszystko
       *[other] rezygnujesz z Celu „{ $goal }”, choć brakuje ci do niego tylko jednej karty
    }
remark-goal-goes = { $left ->
        [0] znika Cel „{ $goal }”, do którego { $seat } ma już wszystko
       *[other] znika Cel „{ $goal }”, do którego { $seat } potrzebuje już tylko jednej karty
    }
remark-hinders = { $left ->
        [0] przeszkadza w Celu „{ $goal }”: { $seat } ma już do niego wszystko
       *[other] przeszkadza w Celu „{ $goal }”: { $seat } potrzebuje do niego już tylko jednej karty
    }
remark-helps = { $left ->
        [0] { $seat } będzie mieć wszystko do Celu „{ $goal }”
       *[other] { $seat } będzie potrzebować już tylko jednej karty do Celu „{ $goal }”
    }
remark-for-hand = pasuje do Celu „{ $goal }”, który masz na ręce
remark-power = daje ci zdolność tej karty
remark-cannot-use = ty nie możesz teraz z tego skorzystać
remark-free-action = wprowadza darmową akcję: { $steps }
remark-more-draw = w każdej swojej turze dobierasz o { n-cards } więcej
remark-more-play = w każdej swojej turze zagrywasz o { n-cards } więcej
remark-spends-surprise = kosztuje cię Niespodziankę
remark-keeps-surprise = zachowujesz Niespodziankę na później
remark-stops = anuluje kartę „{ $card }”
remark-stops-theft = { $keepers ->
        [0] anuluje kradzież karty „{ $card }”
       *[other] anuluje kradzież karty „{ $card }”, a ty kradniesz w zamian jeden Fant
    }
remark-comes-to-you = karta „{ $card }” trafia zamiast tego do ciebie
remark-draws = dobierasz { n-cards }
remark-draws-and-plays = dobierasz { n-cards } i zagrywasz { n-played }
remark-draws-and-plays-all = dobierasz { n-cards } i zagrywasz { n-all-played }
remark-plays-more = w tej turze zagrywasz o { n-cards } więcej
remark-plays-fewer = w tej turze zagrywasz o { n-cards } mniej
remark-others-lose-cards = { $count ->
        [one] pozostali muszą odrzucić { n-cards }
       *[other] pozostali muszą odrzucić łącznie { n-cards }
    }
remark-you-lose-cards = odrzucasz { n-cards }
remark-others-lose-keepers = { $count ->
        [one] pozostali tracą { n-keepers }
       *[other] pozostali tracą łącznie { n-keepers }
    }
remark-you-lose-keepers = tracisz { n-keepers }
n-keepers = { $count ->
        [one] { $count } Fant
        [few] { $count } Fanty
        [many] { $count } Fantów
       *[other] { $count } Fanta
    }
remark-mixes = wszystkie Fanty zostaną rozdane od nowa (razem { $count }, twoje: { $mine })
remark-another-turn = daje ci jeszcze jedną turę
remark-no-effect = teraz nic nie daje
remark-does = działanie: { $steps }
remark-ends-turn = od razu kończy twoją turę
remark-takes-from-all = dostajesz po jednej karcie z każdej innej ręki
remark-could-win = możesz zdobyć kartę „{ $card }” i wygrać dzięki Celowi „{ $goal }”
remark-could-take = { $left ->
        [0] możesz zabrać kartę „{ $card }”: { $seat } ma już wszystko do Celu „{ $goal }”
       *[other] możesz zabrać kartę „{ $card }”: { $seat } potrzebuje już tylko jednej karty do Celu „{ $goal }”
    }
remark-hands = { $count ->
        [0] { $seat } nie ma kart na ręce, ty masz { $mine }
       *[other] { $seat } ma na ręce { n-cards }, ty masz { $mine }
    }
remark-needed = potrzebujesz tej karty do Celu „{ $goal }”
remark-spare = do Celów w grze ta karta się nie przyda
remark-far = { $count ->
        [one] do Celu „{ $goal }” brakuje ci { $count } karty
       *[other] do Celu „{ $goal }” brakuje ci { $count } kart
    }
remark-nobody-over = na razie nikt nie przekracza limitu

# ---- jak kończą się gry, w statystykach

how-won = Cel: { $goal }
how-capped = Limit tur, nikt nie wygrał

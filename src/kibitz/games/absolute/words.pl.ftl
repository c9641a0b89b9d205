# Absolute in Polish.
# $seat, $owner: names of players, never inflected: always the subject, in brackets, or before a colon.
# $card, $cards: cards as in the notation, "+5C", "+5C -8C +3D".

title = Absolute
game-pitch = Układaj z kart od −10 do +10 zestawy o sumie zero i zamieniaj swoje karty na najlepsze z cudzych zestawów.
game-minutes = od 30 do 60 minut

## Options

option-tabletop = Jak przy prawdziwym stole
option-tabletop-says = Możesz zagrać dowolne karty, nawet błędnie; nieprawidłowe zestawy znikają ze stołu na koniec twojej tury (AZ-42).
option-rounds = Rundy
option-rounds-says = Punkty ze wszystkich rund się sumują; instrukcja przewiduje trzy (AZ-2).
option-add_to_any_set = Dodawanie do dowolnego zestawu
option-add_to_any_set-says = Możesz dodawać karty także do zestawów innych graczy, o ile nie są zablokowane (AZ-21).
option-zero_in_swap = Karta Zero jako dżoker w zamianie
option-zero_in_swap-says = Karta Zero oddana w zamianie reprezentuje tę liczbę, której brakuje; inaczej liczy się jako 0 (AZ-16).
option-turn_limit = Limit tur
option-turn_limit-says = Zabezpieczenie: po tylu turach każdego gracza punkty za rundę liczy się według bieżącego stanu (AZ-34).
option-tabletop-true = jak przy prawdziwym stole
option-add_to_any_set-true = dodawanie do dowolnego zestawu
option-zero_in_swap-false = karta Zero oddana w zamianie liczy się jako 0

## Piles and badges

pile-hand = ręka
pile-sets = zestawy
pile-deck = talia
pile-discard = stos kart odrzuconych
pile-box = w pudełku
# $sign: plus or minus; $symbol: C, S, D or T
card-name = { $sign } { $number }, { $symbol ->
    [C] koło
    [S] kwadrat
    [D] romb
   *[T] trójkąt
  }
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
# $zero: the number that the zero of a set stands for; $locked: its owner has gone out; $sum: of cards that make no set
caption = { points }{ locked }
caption-short = { $points } pkt
caption-zero = { points }, karta Zero jako { $zero }{ locked }
caption-wrong = to nie zestaw: suma wynosi { $sum }
locked = { $locked ->
    [yes] , zablokowany
   *[no] {""}
  }
# what a badge means, for whoever asks
badge-points-explained = Tyle są teraz warte zestawy przed tym graczem.
badge-penalty-explained = Tyle punktów kosztowałaby cię ręka, gdyby runda skończyła się teraz. Widzisz to tylko ty.
badge-total-explained = Punkty z poprzednich rund.
badge-final-explained = Wszystkie rundy razem: wynik.
badge-closer-explained = Ten gracz pierwszy wyszedł z gry. Każdy z pozostałych ma jeszcze jedną turę i runda się kończy.
badge-out-explained = Ten gracz nie ma już kart i w tej rundzie nie ma więcej tur.
badge-points = { points } na stole
badge-penalty = ręka −{ $points }
badge-total = { $total ->
    [one] { $total } punkt z poprzednich rund
    [few] { $total } punkty z poprzednich rund
    [many] { $total } punktów z poprzednich rund
   *[other] { $total } punktu z poprzednich rund
  }
badge-final = { $total ->
    [one] razem { $total } punkt
    [few] razem { $total } punkty
    [many] razem { $total } punktów
   *[other] razem { $total } punktu
  }
badge-closer = poza grą (Zamykający)
badge-out = poza grą
notice-round = Runda { $round } z { $rounds }
notice-last-turns = { $seat } jest już poza grą: to ostatnie tury.
    .you-seat = Dla ciebie runda jest skończona: to ostatnie tury pozostałych.

## Prompts

prompt-draw = Dobierz kartę: z talii czy ze stosu kart odrzuconych?
prompt-swap = Możesz zamienić jedną lub dwie karty z ręki na karty z jednego zestawu.
prompt-play = Możesz zagrywać zestawy, dodawać karty do swoich zestawów i przegrupowywać je.
prompt-discard = Odrzuć kartę albo powiedz „Pas”.
prompt-discard-one = Po zagraniu kart musisz odrzucić jedną kartę.
prompt-discard-down = { $over ->
    [one] Masz na ręce więcej niż siedem kart. Odrzuć jedną.
    [few] Masz na ręce więcej niż siedem kart. Odrzuć { $over } karty, jedną po drugiej.
    [many] Masz na ręce więcej niż siedem kart. Odrzuć { $over } kart, jedną po drugiej.
   *[other] Masz na ręce więcej niż siedem kart. Odrzuć { $over } karty, jedną po drugiej.
  }
prompt-over = Koniec gry.
# $given, $taken: the cards so far
prompt-swap-part = Zamiana w zestawie { $cards }. Oddajesz: { $given }. Bierzesz: { $taken }.
prompt-set-part = Nowy zestaw. { $so_far }
prompt-add-part = Dodajesz do zestawu { $cards }. { $so_far }
# $loose: cards of the broken sets that still need a place; $made: how many sets are complete
prompt-regroup-part = { $made ->
    [0] Przegrupowanie.
    [one] Przegrupowanie, jeden zestaw jest gotowy.
    [few] Przegrupowanie, { $made } zestawy są gotowe.
    [many] Przegrupowanie, { $made } zestawów jest gotowych.
   *[other] Przegrupowanie, { $made } zestawu jest gotowe.
  } { $so_far } Jeszcze do ułożenia: { $loose }.
so-far = Na razie { $cards }, suma { $sum }.
so-far-none = Na razie żadnej karty.

## What is typed: said after the sentence whose name it bears, where one types

type-prompt-swap = Na przykład: swap 1.0 +7C for +7S. Albo: no-swap
type-prompt-play = Na przykład: set +5C -8C +3D. Albo: done
type-why-finish-first = Wpisz confirm: albo cancel:
type-why-nothing-composed = Zacznij od: swap:1.0, set:, add:0.0 albo break:0.
type-why-no-part = Karty zestawu podaje się w kolejności rosnącej.
type-why-swap-first = Bez zamiany: no-swap

## Choices

choice-deck = dobierz z talii
choice-discard = weź { $card } ze stosu kart odrzuconych
choice-no-swap = nic nie zamieniaj
choice-done = nic więcej nie zagrywaj
choice-hold = Pas: nic nie odrzucaj
choice-confirm = wykonaj
choice-next = ten zestaw jest gotowy; czas na następny
choice-cancel = porzuć ten ruch; na stole nic się nie zmienia
choice-set = zagraj nowy zestaw
choice-swap = zamień karty w zestawie ({ $owner }): { $cards }
choice-swap-own = zamień karty w swoim zestawie { $cards }
choice-add = dodaj karty do zestawu ({ $owner }): { $cards }
choice-add-own = dodaj karty do swojego zestawu { $cards }
choice-break = przegrupuj: rozłóż zestaw { $cards }
choice-give = oddaj { $card }
choice-put = dołóż { $card }
choice-take = weź { $card }
choice-throw = odrzuć { $card }

# whole moves, as they are advised; $row: the cards of a set
move-set = zagraj { $cards }
move-add = dodaj { $cards } do zestawu { $row }
move-swap = zamień karty w zestawie ({ $owner }): oddaj { $given }, weź { $taken }
move-swap-own = zamień karty w swoim zestawie: oddaj { $given }, weź { $taken }
move-regroup = przegrupuj zestawy: { $cards }

## Previews

preview-set = zestaw ({ $owner }): { $before } → { $after }
preview-close = wychodzisz z gry i zamykasz rundę
preview-out = wychodzisz z gry
preview-not-out = to twoja ostatnia karta, ale ani razu nie było na stole trzech twoich zestawów: nie wychodzisz z gry

## Events

event-dealt = Runda { $round }: karty są rozdane. Zaczyna { $seat }.
    .you-seat = Runda { $round }: karty są rozdane. Zaczynasz ty.
event-drew = { $seat } dobiera z talii { $card }.
    .you-seat = Dobierasz z talii { $card }.
event-drew-hidden = { $seat } dobiera kartę z talii.
event-picked = { $seat } bierze { $card } ze stosu kart odrzuconych.
    .you-seat = Bierzesz { $card } ze stosu kart odrzuconych.
event-shuffled = { $count ->
    [one] Talia jest pusta: jedna odrzucona karta staje się nową talią.
    [few] Talia jest pusta: { $count } odrzucone karty po potasowaniu tworzą nową talię.
    [many] Talia jest pusta: { $count } odrzuconych kart po potasowaniu tworzy nową talię.
   *[other] Talia jest pusta: { $count } odrzuconej karty po potasowaniu tworzy nową talię.
  }
event-swapped = { $seat } zamienia karty w zestawie ({ $owner }): oddaje { $given }, bierze { $taken }. Wartość zestawu: { $before } → { $after }.
    .you-seat = Zamieniasz karty w zestawie ({ $owner }): oddajesz { $given }, bierzesz { $taken }. Wartość zestawu: { $before } → { $after }.
    .you-owner = { $seat } zamienia karty w twoim zestawie: oddaje { $given }, bierze { $taken }. Wartość zestawu: { $before } → { $after }.
event-swapped_own = { $seat } zamienia karty w swoim zestawie: oddaje { $given }, bierze { $taken }. Wartość zestawu: { $before } → { $after }.
    .you-seat = Zamieniasz karty w swoim zestawie: oddajesz { $given }, bierzesz { $taken }. Wartość zestawu: { $before } → { $after }.
event-laid = { $seat } zagrywa zestaw { $cards }: { points }.
    .you-seat = Zagrywasz zestaw { $cards }: { points }.
event-added = { $seat } dodaje { $cards } do swojego zestawu. Wartość zestawu: { $before } → { $after }.
    .you-seat = Dodajesz { $cards } do swojego zestawu. Wartość zestawu: { $before } → { $after }.
event-added_to = { $seat } dodaje { $cards } do zestawu ({ $owner }). Wartość zestawu: { $before } → { $after }.
    .you-seat = Dodajesz { $cards } do zestawu ({ $owner }). Wartość zestawu: { $before } → { $after }.
    .you-owner = { $seat } dodaje { $cards } do twojego zestawu. Wartość zestawu: { $before } → { $after }.
event-regrouped = { $seat } przegrupowuje zestawy. Punkty na stole: { $before } → { $after }.
    .you-seat = Przegrupowujesz zestawy. Punkty na stole: { $before } → { $after }.
event-formed = {"  "}– { $cards }: { points }
event-discarded = { $seat } odrzuca { $card }.
    .you-seat = Odrzucasz { $card }.
event-held = { $seat } mówi „Pas”.
    .you-seat = Mówisz „Pas”.
event-turned_up = Odkryta karta { $card } trafia na stos kart odrzuconych.
event-removed = { $cards } ({ $seat }): to nie jest zestaw, więc trafia na stos kart odrzuconych.
    .you-seat = Twoje karty { $cards } nie są zestawem, więc trafiają na stos kart odrzuconych.
event-closed = { $seat } wychodzi z gry i zostaje Zamykającym. Wszyscy pozostali mają jeszcze po jednej turze.
    .you-seat = Wychodzisz z gry i zamykasz rundę. Wszyscy pozostali mają jeszcze po jednej turze.
event-went_out = { $seat } też wychodzi z gry.
    .you-seat = Ty też wychodzisz z gry.
event-ended = { $why ->
    [closed] Koniec rundy { $round }.
    [turn-limit] Koniec rundy { $round }: osiągnięto limit tur.
   *[nothing-to-draw] Koniec rundy { $round }: przez całą kolejkę nikt nie mógł dobrać karty.
  }
event-counted = { $seat }: { $cards }: { counting-set }
    .you-seat = Ty: { $cards }: { counting-set }
# how a set is counted: $double is none, symbol or four
counting-set = wynik bazowy { $base }{ $extra ->
    [0] {""}
   *[other] {" "}+ { $extra } za dodatkowe karty
  }{ $runs ->
    [0] {""}
   *[other] {" "}+ { $runs } za sekwencje
  }{ $double ->
    [symbol] , suma podwojona za ten sam symbol
    [four] , suma podwojona za Karetę
   *[none] {""}
  } = { $points }
counting-cards = Karty
counting-points = Punkty
counting-hand = Zostało na ręce: największa liczba i po 1 za każdą z pozostałych kart
counting-result = Ta runda
counting-total = Łącznie
counting-next = Dalej
counting-all = Pokaż wszystko
counting-round = Runda { $round }
event-counted_hand = { $seat }: { $cards } na ręce: { $penalty ->
    [0] 0
   *[other] −{ $penalty }
  }
    .you-seat = Ty: { $cards } na ręce: { $penalty ->
          [0] 0
         *[other] −{ $penalty }
        }
event-scored = { $seat }: { $sets } − { $hand } = { points } w tej rundzie, łącznie { $total }.
    .you-seat = Ty: { $sets } − { $hand } = { points } w tej rundzie, łącznie { $total }.
# the parts of the points, on the score sheet
scored-sets = zestawy: { $number }
scored-hand = ręka: { $number ->
    [0] 0
   *[other] −{ $number }
  }

## The workspace of the browser
# $number of desk-missing: "+3"

desk-tray = Miejsce do układania kart
desk-keys = Klawisze: od 1 do 9 przenoszą kartę do grupy o tym numerze, N do nowej, Backspace ją cofa.
desk-group = Grupa { $number }
desk-empty = Dotknij kart na ręce albo jednego ze swoich zestawów.
desk-empty-group = Grupa { $number }: jeszcze pusta
desk-new-group = Nowa grupa
desk-found = Masz na ręce:
desk-hide-found = Wolę szukać samodzielnie
desk-show-found = Pokaż zestawy na ręce
desk-missing = brakuje { $number }
desk-two-zeros = więcej niż jedna karta Zero
desk-few = { $count ->
    [one] jeszcze jedna karta
    [few] jeszcze { $count } karty
    [many] jeszcze { $count } kart
   *[other] jeszcze { $count } karty
  }
desk-give = Oddajesz
desk-take = Bierzesz
desk-take-from = Bierzesz z zestawu ({ $owner })
desk-give-hint = Dotknij jednej lub dwóch kart na ręce.
desk-take-hint = Dotknij kart jednego zestawu.
desk-lay = Zagraj { $cards } ({ points })
desk-lay-unswapped = Zagraj { $cards } bez zamiany ({ points })
desk-add = Dodaj { $cards } do zestawu { $set }: { $before } → { points }
desk-regroup = Przegrupuj { $sets ->
    [one] jeden zestaw
    [few] { $sets } zestawy
    [many] { $sets } zestawów
   *[other] { $sets } zestawu
  } w { $groups ->
    [one] jeden nowy
    [few] { $groups } nowe
    [many] { $groups } nowych
   *[other] { $groups } nowego
  }: { $before } → { points }
desk-several = Zagraj wszystko naraz: { $before } → { points }
desk-swap = Zamień { $cards } na { $taken }
desk-no-swap = Nic nie zamieniaj
desk-done = Nic więcej nie zagrywaj
desk-own-set = twój zestaw: { $before } → { $after }
desk-points = twoje punkty (zestawy minus ręka): { $before } → { $after }

## Why a move is refused

why-allowed = Ten ruch jest dozwolony.
why-over = Gra już się skończyła.
why-draw-first = Najpierw dobierz kartę.
why-drawn = Karta jest już dobrana; w turze dobiera się tylko jedną.
why-deck-empty = Z talii nie ma czego dobrać.
why-discard-empty = Stos kart odrzuconych jest pusty.
why-finish-first = Najpierw dokończ zaczęty ruch albo go porzuć.
why-nothing-composed = Nie masz zaczętego ruchu.
why-dropped-often = To już osiem porzuconych ruchów w tej turze; ten musisz dokończyć.
why-no-part = Karta { $card } nie prowadzi tu do dozwolonego ruchu.
why-incomplete = Ten ruch nie jest jeszcze kompletny.
why-swap-first = Najpierw zdecyduj, czy zamieniasz karty.
why-swap-over = Karty zamieniasz najwyżej raz w turze, zaraz po dobraniu i przed zagrywaniem.
why-play-over = Faza zagrywania już się skończyła; teraz pora na odrzucanie.
why-not-yet = Na to jest czas dopiero na końcu tury.
why-no-such-set = Nie ma zestawu { $name }.
why-locked = { $owner } jest już poza grą: te zestawy są zablokowane.
why-no-swap-there = Żadnej z twoich kart nie można zamienić na karty z tego zestawu.
why-swap-counts = W zamianie oddajesz jedną lub dwie karty i bierzesz jedną lub dwie.
why-not-in-set = Karty { $card } nie ma w tym zestawie albo podano ją dwa razy.
why-spoilt-set = To nie jest prawidłowy zestaw, więc nie można w nim nic zamienić.
why-set-too-small = W zestawie zostałoby mniej niż trzy karty.
why-two-zeros = W zestawie może być najwyżej jedna karta Zero.
why-zero-not-wild = Przy tym stole karta Zero oddana w zamianie liczy się jako 0, więc { $zero } tu nie pasuje.
why-zero-number = Karta { $zero } nie może reprezentować wartości { $number }: karta Zero reprezentuje 0 albo liczbę od 1 do 10 z własnym znakiem.
why-zero-kept = Karta { $zero } reprezentuje w swoim zestawie wartość { $number } i musi ją zachować.
why-totals = Suma oddanych kart to { $given }, a wziętych { $taken }; obie sumy muszą być równe.
why-not-in-hand = Nie masz na ręce karty { $card }.
why-card-twice = Karta { $card } jest podana dwa razy.
why-keep-one = Jedna karta musi ci zostać na ręce: odrzucasz ją na końcu tury.
why-too-few = { $cards }: zestaw ma co najmniej trzy karty.
why-sum = { $cards }: suma wynosi { $sum }, a nie zero.
why-no-set = Z kart na ręce nie ułożysz zestawu tak, żeby została ci karta do odrzucenia.
why-no-room = Nie ma miejsca na kolejny zestaw.
why-foreign-set = Możesz dodawać karty tylko do swoich zestawów.
why-no-addition = Żadnej z twoich kart nie można dodać do tego zestawu.
why-regroup-closed = Po porzuceniu ruchu nie możesz już w tej turze przegrupowywać zestawów.
why-regrouped-often = To już osiem przegrupowań w tej turze bez zagrania karty; więcej nie można.
why-set-twice = Ten sam zestaw jest podany dwa razy.
why-nothing-played = Aby przegrupować zestawy, musisz w tej turze zagrać z ręki co najmniej jedną kartę.
why-left-out = Wszystkie karty z rozłożonych zestawów muszą trafić do nowych; brakuje: { $cards }.
why-too-many = Masz na ręce za dużo kart (limit to { $most }), więc nadmiar musisz odrzucić.
why-discard-duty = Po zagraniu karty musisz na końcu tury jedną odrzucić.

## Remarks: what speaks for or against a move

remark-raises = { $after ->
    [one] wartość twoich zestawów rośnie z { $before } do { $after } punktu
   *[other] wartość twoich zestawów rośnie z { $before } do { $after } punktów
  }
remark-lowers = { $after ->
    [one] wartość twoich zestawów spada z { $before } do { $after } punktu
   *[other] wartość twoich zestawów spada z { $before } do { $after } punktów
  }
remark-double = { $why ->
    [symbol] liczy się podwójnie za ten sam symbol
   *[four] liczy się podwójnie za Karetę
  }
remark-costs = { $why ->
    [symbol] { $seat } traci { points }: zestaw nie ma już wspólnego symbolu
    [four] { $seat } traci { points }: zestaw nie jest już Karetą
   *[none] { $seat } traci { points }
  }
remark-gives = { $seat } zyskuje { points }
remark-zero = zyskujesz kartę Zero: { $card }
remark-zero-as = { $card } reprezentuje tu wartość { $number }
remark-zero-away = pozbywasz się karty Zero
remark-completes = daje zestaw: { $cards }, { points }
remark-breaks = psujesz zestaw na ręce: { $cards }, { points }
remark-no-set = { $card } nie daje ci nowego zestawu do zagrania
remark-all-see = wszyscy widzą, co bierzesz
remark-unseen = nikt inny nie widzi, co dobierasz
remark-holds-back = zostawiasz na ręce zestaw wart { points }
remark-saves = za karty na ręce tracisz o { points } mniej
remark-waits = zostają ci { $cards }: do zestawu brakuje karty { $number }
remark-penalty = na ręce zostaje ci karta o wartości { $number }: tracisz { points }, jeśli runda się wtedy skończy
remark-out = { $points ->
    [one] wychodzisz z gry z { $points } punktem
   *[other] wychodzisz z gry z { $points } punktami
  }; najwyższy wynik rywali na stole: { $others } ({ $seat })
remark-hand-costs = za karty na ręce tracisz { points }, jeśli runda się wtedy skończy
remark-has-set = i bez zamiany masz na ręce zestaw wart { points }
remark-even = punkty na stole się nie zmieniają

## Jak kończą się partie, w statystykach

how-ended = { $why ->
    [closed] Ktoś zamknął rundę
    [turn-limit] Limit tur
   *[nothing-to-draw] Nie było już czego dobierać
  }

# Abluxxen in Polish.
# $seat, $victim: names of players, never inflected: always the subject, or after a colon.
# $layer, $slot, $card, $cards: phrases of this file ("trzy siódemki", "dziewiątka").
# A phrase's attributes are its other grammatical cases; a sentence uses them as $layer_acc and so on:
# acc accusative, gen genitive, genpl genitive plural.

title = Abluxxen
game-pitch = Wykładaj karty jednej wartości; kto wyłoży tyle samo kart o wyższej wartości, podkrada ci twoje.
game-minutes = około 20 minut

## Options

option-variant = Wariant
option-variant-base = gra podstawowa
option-variant-base-says = Z dobrowolnym dobraniem: kto nikomu nic nie podkrada, i tak może dobrać kartę. W sam raz na początek.
option-variant-advanced = wariant zaawansowany
option-variant-advanced-says = Kto nikomu nic nie podkrada, nic nie dobiera.
option-variant-expert = wariant ekspercki
option-variant-expert-says = Jak wariant zaawansowany, a do tego jedynki biją trzynastki i same dżokery.
option-variant-duel = pojedynek
option-variant-duel-says = Dla dwóch osób; karty można podkradać także cieniowi.
option-variant-first-edition = pierwsze wydanie
option-variant-first-edition-says = Zasady z 2014 roku, dla dwóch do pięciu osób: bez dobrowolnego dobrania, przy remisie wspólna wygrana, kilka partii może liczyć się razem.
option-shadow_split = Zasada domowa: dzielenie stosików cienia
option-shadow_split-true = zasada domowa: dzielenie stosików cienia
option-shadow_split-says = W pojedynku możesz wziąć także część stosiku cienia, a nie tylko cały (AB-43).
option-cycles = Cykle
option-cycles-says = Tylko w pierwszym wydaniu: tyle partii meczu zaczyna każdy gracz; 0 to pojedyncza partia (AB-35).
option-turn_limit = Limit tur
option-turn_limit-says = Zabezpieczenie: po tylu turach, licząc wszystkich graczy razem, punkty liczy się według bieżącego stanu (AB-31).
# $variant: what a variant is called; it is for $low to $high players
option-refused-seats = { $low ->
    [2] { $high ->
        [2] Tylko dla dwóch osób: { $variant }.
       *[other] Dla { $low }–{ $high } osób: { $variant }.
      }
   *[other] Dla { $low }–{ $high } osób: { $variant }.
  }
option-refused-shadow_split = Ta zasada domowa jest tylko w pojedynku.
option-refused-cycles = Cykle są tylko w pierwszym wydaniu. W innych wariantach ustaw po prostu liczbę partii w meczu.

## Cards

# The numbers as nouns differ only in their stems: siódem-ka, -kę, -ki, siódem-ek.
value-stem = { $value ->
    [1] jedyn
    [2] dwój
    [3] trój
    [4] czwór
    [5] piąt
    [6] szóst
    [7] siódem
    [8] ósem
    [9] dziewiąt
    [10] dziesiąt
    [11] jedenast
    [12] dwunast
   *[13] trzynast
  }
face-stem = { $face ->
    [1] jedyn
    [2] dwój
    [3] trój
    [4] czwór
    [5] piąt
    [6] szóst
    [7] siódem
    [8] ósem
    [9] dziewiąt
    [10] dziesiąt
    [11] jedenast
    [12] dwunast
   *[13] trzynast
  }
n-numbers = { $numbers ->
    [1] jedna
    [2] dwie
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
   *[8] osiem
  }
n-numbers-acc = { $numbers ->
    [1] jedną
   *[other] { n-numbers }
  }
n-numbers-gen = { $numbers ->
    [1] jednej
    [2] dwóch
    [3] trzech
    [4] czterech
    [5] pięciu
    [6] sześciu
    [7] siedmiu
   *[8] ośmiu
  }
n-jokers = { $jokers ->
    [1] dżoker
    [2] dwa dżokery
    [3] trzy dżokery
    [4] cztery dżokery
   *[5] pięć dżokerów
  }
n-jokers-acc = { $jokers ->
    [1] dżokera
   *[other] { n-jokers }
  }
n-jokers-gen = { $jokers ->
    [1] dżokera
    [2] dwóch dżokerów
    [3] trzech dżokerów
    [4] czterech dżokerów
   *[5] pięciu dżokerów
  }
layer-numbers = { $numbers ->
    [one] { n-numbers } { value-stem }ka
    [few] { n-numbers } { value-stem }ki
    [many] { n-numbers } { value-stem }ek
   *[other] { n-numbers } { value-stem }ek
  }
layer-numbers-acc = { $numbers ->
    [1] { n-numbers-acc } { value-stem }kę
   *[other] { layer-numbers }
  }
layer-numbers-gen = { $numbers ->
    [1] { n-numbers-gen } { value-stem }ki
   *[other] { n-numbers-gen } { value-stem }ek
  }
# $value: 1 to 13; $numbers: number cards, $jokers: jokers in it
layer = { $numbers ->
    [0] { n-jokers }
   *[other] { $jokers ->
        [0] { layer-numbers }
       *[other] { layer-numbers } i { n-jokers }
      }
  }
    .acc = { $numbers ->
        [0] { n-jokers-acc }
       *[other] { $jokers ->
            [0] { layer-numbers-acc }
           *[other] { layer-numbers-acc } i { n-jokers-acc }
          }
      }
    .gen = { $numbers ->
        [0] { n-jokers-gen }
       *[other] { $jokers ->
            [0] { layer-numbers-gen }
           *[other] { layer-numbers-gen } i { n-jokers-gen }
          }
      }
# $face: 1 to 13, 14 is the joker
card = { $face ->
    [14] dżoker
   *[other] { face-stem }ka
  }
    .acc = { $face ->
        [14] dżokera
       *[other] { face-stem }kę
      }
    .gen = { $face ->
        [14] dżokera
       *[other] { face-stem }ki
      }
    .genpl = { $face ->
        [14] dżokerów
       *[other] { face-stem }ek
      }
# $cards: as written in the notation, "2+13"
group = grupa kart { $cards }
    .acc = grupę kart { $cards }
    .gen = grupy kart { $cards }

## Piles and badges

pile-hand = ręka
pile-display = wyłożone karty
pile-pool = pula
pile-deck = talia
pile-discard = stos kart odrzuconych
pile-shadow = karty cienia
# what a badge means, for whoever asks
badge-paw-explained = Łapa leży przed graczem, którego tura właśnie trwa, i po każdej turze wędruje dalej.
badge-luxx-explained = Karta Luxx wskazuje gracza, który zaczynał, i leży przed nim przez całą partię.
badge-points-explained = Każda wyłożona karta daje punkt, a każda karta na ręce kosztuje punkt: tyle jest w tej chwili.
badge-total-explained = Punkty z wcześniejszych partii tego meczu.
badge-paw = łapa
badge-luxx = karta Luxx
badge-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
badge-total = { $total ->
    [one] { $total } punkt w meczu
    [few] { $total } punkty w meczu
    [many] { $total } punktów w meczu
   *[other] { $total } punktu w meczu
  }

## Prompts

prompt-lay = Wyłóż jedną kartę albo kilka kart o tej samej wartości.
prompt-shadow = Podkradasz cieniowi. Wybierz stosik, który bierzesz na rękę.
prompt-take-or-leave = { $victim } traci { $layer_acc }. Bierzesz na rękę czy zostawiasz?
prompt-back-or-drop = { $seat } bije twoją warstwę ({ $layer }) i zostawia ci wybór: bierzesz ją z powrotem czy odrzucasz i dobierasz tyle samo kart?
prompt-draw = { $owed ->
    [one] Musisz dobrać jedną kartę. Z talii czy z puli?
    [few] Musisz dobrać jeszcze { $owed } karty. Z talii czy z puli?
    [many] Musisz dobrać jeszcze { $owed } kart. Z talii czy z puli?
   *[other] Musisz dobrać jeszcze { $owed } karty. Z talii czy z puli?
  }
prompt-optional-draw = Nikomu nic nie podkradasz, więc możesz dobrać jedną kartę, z talii albo z puli.
prompt-over = Koniec gry.

## Choices

choice-lay = wyłóż { $layer_acc }
choice-take = weź karty na rękę
choice-leave = zostaw karty przeciwnikowi
choice-back = weź swoje karty z powrotem na rękę
choice-drop = odrzuć swoje karty i dobierz tyle samo
choice-deck = dobierz z talii
choice-none = nic nie dobieraj
choice-pool = dobierz z puli { $slot_acc }
choice-shadow = weź na rękę stosik { $card_genpl }

## Previews

preview-beats = { $victim } traci { $layer_acc }
preview-shadow = podkradasz cieniowi
preview-ends = { $why ->
    [hand-empty] pusta ręka: koniec gry
    [cards-used-up] pula i talia puste: koniec gry
   *[turn-limit] limit tur: koniec gry
  }

## Events

event-dealt = Partia { $game } rozdana. Zaczyna { $seat }.
    .you-seat = Partia { $game } rozdana. Zaczynasz ty.
event-laid = { $seat } wykłada { $layer_acc }.
    .you-seat = Wykładasz { $layer_acc }.
event-beaten = { $seat } podkrada: { $victim } traci { $layer_acc }.
    .you-seat = Podkradasz: { $victim } traci { $layer_acc }.
    .you-victim = { $seat } podkrada: tracisz { $layer_acc }.
event-took = { $seat } bierze na rękę { $layer_acc }. { $victim } musi dobrać tyle samo kart.
    .you-seat = Bierzesz na rękę { $layer_acc }. { $victim } musi dobrać tyle samo kart.
    .you-victim = { $seat } bierze na rękę { $layer_acc }. Musisz dobrać tyle samo kart.
event-left = { $seat } nie zabiera kart: { $layer }. Wziąć je z powrotem czy odrzucić, decyduje { $victim }.
    .you-seat = Nie zabierasz kart: { $layer }. Wziąć je z powrotem czy odrzucić, decyduje { $victim }.
    .you-victim = { $seat } nie zabiera kart: { $layer }. Ty decydujesz: wziąć je z powrotem czy odrzucić.
event-took_back = { $seat } bierze z powrotem { $layer_acc }.
    .you-seat = Bierzesz z powrotem { $layer_acc }.
event-dropped = { $seat } odrzuca { $layer_acc }. Musi dobrać tyle samo kart.
    .you-seat = Odrzucasz { $layer_acc }. Musisz dobrać tyle samo kart.
event-drew = { $seat } dobiera z puli { $slot_acc }.
    .you-seat = Dobierasz z puli { $slot_acc }.
event-drew_blind = { $seat } dobiera z talii { $card_acc }.
    .you-seat = Dobierasz z talii { $card_acc }.
event-drew_blind-hidden = { $seat } dobiera kartę z talii.
event-declined = { $seat } nic nie dobiera.
    .you-seat = Nic nie dobierasz.
event-shadowed = { $seat } podkrada cieniowi { $cards_acc }.
    .you-seat = Podkradasz cieniowi { $cards_acc }.
event-ended = { $why ->
    [hand-empty] Koniec partii { $game }: jedna ręka jest pusta.
    [cards-used-up] Koniec partii { $game }: pula i talia są puste.
   *[turn-limit] Koniec partii { $game }: limit tur jest wyczerpany.
  }
event-scored = { $seat }: { $display ->
    [one] { $display } karta wyłożona
    [few] { $display } karty wyłożone
    [many] { $display } kart wyłożonych
   *[other] { $display } karty wyłożonej
  }, { $hand } na ręce, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
    .you-seat = Ty: { $display ->
          [one] { $display } karta wyłożona
          [few] { $display } karty wyłożone
          [many] { $display } kart wyłożonych
         *[other] { $display } karty wyłożonej
        }, { $hand } na ręce, { $points ->
          [one] { $points } punkt
          [few] { $points } punkty
          [many] { $points } punktów
         *[other] { $points } punktu
        }.
# the parts of the points, on the score sheet
scored-display = wyłożone: { $number }
scored-hand = ręka: { $number ->
    [0] 0
   *[other] −{ $number }
  }

## Why a choice is refused

why-allowed = Ten ruch jest dozwolony.
why-over = Gra jest już skończona.
why-not-your-turn = Karty wykłada się tylko w swojej turze, a teraz gra { $seat }.
why-laid-already = W tej turze twoje karty już leżą na stole; w jednej turze wykłada się jedną warstwę.
why-two-values = Wszystkie karty liczbowe w jednej warstwie muszą mieć tę samą wartość; tylko dżokery pasują do każdej.
why-not-in-hand = { $held ->
    [0] Nie masz na ręce { $card_gen }.
    [one] Masz tylko jedną kartę o tej wartości.
    [few] Masz tylko { $held } karty o tej wartości.
    [many] Masz tylko { $held } kart o tej wartości.
   *[other] Masz tylko { $held } karty o tej wartości.
  }
why-too-few-jokers = { $held ->
    [0] Nie masz dżokera.
    [one] Masz tylko jednego dżokera.
    [few] Masz tylko { $held } dżokery.
    [many] Masz tylko { $held } dżokerów.
   *[other] Masz tylko { $held } dżokera.
  }
why-lay-first = Turę zaczyna się od wyłożenia kart, a na razie nic nie jest wyłożone.
why-no-pass = Nie można zrezygnować: musisz wyłożyć co najmniej jedną kartę.
why-nobody-hit = Nikomu nic nie podkradasz: żadna wierzchnia warstwa nie ma tej samej liczby kart i niższej wartości.
why-decided = Ta decyzja już zapadła.
why-attacker-first = Najpierw decyduje atakujący: bierze karty na rękę albo je zostawia.
why-answer-first = Najpierw zdecyduj o swojej pobitej warstwie: weź ją z powrotem albo odrzuć. Nie może zostać na miejscu.
why-hit-duty = Podkradanie jest obowiązkowe: weź karty na rękę albo zostaw je przeciwnikowi.
why-owed = { $owed ->
    [one] Musisz jeszcze dobrać jedną kartę.
    [few] Musisz jeszcze dobrać { $owed } karty.
    [many] Musisz jeszcze dobrać { $owed } kart.
   *[other] Musisz jeszcze dobrać { $owed } karty.
  }
why-deck-empty = Talia jest pusta i nie odtwarza się jej; dobierz z puli.
why-not-in-pool = W puli nie ma { $slot_gen }.
why-no-shadow = Karty cienia są tylko w pojedynku.
why-shadow-first = Najpierw karty cienia.
why-shadow-taken = To, co podkradasz cieniowi, musisz wziąć na rękę.
why-shadow-duty = Podkradasz cieniowi, więc musisz wziąć na rękę jeden stosik.
why-shadow-done = Teraz nie możesz nic podkraść cieniowi.
why-not-in-shadow = Wśród kart cienia nie ma { $card_gen }.
why-shadow-not-beaten = Nie możesz wziąć { $cards_gen }: stosik musi mieć tyle samo kart co twoja wyłożona warstwa i niższą wartość.

## Remarks: what speaks for or against a move

# $face: 1 to 13, 14 is the joker
faces = { $face ->
    [14] dżokery
   *[other] { face-stem }ki
  }
    .gen = { $face ->
        [14] dżokerów
       *[other] { face-stem }ek
      }
remark-out-wins = { $margin ->
    [one] wykładasz resztę kart i wygrywasz z przewagą { $margin } punktu
   *[other] wykładasz resztę kart i wygrywasz z przewagą { $margin } punktów
  }
remark-out-ahead = { $margin ->
    [0] wykładasz resztę kart i masz w meczu tyle samo punktów co najlepsi
    [one] wykładasz resztę kart i prowadzisz w meczu o { $margin } punkt
    [few] wykładasz resztę kart i prowadzisz w meczu o { $margin } punkty
    [many] wykładasz resztę kart i prowadzisz w meczu o { $margin } punktów
   *[other] wykładasz resztę kart i prowadzisz w meczu o { $margin } punktu
  }
remark-out-behind = { $margin ->
    [one] wykładasz resztę kart, ale { $seat } ma o { $margin } punkt więcej
    [few] wykładasz resztę kart, ale { $seat } ma o { $margin } punkty więcej
    [many] wykładasz resztę kart, ale { $seat } ma o { $margin } punktów więcej
   *[other] wykładasz resztę kart, ale { $seat } ma o { $margin } punktu więcej
  }
remark-out-tie-won = wykładasz resztę kart; { $seat } ma tyle samo punktów, ale wygrywasz, bo masz mniej kart na ręce
remark-out-tie = wykładasz resztę kart; { $seat } ma tyle samo punktów, więc dzielicie się wygraną
remark-next-out = następną warstwą możesz wyłożyć resztę kart
remark-layers-left = { $count ->
    [one] potem jeszcze { $count } warstwa i masz pustą rękę
    [few] potem jeszcze { $count } warstwy i masz pustą rękę
    [many] potem jeszcze { $count } warstw i masz pustą rękę
   *[other] potem jeszcze { $count } warstwy i masz pustą rękę
  }
remark-whole = wykładasz naraz wszystkie swoje { value-stem }ki
remark-ways = { $count ->
    [one] pobić to może jeszcze { $count } wartość
    [few] pobić to mogą jeszcze { $count } wartości
    [many] pobić to może jeszcze { $count } wartości
   *[other] pobić to może jeszcze { $count } wartości
  }
remark-splits = rozdzielasz swoje { value-stem }ki
remark-spends = zużywasz { n-jokers-acc }
remark-keeps = { $jokers ->
    [1] dżoker zostaje ci na ręce
    [2] oba dżokery zostają ci na ręce
   *[other] wszystkie dżokery zostają ci na ręce
  }
remark-safe = tego nikt ci nie podkradnie
remark-only = pobić to mogą tylko { $card }
remark-only-two = pobić to mogą tylko { $card } albo { $other }
remark-exposed = łatwy łup: wystarczy którakolwiek z { $count } wartości
remark-takes-bare = { $count ->
    [one] bierzesz { $count } kartę, a { $seat } zostaje bez wyłożonych kart
    [few] bierzesz { $count } karty, a { $seat } zostaje bez wyłożonych kart
    [many] bierzesz { $count } kart, a { $seat } zostaje bez wyłożonych kart
   *[other] bierzesz { $count } karty, a { $seat } zostaje bez wyłożonych kart
  }
remark-takes-opens = { $count ->
    [one] bierzesz { $count } kartę, a { $seat } ma znów na wierzchu { $layer_acc }
    [few] bierzesz { $count } karty, a { $seat } ma znów na wierzchu { $layer_acc }
    [many] bierzesz { $count } kart, a { $seat } ma znów na wierzchu { $layer_acc }
   *[other] bierzesz { $count } karty, a { $seat } ma znów na wierzchu { $layer_acc }
  }
remark-bares = { $seat } zostaje bez wyłożonych kart
remark-opens = { $seat } ma znów na wierzchu { $layer_acc }
remark-gives-up = rezygnujesz z { $layer_gen }, choć pasowałoby to do twojej ręki
remark-hand-stays = { $count ->
    [one] nadal masz na ręce { $count } kartę
    [few] nadal masz na ręce { $count } karty
    [many] nadal masz na ręce { $count } kart
   *[other] nadal masz na ręce { $count } karty
  }
remark-matches = pasuje: na ręce masz już { $layer_acc }
remark-loose = nie masz na ręce innych { $card_gen }
remark-brings-joker = zyskujesz { n-jokers-acc }
remark-all-know = wszyscy widzą, co bierzesz
remark-unseen = nikt inny nie widzi, co dobierasz
remark-draws-new = { $count ->
    [one] dobierasz { $count } nową kartę
    [few] dobierasz { $count } nowe karty
    [many] dobierasz { $count } nowych kart
   *[other] dobierasz { $count } nowej karty
  }
remark-pool-has = w puli leży coś dla ciebie: { $card }
remark-pool-left = w puli zostaje coś, co by ci pasowało: { $card }
remark-rush = { $count ->
    [one] { $seat } ma już tylko { $count } kartę na ręce
    [few] { $seat } ma już tylko { $count } karty na ręce
    [many] { $seat } ma już tylko { $count } kart na ręce
   *[other] { $seat } ma już tylko { $count } karty na ręce
  }

## Jak kończą się partie, w statystykach

how-ended = { $why ->
    [hand-empty] Pusta ręka
    [cards-used-up] Pusta pula i talia
   *[turn-limit] Limit tur
  }

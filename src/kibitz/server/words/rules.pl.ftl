# The pages of rules, and the tutorial, in Polish.

## Rules

rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-search-none = W zasadach nie ma nic o „{ $text }”.
rules-search-found = { $count ->
    [one] Znaleziono { $count } zasadę
    [few] Znaleziono { $count } zasady
   *[many] Znaleziono { $count } zasad
  }
# the title of the section with the tips in the rules themselves
rules-tips = Wskazówki
rules-link = Link do zasady { $rule }
rules-unknown = Nie ma zasady { $rule }. Zajrzyj do pozostałych.
rules-rule = Zasada { $rule }
rules-all = Wszystkie zasady
rules-close = Zamknij
rules-loading = Wczytuję zasady…
rules-again = Spróbuj jeszcze raz
rules-learn = Naucz się w 3 minuty
rules-play = Do stołów

## The tutorial

learn-title = Twoja pierwsza partia: { $game }
# who plays when nobody has given a name
learn-name = Ryś
learn-seat-1 = Leo
learn-seat-2 = Mia
learn-none = Ta gra nie ma jeszcze samouczka. Oto jej zasady:
learn-step = Krok { $number } z { $total }
learn-next = Dalej
learn-back = Wstecz
learn-skip = Pomiń
learn-tap = Twój wybór
learn-tap-cards = Dotknij kart, które chcesz wyłożyć.
learn-watch = Teraz pozostali…
learn-hurry = Od razu dalej
learn-happened = Co się właśnie stało
learn-rule = Zasada { $rule }
learn-play = Zagraj teraz z botami
learn-rules = Przeczytaj zasady
learn-again = Jeszcze raz od początku

learn-abluxxen-1-title = O co chodzi
learn-abluxxen-1 = Każda karta, która na koniec leży przed tobą, daje punkt. Każda, która została ci na ręce, zabiera punkt. Pozbywaj się więc kart! Ale uważaj: nic na stole nie jest bezpieczne, bo grają też { learn-seat-1 } i { learn-seat-2 }.
learn-abluxxen-2-title = Karty jednej wartości
learn-abluxxen-2 = Twoja kolej. W każdej turze raz wykładasz karty: ile chcesz, wszystkie tej samej wartości. Dotknij czwórki, a wybierzesz wszystkie cztery. Wyłóż je: to twoja pierwsza warstwa.
learn-abluxxen-2-else = Tak też można, ale spójrz: masz cztery czwórki. Pozbędziesz się ich wszystkich naraz, a cztery karty trudno pobić.
learn-abluxxen-3-title = Karta, jeśli chcesz
learn-abluxxen-3 = Nikomu nic nie podkradasz (o tym za chwilę), więc możesz dobrać jedną kartę: odkrytą z puli albo wierzchnią z talii. W puli leży dżoker. Weź go!
learn-abluxxen-3-else = Tak też można, ale spójrz: w puli leży dżoker, a on pasuje do każdej wartości.
learn-abluxxen-4-title = Pierwsze podkradanie
learn-abluxxen-4 = Podkradasz komuś karty, gdy wyłożysz ich tyle samo, ale o wyższej wartości. { learn-seat-1 } ma na stole dwie szóstki, a { learn-seat-2 } dwie piątki. Dotknij swoich dziewiątek: to, co biją, dostanie złotą obwódkę. Potem je wyłóż.
learn-abluxxen-4-else = Tak też można, ale spójrz: dwie dziewiątki biją obie warstwy, a dwunastka i dżoker zostają na ręce.
learn-abluxxen-5-title = Wziąć czy zostawić?
learn-abluxxen-5 = Abluxx! O każdej pobitej warstwie decydujesz po kolei, zgodnie z ruchem wskazówek zegara. Najpierw { learn-seat-1 } i dwie szóstki: pasują do szóstki na twojej ręce. Weź je.
learn-abluxxen-5-else = Tak też można, ale spójrz: jedną szóstkę już masz, a trzy szóstki to dobra warstwa.
learn-abluxxen-6-title = Nie wszystko warto brać
learn-abluxxen-6 = { learn-seat-1 } dobiera za to dwie karty. Teraz { learn-seat-2 } i dwie piątki. Nie przydadzą ci się, a karty na ręce kosztują punkty. Zostaw je.
learn-abluxxen-6-else = Tak też można, ale spójrz: nic na twojej ręce nie pasuje do piątek.
learn-abluxxen-7-title = Teraz ty tracisz karty
learn-abluxxen-7 = { learn-seat-1 } bije twoje dziewiątki dwiema dziesiątkami i zostawia ci wybór: bierzesz je z powrotem czy odrzucasz i dobierasz dwie inne karty? Odrzuć je: w puli leży druga dwunastka. A na wierzchu są znowu twoje cztery czwórki.
learn-abluxxen-7-else = Tak też można, ale spójrz: w puli leży dwunastka, a jedną już masz.
learn-abluxxen-8-title = Z puli
learn-abluxxen-8 = Dobierasz dwie karty, jedną po drugiej, każdą skąd chcesz. Pula jest odkryta, więc wszyscy widzą, co bierzesz. Weź dwunastkę.
learn-abluxxen-8-else = Tak też można, ale spójrz: dwunastka dałaby ci parę.
learn-abluxxen-9-title = Albo z talii
learn-abluxxen-9 = Jeszcze jedna. Nic więcej w puli nie pasuje do twojej ręki. Talia leży zakryta: tę kartę zobaczysz tylko ty. Spróbuj szczęścia!
learn-abluxxen-9-else = Tak też można, ale spójrz: nic w puli nie pasuje do twojej ręki. Może w talii jest coś lepszego.
learn-abluxxen-10-title = Dżoker pomaga
learn-abluxxen-10 = Jeszcze jedna szóstka, co za szczęście! { learn-seat-2 } właśnie wykłada trzy jedenastki. Masz tylko dwie dwunastki, ale dżoker przyjmuje wartość kart, z którymi leży. Dotknij dwunastek i dżokera: trzy dwunastki!
learn-abluxxen-10-else = Tak też można, ale spójrz: dwie dwunastki i dżoker to trzy dwunastki, a one biją trzy jedenastki.
learn-abluxxen-11-title = Finisz
learn-abluxxen-11 = Abluxx! Ale zostały ci tylko cztery szóstki i w następnej turze możesz nimi skończyć. Nowe karty tylko by przeszkadzały. Zostaw jedenastki.
learn-abluxxen-11-else = Tak też można, ale spójrz: mając na ręce trzy karty więcej, nie skończysz tak szybko.
learn-abluxxen-12-title = Ostatnie karty
learn-abluxxen-12 = { learn-seat-2 } bierze jedenastki z powrotem. Wyłóż cztery szóstki: gdy wyłożysz ostatnią kartę, gra od razu się kończy i tej warstwy nikt już ci nie podkradnie.
learn-abluxxen-12-else = Tak też można, ale spójrz: jeśli wyłożysz wszystkie cztery szóstki, twoja ręka będzie pusta.
learn-abluxxen-13-title = Punktacja
learn-abluxxen-13 = Na stole masz 11 kart, a na ręce żadnej: 11 punktów. { learn-seat-1 }: 3 na stole, 4 na ręce, czyli −1. { learn-seat-2 }: 1 na stole, 8 na ręce, czyli −7. Wygrywasz! Ale uwaga: kto pierwszy skończy, nie zawsze wygrywa. Liczą się tylko punkty.

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
learn-tap-cards = Dotknij teraz kart.
learn-other = Tu chodzi o coś innego.
learn-watch = Teraz pozostali…
learn-hurry = Od razu dalej
learn-happened = Co się właśnie stało
learn-rule = Zasada { $rule }
learn-play = Zagraj teraz z botami
learn-rules = Przeczytaj zasady
learn-again = Jeszcze raz od początku

# Co ktoś dotąd rozegrał, po polsku.

stats-title = Twoje statystyki
stats-says = Wszystkie partie rozegrane do końca z kluczem tej przeglądarki, policzone na podstawie zapisów.
stats-loading = Trwa liczenie twoich partii…
stats-again = Spróbuj ponownie
stats-none = Nie masz tu jeszcze żadnej skończonej partii. Zagraj, a zostanie policzona.
stats-none-of = Nie masz jeszcze żadnej skończonej partii gry { $game }.
stats-none-such = Żadna partia nie pasuje do tego wyboru.
stats-play = Zagraj teraz
stats-show-all = Pokaż wszystkie partie

## Które partie

stats-filters = Które partie
stats-game = Gra
stats-against = Przeciwnicy
stats-against-all = wszyscy
stats-against-bots = tylko boty
stats-against-people = ludzie
stats-against-together = kilka osób przy jednym ekranie
stats-seats = Liczba graczy
stats-seats-all = dowolna
stats-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
  }
stats-bounded = Widać tu tylko { $count } ostatnich partii; w plikach są wszystkie.

## Wyniki

stats-results = Wyniki
stats-together-note = { $count ->
    [one] { $count } partii przy jednym ekranie nie ma w wynikach i punktach: nie wiadomo, które miejsce było twoje.
    [few] { $count } partii przy jednym ekranie nie ma w wynikach i punktach: nie wiadomo, które miejsce było twoje.
   *[many] { $count } partii przy jednym ekranie nie ma w wynikach i punktach: nie wiadomo, które miejsce było twoje.
  }
stats-result = Wynik
stats-result-won = wygrana
stats-result-shared = wspólna wygrana
stats-result-lost = przegrana
stats-result-nobody = nikt nie wygrał
stats-result-together = przy jednym ekranie
stats-games = Partie
stats-share = Udział

## Z biegiem czasu

stats-over-time = Wygrane z biegiem czasu
stats-over-time-says = Udział wygranych po każdej partii. Linia przerywana pokazuje, ile wygraliby równi sobie gracze. Wspólna wygrana liczy się proporcjonalnie.
stats-won-share = Wygrane
stats-equals = Przy równych siłach
stats-equals-short = Równi
stats-nth = Nr
stats-date = Data

## Punkty i długości

stats-points = Twoje punkty
stats-points-of = Punkty
stats-average = Średnio { $average }, od { $least } do { $most }.
stats-lengths = Długość
stats-length-in = Mierzona w
stats-minutes = Minuty
stats-in-minutes = minutach
stats-choices = Decyzje
stats-in-choices = decyzjach wszystkich graczy
stats-endings = Jak kończyły się partie
stats-ending = Zakończenie
stats-ending-unknown = nieznane

## Wszystkie partie

stats-list = Lista partii
stats-you = { $name } (ty)
stats-place-of = { $place } z { $seats }
stats-replay = Powtórka
stats-replay-of = Powtórka partii z { $date }
stats-more = Pokaż więcej

## Eksport

stats-export = Zabierz je ze sobą
stats-export-says = Wszystkie twoje partie jako tabela do arkusza albo wszystkie zapisy: każdy odtwarza całą partię, tutaj lub w programie Kibitz na innym komputerze.
stats-csv = Pobierz jako CSV
stats-records = Pobierz wszystkie zapisy (ZIP)
stats-saving = Trwa przygotowywanie…
stats-table = { $title } w liczbach
stats-from-to = od { $low } do { $high }

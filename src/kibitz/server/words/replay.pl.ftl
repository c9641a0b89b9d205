# Games looked at again, and their analysis, in Polish. (replay-start and the analysis-… sentences are among the words of play.)

replay-title = { $game }: powtórka
replay-of-table = Partia { $number } przy tym stole
replay-another = Obejrzyj partię
replay-other = Obejrzyj inną partię
replay-loading = Wczytuję partię…
replay-try-again = Spróbuj jeszcze raz
replay-to-table = Do stołu
replay-home = Do lobby

## A record is brought

replay-bring-says = Każdą skończoną partię można pobrać jako zapis: krótki tekst z rozdaniem i wszystkimi decyzjami. Wklej go tutaj albo upuść tu plik.
replay-record = Zapis
replay-paste = Wklej tu zapis
replay-show = Pokaż partię
replay-file = Wybierz plik…
replay-too-long = To za długie jak na zapis partii.
replay-broken-link = Link jest niekompletny: nie ma w nim całej partii. Może część zgubiła się po drodze.
replay-nothing-kept = Nic z tego nie jest przechowywane: serwer odtwarza partię i od razu ją zapomina.

## Step by step

replay-slider = Moment partii
replay-first = Na początek
replay-previous = Krok wstecz
replay-following = Krok dalej
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Pauza
replay-speed = Tempo
replay-eyes = Widok
replay-eyes-open = wszystkie karty odkryte
replay-eyes-seat = tak widzi to { $name }
replay-log = Przebieg

## Share

replay-share = Udostępnij
replay-copy-link = Kopiuj link do tego momentu
replay-link-copied = Link skopiowany.
replay-link-by-hand = Skopiuj link samodzielnie:
replay-link-too-long = Ta partia jest za długa na link. Pobierz zapis i wyślij plik.
replay-download = Pobierz zapis

## What if

replay-what-if = A gdyby…?
replay-what-if-says = Grasz dalej od tego miejsca, po kroku { $number }: przy własnym stole, z botami na pozostałych miejscach.
replay-what-if-seat = Grasz jako
replay-what-if-bots = Poziom botów
replay-what-if-go = Graj dalej
replay-cancel = Anuluj

## Analysis

replay-analysis = Analiza
replay-analysis-says = Kibitz jeszcze raz przechodzi przez partię, decyzja po decyzji: kto kiedy prowadził, gdzie partia się odwróciła i co byłoby lepsze. Potrwa to najwyżej minutę.
replay-analyse = Analizuj partię
replay-analyse-again = Analizuj jeszcze raz
replay-analysis-progress = Przeanalizowano
replay-stop = Zatrzymaj
replay-curve = Szanse na wygraną według tego, co kto mógł wiedzieć. Dotknij wykresu, aby zobaczyć ten moment.
replay-figures = Wykres w liczbach
replay-after-choice = Po kroku
replay-how-played = Jak kto grał
replay-analysis-note = Dla każdej decyzji rozegrano w myślach { $count ->
    [one] { $count } partię
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
  }. Za błąd uważa się stratę { $points } lub więcej punktów procentowych; małe różnice znaczą niewiele.
# at a decision that cost a lot: what was chosen there, and what would have been better; of 100 imagined games
replay-better = { $name } – wybór: { $move } (wygrywa { $before } na 100). Lepiej: { $better } (wygrywa { $after } na 100).

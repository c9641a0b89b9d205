# Games looked at again, and their analysis, in Polish. (replay-start and the analysis-… sentences are among the words of play.)

replay-title = { $game }: powtórka
replay-of-table = Partia { $number } przy tym stole
replay-another = Obejrzyj zapisaną partię
replay-loading = Pobieram partię …
replay-try-again = Spróbuj jeszcze raz
replay-to-table = Do stołu
replay-home = Na stronę główną

## A record is brought

replay-bring-says = Każdą skończoną partię można pobrać jako zapis: krótki tekst z rozdaniem i wszystkimi decyzjami. Wklej go tutaj albo upuść tu plik.
replay-record = Zapis
replay-paste = Wklej tu zapis
replay-show = Pokaż partię
replay-file = Wybierz plik …
replay-too-long = To za długie jak na zapis partii.
replay-broken-link = Odnośnik jest niekompletny: nie ma w nim całej partii. Może część zgubiła się po drodze.
replay-nothing-kept = Nic z tego nie jest przechowywane: serwer odtwarza partię i od razu ją zapomina.

## Step by step

replay-slider = Chwila partii
replay-first = Na początek
replay-previous = Krok wstecz
replay-following = Krok dalej
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Pauza
replay-speed = Tempo
replay-eyes = Kto patrzy
replay-eyes-open = wszystkie karty odkryte
replay-eyes-seat = tak widzi { $name }
replay-log = Co się działo

## Share

replay-share = Udostępnij
replay-copy-link = Kopiuj odnośnik do tej chwili
replay-link-copied = Odnośnik skopiowany.
replay-link-by-hand = Skopiuj odnośnik samodzielnie:
replay-link-too-long = Ta partia jest za długa na odnośnik. Pobierz ją i wyślij plik.
replay-download = Pobierz zapis

## What if

replay-what-if = A gdyby …?
replay-what-if-says = Grasz dalej od tego miejsca, po kroku { $number }: przy własnym stole, z botami na pozostałych miejscach.
replay-what-if-seat = Grasz jako
replay-what-if-bots = Pozostali
replay-what-if-go = Graj dalej
replay-cancel = Anuluj

## Analysis

replay-analysis = Analiza
replay-analysis-says = Kibitz jeszcze raz przechodzi przez partię, decyzja po decyzji: kto kiedy prowadził, gdzie partia się odwróciła i co byłoby lepsze. To potrwa do minuty.
replay-analyse = Analizuj partię
replay-analyse-again = Analizuj jeszcze raz
replay-analysis-progress = Przeanalizowano
replay-stop = Zatrzymaj
replay-curve = Szansa na wygraną według tego, co każdy mógł wiedzieć. Dotknij, żeby zobaczyć tę chwilę.
replay-figures = Wykres w liczbach
replay-after-choice = Po kroku
replay-how-played = Jak kto grał
replay-analysis-note = Dla każdej decyzji rozegrano w myślach { $count } partii. Błąd to strata co najmniej { $points } punktów procentowych; małe różnice znaczą niewiele.

# Stół w przeglądarce, po polsku.

## Strona

table-home = Kibitz: do lobby
table-page-failed = Nie udało się wczytać tej strony. Czy masz połączenie?
table-reload = Spróbuj jeszcze raz
table-coming = Przygotowuję stół…
table-gone = Nie można otworzyć tego stołu
table-offline = To urządzenie jest offline. Twoje miejsce czeka, a twój wybór wyślę, gdy tylko wróci sieć.
table-unconfirmed = Twój wybór nie jest jeszcze potwierdzony. Nie przepadnie; czekam na serwer…
table-missed = { $count ->
    [one] 1 ruch pod twoją nieobecność:
    [few] { $count } ruchy pod twoją nieobecność:
   *[many] { $count } ruchów pod twoją nieobecność:
  }
table-reconnecting = Połączenie przerwane, próbuję ponownie… Twoje miejsce czeka i nic nie przepadnie.
table-close = Zamknij
table-dismiss = Rozumiem, zamknij
table-dock = Pytanie i twoje możliwości

## Brzeg stołu i menu

table-rules = Zasady
table-log = Przebieg
table-chat = Czat
table-hint = Podpowiedź
table-menu = Menu
table-drawer = Przebieg i czat
table-sound = Dźwięk
table-sound-on = Włącz dźwięk
table-sound-off = Wyłącz dźwięk
table-language = Język
table-theme = Kolory
table-theme-auto = jak w urządzeniu
table-theme-light = jasne: len i dąb
table-theme-dark = ciemne: zielone sukno
table-speed = Szybkość kart
table-speed-is = { $speed ->
    [0] bez ruchu
    [1] zwykła
    [few] { $speed } razy
   *[other] { $speed } raza
  }
table-pace = Ruchy innych
table-pace-slow = powoli, jeden po drugim
table-pace-normal = jeden po drugim
table-pace-fast = szybko, jeden po drugim
table-pace-once = wszystkie naraz
table-confirm = Potwierdzanie każdego wyboru
table-keys = Skróty klawiszowe
table-lobby = Do lobby
table-new = Nowy stół
table-leave = Wstań od stołu
table-leave-sure = Tak, wstaję
table-leave-says = Twoje miejsce się zwolni; w trwającej partii pozostanie twoje, a za ciebie może grać bot.
table-end-early = Zakończenie partii przed czasem
table-rather-not = Nie, gram dalej
table-invite = Ten link zaprasza innych do stołu:
table-copy = Kopiuj
table-copied = Skopiowano
table-share = Udostępnij
table-share-says = { $game }: zagraj ze mną!
table-mail = Wyślij e-mailem
table-only-here = Ten adres działa tylko na tym urządzeniu. Aby zaprosić innych w twojej sieci, uruchom serwer poleceniem kibitz serve --lan.
table-qr = Kod QR
table-qr-says = Kod QR z linkiem do tego stołu
table-recent = Ostatnio przy stole
table-invite-one = Zaproś: { $name }
table-invited = Zaproszenie wysłane: { $name }
table-host = Prowadzisz stół
table-host-alone = Poza tobą są tu tylko boty i wolne miejsca.
table-mute = Wycisz
table-unmute = Przywróć głos
table-replace = Niech gra bot
table-kick = Wyproś
table-host-playing = Jeśli kogoś wyprosisz, jego karty rozegra do końca bot, a miejsce będzie wolne przed następnym rozdaniem. Jeśli kogoś nie ma przy stole, do jego powrotu może grać bot.
table-round = Partia { $round } z { $rounds }

## Kto gdzie siedzi

table-players = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
  }
table-match-of = { $rounds ->
    [one] { $rounds } partia
    [few] mecz: { $rounds } partie
    [many] mecz: { $rounds } partii
   *[other] mecz: { $rounds } partii
  }
table-your-name = Twoje imię
table-sit-here = Usiądź tutaj
table-sit-free = Zajmij wolne miejsce
table-waiting = { $count ->
    [0] Wszystkie miejsca są zajęte. Zaczynamy…
    [one] Jedno miejsce jest wolne. Partia zacznie się, gdy ktoś je zajmie.
    [few] { $count } miejsca są wolne. Partia zacznie się, gdy wszystkie będą zajęte.
    [many] { $count } miejsc jest wolnych. Partia zacznie się, gdy wszystkie będą zajęte.
   *[other] { $count } miejsca są wolne. Partia zacznie się, gdy wszystkie będą zajęte.
  }
table-start = Zacznij z botami
table-start-says = Nie musisz czekać: wolne miejsca zajmą boty.
table-level-of-bots = Poziom botów
table-level = { $level ->
    [beginner] Początkujący
    [casual] Amator
    [club] Klubowy
    [expert] Ekspert
   *[other] { $level }
  }
table-bot = { $level ->
    [beginner] bot, początkujący
    [casual] bot, amator
    [club] bot, klubowy
    [expert] bot, ekspert
   *[other] bot
  }
table-emotes = Powiedz to obrazkiem
table-here = przy stole
table-away = poza stołem
table-clock = pozostały czas
table-short = mało czasu!
table-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
  } { $hours } godz.
table-you-watch = Oglądasz grę. Niczyich kart nie widać.
table-covered = Na razie gra za ciebie bot.
table-resume = Gram dalej

## Wybór

table-your-turn = Twoja kolej
table-decides = { $count ->
    [one] Decyduje { $names }…
   *[other] Decydują { $names }…
  }
table-choose-cards = Wybierz karty
table-look-through = Wybierz ze stosu
table-more-cards = To jeszcze nie wszystko: wybierz więcej kart.
table-nothing-follows = Nic więcej się nie stanie.
table-why-not = Dlaczego nie?
table-clear = Odznacz
table-undo = Cofnij
table-all = Wszystkie możliwości ({ $count })
table-answered = Odpowiedź przyjęta. Możesz ją jeszcze zmienić.
table-others-may = Inni mogą zareagować…
table-wait = Chwila!
table-wait-says = 15 sekund więcej dla wszystkich. Każdy widzi, kto o to prosi; wolno blefować.
# $names: who has said it, $count: how many they are
table-waits = { $count ->
    [one] { $names } mówi: chwila!
   *[other] { $names } mówią: chwila!
  }
table-waits-you = Mówisz: chwila!
table-order = { $when }: nigdy nie reaguj
table-orders = Bez pytania
table-orders-says = W tych przypadkach gra cię nie pyta, a ty nie reagujesz. Inni się o tym nie dowiedzą.
table-window-closes = Czas na odpowiedź, wspólny dla wszystkich
table-rule = Zasada { $rule }
# While others play
table-pause = Zatrzymaj
table-unpause = Dalej
table-step = Następny ruch
table-skip = Przejdź do swojej tury
table-since = Od twojej ostatniej tury
table-since-more = { $count } wcześniej
table-thinking = Zastanawiam się…
# of a move: how many of 100 imagined games it wins; as good as the best, as far as these games can tell; looked at briefly
table-hint-chance = wygrywa { $percent }% partii
table-hint-equal = mniej więcej tak samo dobre
table-hint-likely-worse = raczej słabsze
table-hint-title = Co warto rozważyć
table-hint-says = { $count ->
    [one] W myślach rozegrano { $count } partię, tylko na podstawie tego, co możesz wiedzieć. Dotknij ruchu, aby go przygotować; decyzja należy do ciebie.
    [few] W myślach rozegrano { $count } partie, tylko na podstawie tego, co możesz wiedzieć. Dotknij ruchu, aby go przygotować; decyzja należy do ciebie.
    [many] W myślach rozegrano { $count } partii, tylko na podstawie tego, co możesz wiedzieć. Dotknij ruchu, aby go przygotować; decyzja należy do ciebie.
   *[other] W myślach rozegrano { $count } partii, tylko na podstawie tego, co możesz wiedzieć. Dotknij ruchu, aby go przygotować; decyzja należy do ciebie.
  }

## The log

table-dealt = Partia { $round }: karty rozdane. Zaczyna { $first }.
    .you-first = Partia { $round }: karty rozdane. Zaczynasz ty.
# heads what happened in the own turn
table-log-you = Ty
table-log-undone = cofnięte
table-fairness = Rozdanie ustalono przed pierwszą kartą
table-fairness-says = Układ kart był ustalony przed pierwszą kartą i potwierdza go ta suma kontrolna. Po partii sprawdza ją tabela wyników.

## Cofanie

table-undo-asked = { $name } chce cofnąć ruch. Brak odpowiedzi na czas oznacza odmowę.
table-undo-waits = { $name } chce cofnąć ruch. Brakuje jeszcze zgody: { $others }
    .you-name = Chcesz cofnąć ruch. Brakuje jeszcze zgody: { $others }
table-abort-asked = { $name } chce przerwać partię; jej wynik nie będzie się liczyć. Brak odpowiedzi na czas oznacza odmowę.
table-abort-waits = { $name } chce przerwać partię. Brakuje jeszcze zgody: { $others }
    .you-name = Chcesz przerwać partię. Brakuje jeszcze zgody: { $others }
table-agree = Zgoda
table-decline = Nie zgadzam się

## Spojrzenie wstecz

table-looking-back = Oglądasz wcześniejszy moment.
table-step-back = Krok wstecz
table-step-forth = Krok dalej
table-to-now = Wróć do gry

## Rozmowa

table-no-chat-yet = Nikt jeszcze nic nie powiedział.
table-chat-earlier = Pokaż wcześniejsze wiadomości
table-phrases = Gotowe zwroty
table-say = Powiedz coś…
table-send = Wyślij

## Kilka osób przy jednym urządzeniu

table-pass-to = Podaj urządzenie dalej: teraz { $name }
table-pass-says = Karty pozostaną zakryte, aż { $name } spojrzy na ekran.
table-i-am = To ja, { $name }
table-anyone = Czy ktoś reaguje?
table-i-answer = Reaguje { $name }
table-nobody = Nikt

## Koniec

table-won-with = Wygrywa { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
    .you-name = Wygrywasz: { $points ->
          [one] { $points } punkt
          [few] { $points } punkty
          [many] { $points } punktów
         *[other] { $points } punktu
        }.
table-place = Miejsce
table-points = Punkty
table-you = ty
table-result = Wynik
table-see-table = Wróć do stołu
table-round-on = Dalej
table-by-rounds = Rundy: { $sum }
table-standing = Stan gry
table-study = Przebieg partii
table-decisive = Rozstrzygający ruch
table-learn = Czego możesz się nauczyć
table-learn-nothing = Bez wyraźnych błędów. Dobra gra!
table-share-picture = Udostępnij obrazek
table-picture-saved = Obrazek jest zapisany.
table-next-mine = Twoja kolej przy innym stole
table-player = Imię
table-match = Mecz
table-wins = Wygrane
table-winner = wygrana
table-resigned = partia poddana
table-counted = Punkty za rundę { $round } są podliczone.
table-counted-look = Skąd te punkty
table-fair = Uczciwe rozdanie: dokładnie takie, jakie ustalono przed pierwszą kartą.
table-unfair = Rozdanie jest inne, niż ustalono przed pierwszą kartą!
table-fair-elsewhere = Czy rozdanie było uczciwe, sprawdzisz z zapisem partii: kibitz verify
table-record = Pobierz zapis
table-replay = Obejrzyj i przeanalizuj
table-again = Zagraj jeszcze raz
table-next-game = Następna partia
table-ready = Gotowość: { $names }

## Na głos

table-no-hand = Nie masz tu kart.
table-total = { $points ->
    [one] { $points } punkt w meczu
    [few] { $points } punkty w meczu
    [many] { $points } punktów w meczu
   *[other] { $points } punktu w meczu
  }

## Klawisze

table-key-hand = przejdź do ręki i usłysz, jakie masz karty
table-key-move = od karty do karty
table-key-read = na karcie z tekstem: przeczytaj ją w całości
table-key-pick-label = Spacja
table-key-pick = wybierz kartę albo ją odznacz
table-key-confirm-label = Enter
table-key-confirm = na wybranej karcie: zrób to, co mówi przycisk
table-key-choice = pierwsza, druga… możliwość albo ta z tą liczbą
table-key-clear = odznacz wszystkie karty, zamknij, wróć do gry
table-key-prompt = usłysz jeszcze raz, o co chodzi
table-key-table = usłysz, co leży na stole
table-key-scores = usłysz punkty
table-key-events = usłysz, co się stało, i otwórz przebieg
table-key-pause = gdy grają inni: zatrzymaj albo wznów
table-key-step = pokaż następny ruch
table-key-skip = przejdź do swojej tury
table-key-undo = cofnij swój ostatni ruch
table-key-hint = podpowiedź
table-key-chat = czat
table-key-emotes = powiedz coś obrazkiem
table-key-rules = zasady
table-key-help = ta pomoc

table-report = Zgłoś kogoś
table-report-says = Osoba, która prowadzi ten serwer, przeczyta zgłoszenie razem z ostatnimi wiadomościami z czatu. Nikt przy stole się o nim nie dowie.
table-report-whom = Kogo?
table-report-why = Co się stało?
table-report-send = Wyślij zgłoszenie
table-reported = Dziękujemy. Numer twojego zgłoszenia: { $number }.

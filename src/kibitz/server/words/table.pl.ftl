# Stół w przeglądarce, po polsku.

## Strona

table-home = Kibitz: do lobby
table-page-failed = Nie udało się wczytać tej strony. Czy masz połączenie?
table-reload = Spróbuj ponownie
table-coming = Stół jest nakrywany …
table-gone = Ten stół nie jest otwarty
table-reconnecting = Utracono połączenie. Łączę ponownie … Twoje miejsce czeka, nic nie przepadnie.
table-close = Zamknij
table-dismiss = Rozumiem, zamknij
table-dock = O co chodzi i co możesz zrobić

## Brzeg stołu i menu

table-rules = Zasady
table-log = Przebieg
table-chat = Czat
table-hint = Podpowiedź
table-menu = Menu
table-drawer = Przebieg i czat
table-sound = Dźwięki
table-sound-on = Włącz dźwięk
table-sound-off = Wyłącz dźwięk
table-language = Język
table-theme = Światło
table-theme-auto = jak na tym urządzeniu
table-theme-light = jasne: len i dąb
table-theme-dark = ciemne: zielony filc
table-speed = Szybkość kart
table-speed-is = { $speed ->
    [0] bez ruchu
    [1] zwykła
   *[other] { $speed } raza
  }
table-confirm = Wybór dopiero po naciśnięciu przycisku
table-keys = Skróty klawiszowe
table-lobby = Do lobby
table-new = Nowy stół
table-leave = Wstań od stołu
table-leave-sure = Tak, wstaję
table-leave-says = Twoje krzesło się zwolni; w trwającej partii pozostanie twoje, a za ciebie może grać bot.
table-invite = Ten link zaprasza innych do stołu:
table-copy = Kopiuj
table-copied = Skopiowano
table-share = Udostępnij
table-host = Jako gospodarz
table-host-alone = Nie siedzi tu nikt inny, kim trzeba by się zająć.
table-mute = Wycisz
table-unmute = Pozwól mówić
table-replace = Niech gra bot
table-kick = Odeślij
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
table-waiting = { $count ->
    [0] Wszystkie krzesła są zajęte. Zaczynamy …
    [one] Jedno krzesło jest wolne. Partia zacznie się, gdy ktoś je zajmie.
    [few] { $count } krzesła są wolne. Partia zacznie się, gdy wszystkie będą zajęte.
    [many] { $count } krzeseł jest wolnych. Partia zacznie się, gdy wszystkie będą zajęte.
   *[other] { $count } krzesła są wolne. Partia zacznie się, gdy wszystkie będą zajęte.
  }
table-start = Zacznij z botami
table-start-says = Nie musisz czekać: wolne krzesła zajmą boty.
table-level-of-bots = Boty grają
table-level = { $level ->
    [beginner] jak początkujący
    [casual] na luzie
    [club] jak w klubie
    [expert] jak eksperci
   *[other] { $level }
  }
table-bot = { $level ->
    [beginner] bot, początkujący
    [casual] bot, na luzie
    [club] bot, klubowy
    [expert] bot, ekspert
   *[other] bot
  }
table-away = nie ma przy stole
table-clock = pozostały czas
table-short = pospiesz się!
table-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
  } { $hours } godz.
table-you-watch = Oglądasz grę. Niczyja ręka nie jest widoczna.
table-covered = Gra za ciebie bot.
table-resume = Chcę grać dalej

## Wybór

table-your-turn = Twoja kolej
table-decides = { $count ->
    [one] Decyduje: { $names } …
   *[other] Decydują: { $names } …
  }
table-choose-cards = Wybierz karty
table-more-cards = To jeszcze nie wszystko: wybierz więcej kart.
table-nothing-follows = Nic więcej się nie dzieje.
table-why-not = Dlaczego nie?
table-clear = Odznacz
table-undo = Cofnij
table-all = Wszystkie możliwości ({ $count })
table-answered = Odpowiedź przyjęta. Możesz ją jeszcze zmienić, dopóki nie odpowiedzą wszyscy.
table-order = { $when }: zawsze przepuszczaj
table-rule = Zasada { $rule }
table-since = Od twojej ostatniej tury
table-thinking = Zastanawiam się …
table-hint-title = Co możesz zrobić
table-hint-says = { $count ->
    [one] Jedna wyobrażona partia, z tego, co możesz wiedzieć. Dotknij ruchu, by go przygotować; decyzja należy do ciebie.
    [few] { $count } wyobrażone partie, z tego, co możesz wiedzieć. Dotknij ruchu, by go przygotować; decyzja należy do ciebie.
    [many] { $count } wyobrażonych partii, z tego, co możesz wiedzieć. Dotknij ruchu, by go przygotować; decyzja należy do ciebie.
   *[other] { $count } wyobrażonej partii, z tego, co możesz wiedzieć. Dotknij ruchu, by go przygotować; decyzja należy do ciebie.
  }

## Cofanie

table-undo-asked = { $name } chce cofnąć ruch.
table-undo-waits = { $name } chce cofnąć ruch. Muszą się jeszcze zgodzić: { $others }
table-agree = Zgoda
table-decline = Nie zgadzam się

## Spojrzenie wstecz

table-looking-back = Patrzysz wstecz.
table-step-back = Krok wstecz
table-step-forth = Krok dalej
table-to-now = Wróć do teraz

## Rozmowa

table-no-chat-yet = Nikt jeszcze nic nie powiedział.
table-phrases = Szybkie zwroty
table-say = Powiedz coś …
table-send = Wyślij

## Kilka osób przy jednym urządzeniu

table-pass-to = Podaj urządzenie dalej: teraz { $name }
table-pass-says = Karty są zakryte, dopóki nie patrzy { $name }.
table-i-am = To ja, { $name }
table-anyone = Ktoś reaguje?
table-i-answer = Odpowiada { $name }
table-nobody = Nikt

## Koniec

table-player = Imię
table-this-game = Ta partia
table-match = Mecz
table-wins = Wygrane
table-winner = wygrana
table-fair = Karty rozdano tak, jak ustalono przed pierwszą kartą.
table-unfair = Kart nie rozdano tak, jak ustalono przed pierwszą kartą!
table-fair-elsewhere = Uczciwość rozdania można sprawdzić z zapisem partii: kibitz verify.
table-record = Zachowaj zapis partii
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

table-key-hand = przejdź do ręki i posłuchaj, co w niej jest
table-key-move = od karty do karty
table-key-pick-label = Spacja
table-key-pick = wybierz kartę albo ją odłóż
table-key-confirm-label = Enter
table-key-confirm = na wybranej karcie: zrób to, co mówi przycisk
table-key-choice = pierwsza, druga … możliwość
table-key-clear = odłóż wszystkie karty, zamknij, wróć do teraz
table-key-prompt = usłysz jeszcze raz, o co chodzi
table-key-table = usłysz, co leży na stole
table-key-scores = usłysz punkty
table-key-events = usłysz, co się stało, i otwórz przebieg
table-key-undo = cofnij swój ostatni ruch
table-key-hint = podpowiedź
table-key-chat = czat
table-key-rules = zasady
table-key-help = ta pomoc

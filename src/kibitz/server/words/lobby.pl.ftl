# The lobby, in Polish.

lobby-welcome = W co zagramy?
lobby-you-are = Grasz jako
# Friendly animals, with comma and space between them: one of them is the name of whoever has not said theirs.
lobby-guest-names = Wesoły Ryś, Sprytny Borsuk, Dzielny Jeż, Mądra Sowa, Szybki Zając, Przytulny Miś, Chytry Lis, Cicha Wydra, Śmiała Czapla, Radosny Strzyżyk, Łagodna Sarna, Ciekawska Sroka, Zwinna Wiewiórka, Dumny Jeleń, Bystry Kruk, Figlarna Foka, Senna Popielica, Pogodny Rudzik, Cierpliwy Żółw, Barwny Zimorodek, Czujny Sokół, Pracowity Bóbr, Spokojny Żuraw, Rezolutna Kawka
lobby-settings = Ustawienia
lobby-language = Język
lobby-theme-now-auto = Kolory: jak w urządzeniu. Zmień na jasne
lobby-theme-now-light = Kolory: jasne. Zmień na ciemne
lobby-theme-now-dark = Kolory: ciemne. Zmień na takie jak w urządzeniu
lobby-sound = Dźwięk
lobby-sound-on = Dźwięk włączony
lobby-sound-off = Dźwięk wyłączony
lobby-loading = Chwileczkę…
lobby-trying-again = Próbuję jeszcze raz…
lobby-try-again = Spróbuj jeszcze raz
lobby-home = Do lobby
lobby-fan-project = Kibitz to niezależny projekt fanowski, niezwiązany z wydawcami gier.

## Play now

lobby-play-bots = Zagraj od razu z botami
lobby-play-now = Zagraj teraz
lobby-opening = Trwa rozdawanie kart…
lobby-players = { $least }–{ $most } graczy
lobby-seats = Gracze
lobby-bots = Boty
# $what: what a table of this size plays
lobby-otherwise = { $seats ->
    [one] { $seats } gracz
    [few] { $seats } graczy
    [many] { $seats } graczy
   *[other] { $seats } graczy
  }: { $what }.
lobby-learn = Naucz się w 3 minuty
lobby-rules = Zasady
lobby-all-options = Wszystkie opcje

## Tables

lobby-friends = Ze znajomymi
lobby-create = Nowy stół
lobby-create-says = Wybierz zasady, zaproś znajomych linkiem, a wolne miejsca oddaj botom.
lobby-hotseat = Kilka osób przy tym urządzeniu
lobby-hotseat-says = Podawajcie je sobie: każdy widzi tylko swoje karty.
lobby-replay = Obejrzyj partię
lobby-replay-says = Przejdź zapisaną partię krok po kroku: zobacz, gdzie się odwróciła i co jeszcze było możliwe.
lobby-invited = { $count ->
    [one] Masz zaproszenie
    [few] Masz { $count } zaproszenia
   *[other] Masz { $count } zaproszeń
  }
lobby-invited-by = Zaprasza { $name }
lobby-decline = Odrzuć
lobby-mine = Moje stoły
lobby-listed = Otwarte stoły
lobby-listed-none = W tej chwili nie ma otwartych stołów.
lobby-finished = Zakończone
lobby-all = Pokaż wszystkie ({ $count })
lobby-earlier = Wcześniejsze stoły
lobby-your-turn = Twoja kolej
lobby-turns = { $count ->
    [one] Twoja kolej
    [few] Twoja kolej przy { $count } stołach
    [many] Twoja kolej przy { $count } stołach
   *[other] Twoja kolej przy { $count } stołach
  }
lobby-free-chairs = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
  }
lobby-phase-open = Czeka na graczy
lobby-phase-playing = Inni się zastanawiają
lobby-phase-match = Partia { $round } z { $rounds }
lobby-phase-between = Między partiami
lobby-phase-over = Koniec
lobby-phase-closed = Zamknięty
lobby-sit = Dosiądź się
lobby-watch = Oglądaj
lobby-look = Wynik
lobby-play-on = Graj
lobby-go-there = Przejdź
lobby-replay-of = Powtórka

## A new table

lobby-which-game = Jaka gra?
lobby-who = Kto gra?
lobby-how = Jak gracie?
lobby-more-options = Więcej opcji
lobby-open = Otwórz stół
# $why: the reason why the server refuses a field above
lobby-look-above = Spójrz jeszcze raz wyżej: { $why }
lobby-seats-says = Dla { $least }–{ $most } osób; nie każdy wariant pasuje do każdej liczby graczy.
lobby-fewer = Mniej: { $what }
lobby-more = Więcej: { $what }
lobby-chair = Miejsce { $number }
lobby-name-of = Imię na miejscu { $number }
lobby-level-of = Poziom bota na miejscu { $number }
lobby-who-me = Ja
lobby-who-open = Ktoś przez link
lobby-who-bot = Bot
lobby-who-here = Ktoś obok mnie
lobby-who-open-says = Przez link: dostaniesz zaproszenie do przekazania, a kto je otworzy, siada do stołu bez zakładania konta. Jeśli nikt nie przyjdzie, wolne miejsca mogą zająć boty.
lobby-who-here-says = Obok ciebie, przy tym urządzeniu: między turami pojawia się prośba o podanie go dalej i nikt nie widzi cudzych kart.
lobby-comes-by-link = wolne, aż ktoś przyjdzie
lobby-same-name = Przy stole siedzi już { $name }: tu będzie siedzieć { $other }.
lobby-nobody-sits = Nie siedzisz przy tym stole: będziesz oglądać.
lobby-bots-explained = Jak silne są boty?
lobby-bot-beginner = Początkujący
lobby-bot-beginner-says = Gra na wyczucie, a co trzeci ruch wybiera na chybił trafił spośród sensownych.
lobby-bot-casual = Amator
lobby-bot-casual-says = Gra to, co na pierwszy rzut oka wygląda najlepiej, bez myślenia naprzód.
lobby-bot-club = Klubowy
lobby-bot-club-says = Myśli naprzód: wyobraża sobie, jak partia może się potoczyć.
lobby-bot-expert = Ekspert
lobby-bot-expert-says = Rozgrywa w myślach pięć razy więcej partii niż poziom Klubowy, do sekundy na ruch.
lobby-bot-wins = Zmierzone: na 100 partii z trzema botami poziomu Amator wygrywa { $wins }; przy równej sile byłoby to 25.
lobby-bots-fair = Żaden bot nie widzi więcej niż ty na jego miejscu: tylko własną rękę i to, co leży odkryte.
lobby-rounds = Liczba partii w meczu
lobby-rounds-says = Punkty ze wszystkich partii się sumują; jedna partia to jeszcze nie mecz.
lobby-clock = Zegar
lobby-clock-none = Bez zegara
lobby-clock-none-says = Każdy myśli tak długo, jak potrzebuje.
lobby-clock-quick = Szybki
lobby-clock-quick-says = { $step } s na każdą decyzję i { $bank } s w zapasie na całą partię.
lobby-clock-calm = Spokojny
lobby-clock-calm-says = { $step } s na każdą decyzję i { $bank } s w zapasie na całą partię.
lobby-clock-day = Jeden dzień
lobby-clock-day-says = Gra korespondencyjna: dzień na każdą decyzję, więc nie musicie grać w tym samym czasie.
lobby-clock-three-days = Trzy dni
lobby-clock-three-days-says = Gra korespondencyjna bez pośpiechu: trzy dni na każdą decyzję.
lobby-list = Pokaż w lobby
lobby-list-says = Wszyscy na tym serwerze widzą stół i mogą się dosiąść; inaczej tylko ci, którzy mają link.
lobby-begins = Kto zaczyna
lobby-begins-draw = Losowo
lobby-begins-draw-says = Przed każdą partią decyduje los.
lobby-begins-rotate = Po kolei
lobby-begins-rotate-says = Każdą kolejną partię zaczyna następne miejsce.
lobby-begins-chosen = Wybrane miejsce
lobby-begins-chosen-says = Każdą partię zaczyna to samo miejsce.
lobby-first = Gracz rozpoczynający
lobby-first-says = To miejsce zaczyna pierwszą partię.
lobby-timeout = Gdy czas minie
lobby-timeout-bot = Decyduje bot
lobby-timeout-bot-says = Bot podejmuje tę jedną decyzję i gra toczy się dalej.
lobby-timeout-wait = Inni czekają
lobby-timeout-wait-says = Nic się nie dzieje; zegar tylko przypomina.
lobby-answers = Czas na reakcję poza swoją turą
lobby-answers-short = 3 sekundy
lobby-answers-short-says = Szybkie tempo. Kto się waha, mówi „chwila!” i daje wszystkim 15 sekund więcej.
lobby-answers-usual = 6 sekund
lobby-answers-usual-says = Trochę więcej czasu, by spojrzeć w karty; „chwila!” daje 15 sekund więcej.
lobby-answers-long = 12 sekund
lobby-answers-long-says = Dla tych, którzy jeszcze nie znają kart; „chwila!” daje 15 sekund więcej.
lobby-answers-none = Bez ograniczeń
lobby-answers-none-says = Gra czeka, aż odpowiedzą wszyscy pytani.
lobby-cover = Gdy kogoś nie ma
lobby-cover-never = Wszyscy czekają
lobby-cover-never-says = Nikt nie gra w zastępstwie; partia czeka, aż wszyscy wrócą.
lobby-cover-clock = Bot, gdy skończy się czas
lobby-cover-clock-says = Najpierw mija czas do namysłu; potem gra bot, dopóki ta osoba nie wróci.
lobby-cover-soon = Bot po 15 sekundach
lobby-cover-soon-says = Prawie od razu gra bot, dopóki ta osoba nie wróci.
lobby-cover-minute = Bot po minucie
lobby-cover-minute-says = Gra bot, dopóki ta osoba nie wróci.
lobby-cover-ten = Bot po dziesięciu minutach
lobby-cover-ten-says = Dość czasu na świeżą herbatę; potem gra bot, dopóki ta osoba nie wróci.
lobby-cover-day = Bot po dniu
lobby-cover-day-says = Do gier korespondencyjnych: bot gra dopiero po całym dniu nieobecności.
lobby-cover-bot = Kto zastępuje
lobby-pace = Tempo botów
lobby-pace-brisk = Szybko
lobby-pace-brisk-says = Dla tych, którzy znają grę i chcą dużo grać.
lobby-pace-usual = Jak ludzie
lobby-pace-usual-says = Na tyle wolno, żeby śledzić każdy ruch.
lobby-pace-slow = Powoli
lobby-pace-slow-says = Z czasem na obejrzenie każdej karty: dobre na pierwszą partię.
lobby-undo = Cofanie ruchów
lobby-undo-says = Swobodnie, dopóki nie zobaczysz nowej karty i nikt nie zagra dalej; potem potrzebna jest zgoda pozostałych.
lobby-hints = Podpowiedzi
lobby-hints-says = Kto chce, może zapytać, jakie ruchy warto rozważyć i dlaczego.
lobby-chat = Czat
lobby-chat-says = Możecie rozmawiać przy stole; gotowe zwroty każdy czyta w swoim języku.
lobby-chat-watchers = Czat widoczny dla oglądających
lobby-chat-watchers-says = Kto ogląda grę, czyta też rozmowę przy stole; pisać mogą tylko osoby, które mają miejsce przy stole.
lobby-watchers = Oglądanie dozwolone
lobby-watchers-says = Kto ma link, może oglądać grę; niczyich kart przy tym nie widać.

## Me

lobby-me = Ty i twoje ustawienia
lobby-me-you = Ty
lobby-me-table = Przy stole
lobby-name = Twoje imię
lobby-name-says = Tak widzą cię inni. Nie potrzebujesz konta.
lobby-theme = Kolory
lobby-theme-auto = Jak w urządzeniu
lobby-theme-auto-says = W dzień jasne, w nocy ciemne, jeśli tak masz w urządzeniu.
lobby-theme-light = Jasne
lobby-theme-light-says = Len i dąb.
lobby-theme-dark = Ciemne
lobby-theme-dark-says = Zielone sukno przy lampie.
lobby-sound-says = Papier i drewno, cichutko; i puknięcie, gdy przychodzi twoja kolej.
lobby-follow = Ruchy innych
lobby-follow-slow = Powoli
lobby-follow-slow-says = Jeden po drugim, z czasem na obejrzenie każdej karty.
lobby-follow-normal = Jeden po drugim
lobby-follow-normal-says = W tempie, w jakim gra stół.
lobby-follow-fast = Szybko
lobby-follow-fast-says = Jeden po drugim, dla tych, którzy znają grę.
lobby-follow-once = Od razu
lobby-follow-once-says = Widzisz stół taki, jaki jest teraz; resztę znajdziesz w przebiegu.
lobby-speed = Szybkość kart
lobby-speed-percent = { $percent }%
lobby-speed-still = bez ruchu
lobby-motion-still = Twoje urządzenie ogranicza ruch na ekranie, więc karty wcale się nie poruszają.
lobby-motion-moves = Nigdy nie musisz czekać na kartę w ruchu. Jeśli twoje urządzenie ogranicza ruch na ekranie, karty się nie poruszają.
lobby-confirm = Potwierdzanie każdego wyboru
lobby-confirm-says = Dotknięcie karty tylko ją wybiera, a zagrywasz ją przyciskiem. To chroni przed pomyłką.
lobby-notices = Powiedz mi, gdy przyjdzie moja kolej
lobby-notices-says = Przeglądarka pokaże powiadomienie, gdy stół jest otwarty w innej karcie.
lobby-notices-refused = Przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach dla tej strony.
lobby-recovery = Kod odzyskiwania
lobby-recovery-says = Otwiera twoje miejsca w każdej przeglądarce. Zapisz go i nikomu nie pokazuj: kto go ma, może usiąść na twoich miejscach.
lobby-recovery-none = Dostaniesz go, gdy usiądziesz przy pierwszym stole.
lobby-recover = Mam kod odzyskiwania
lobby-recover-do = Przenieś tu moje miejsca
lobby-recover-anyway = Mimo to zastąp
lobby-recover-warning = { $count ->
    [one] W tej przeglądarce masz miejsce przy stole, które otwiera tylko obecny kod. Najpierw zapisz ten kod:
    [few] W tej przeglądarce masz miejsca przy { $count } stołach, które otwiera tylko obecny kod. Najpierw zapisz ten kod:
    [many] W tej przeglądarce masz miejsca przy { $count } stołach, które otwiera tylko obecny kod. Najpierw zapisz ten kod:
   *[other] W tej przeglądarce masz miejsca przy { $count } stołach, które otwiera tylko obecny kod. Najpierw zapisz ten kod:
  }
lobby-recover-done = Twoje miejsca są już tutaj.
lobby-copy = Kopiuj
lobby-copied = Skopiowano
lobby-webhook = Wiadomość, gdy przyjdzie twoja kolej
lobby-webhook-says = Gdy przychodzi twoja kolej, a nie ma cię przy stole, serwer wysyła wiadomość pod ten adres: to webhook, na przykład kanału w Discordzie lub Slacku.
lobby-webhook-url = Adres (https)
lobby-webhook-save = Zapisz
lobby-webhook-saved = Zapisano. Wiadomości przychodzą w języku, którego teraz używasz.
lobby-webhook-remove = Usuń
lobby-webhook-removed = Usunięto. Wiadomości już nie będą przychodzić.
lobby-webhook-later = Będzie to możliwe, gdy usiądziesz przy pierwszym stole.
lobby-kept = Co gdzie jest przechowywane
lobby-kept-here = W tej przeglądarce: twoje imię, ustawienia, własne talie i klucz do twoich miejsc.
lobby-kept-server = Na serwerze: stoły z imionami, ruchy, wyniki i to, co powiedziano przy stole, a także adres dla twoich wiadomości, jeśli go podasz.
lobby-kept-nothing = Żadnego konta, adresu e-mail, ciasteczek ani śledzenia. Resztę opisuje strona „Prywatność”.
lobby-forget = Usuń ten profil
lobby-forget-sure = Ta przeglądarka zapomni twoje imię, ustawienia, własne talie i klucz. Bez kodu odzyskiwania nie wrócisz na swoje miejsca:
lobby-forget-yes = Usuń
lobby-forget-no = Zostaw
lobby-data = Twoje dane na tym serwerze
lobby-data-says = To, co jest tu o tobie przechowywane: twoje stoły, wypowiedzi, partie, statystyki i pozostałe dane wymienione na stronie „Prywatność”.
lobby-data-take = Pobierz wszystko
lobby-erase = Usuń mnie z tego serwera
lobby-erase-sure = Twoje imię, wszystkie twoje wypowiedzi i statystyki zostaną trwale usunięte, a miejsca zwolnione; trwające partie zostaną poddane. W rozegranych partiach twoje miejsce pozostanie bez imienia. Tego nie da się cofnąć.
lobby-erase-yes = Usuń
lobby-erased = Twoje dane zostały usunięte z tego serwera.

## Nothing here

lobby-lost = Tu nic nie ma
lobby-lost-says = Może link jest niepełny albo strona się przeniosła.

lobby-club = Dla członków klubu
lobby-club-says = Ten serwer należy do klubu. Wystarczy raz podać hasło klubu; potem można już tu wchodzić bez niego.
lobby-passphrase = Hasło
lobby-club-enter = Wejdź

# Strona o prywatności, ułożona z ustawień tego serwera
privacy-title = Prywatność
privacy-says = Co ten serwer o tobie przechowuje, jak długo i jak to usunąć. Osoba, która prowadzi serwer, może przeczytać wszystko, co jest na nim zapisane. Do gry nie potrzeba konta, adresu e-mail ani prawdziwego imienia.
privacy-kept = Co jest przechowywane
privacy-tables = O każdym stole: kto gdzie siedział, pod wybranym przez siebie imieniem, i każdy ruch. Kto ma link, może obejrzeć stół i odtworzyć zakończoną partię. Jeśli ktoś wyśle link na czacie, podgląd też pokaże imiona. Jeśli stół jest pokazany w lobby, widzą go wszyscy na tym serwerze.
privacy-chat = To, co mówi się przy stole. Mogą to czytać osoby, które tam siedzą, oraz osoba, która prowadzi stół; kto odszedł od stołu, tylko to, co powiedziano wcześniej; jeśli osoba prowadząca na to pozwala, do końca partii czytają to także oglądający.
privacy-statistics = Wyniki twoich partii, na potrzeby twoich statystyk. Widzisz je tylko ty.
privacy-key = Zamiast osobistego hasła: skrót (hash) klucza, który przechowuje twoja przeglądarka. Samego klucza serwer nie przechowuje.
privacy-browser = W twojej przeglądarce: twój klucz, imię, ustawienia i własne talie. Żadnych ciasteczek, niczego z innych stron; nikt nie liczy twoich odwiedzin.
privacy-log = W dzienniku serwera: adres IP i stół każdego połączenia oraz błędy serwera; żadnych imion, czatu ani kart. O tym, jak długo jest przechowywany, decyduje osoba, która prowadzi serwer.
privacy-webhooks = Jeśli go podasz: adres (webhook), pod który serwer wysyła wiadomość, gdy przychodzi twoja kolej lub kończy się twoja partia, dopóki go nie usuniesz.
privacy-club = To, że należysz do tego klubu, od chwili podania jego hasła.
privacy-reports = Zgłoszenia dotyczące innych osób wraz z ostatnimi wiadomościami z czatu: jeszcze przez { $report_days } dni po ich rozpatrzeniu. Blokady osób lub adresów IP, dopóki nie wygasną albo nie zostaną zdjęte.
privacy-quotas = Twoje dzisiejsze liczniki: otwarte stoły, podpowiedzi, analizy, sprawdzone talie i zgłoszenia, do końca dnia. Osoby bez klucza są liczone według adresu IP; na ten dzień przechowywany jest tylko jego skrót (hash).
privacy-how-long = Jak długo
privacy-empty = { $empty_hours ->
    [one] Stół, który wszyscy opuścili przed rozpoczęciem partii, jest usuwany po { $empty_hours } godzinie.
    [few] Stół, który wszyscy opuścili przed rozpoczęciem partii, jest usuwany po { $empty_hours } godzinach.
    [many] Stół, który wszyscy opuścili przed rozpoczęciem partii, jest usuwany po { $empty_hours } godzinach.
   *[other] Stół, który wszyscy opuścili przed rozpoczęciem partii, jest usuwany po { $empty_hours } godziny.
}
privacy-rest = { $rest_hours ->
    [one] Stół, przy którym partia się skończyła, jest zamykany i archiwizowany po { $rest_hours } godzinie.
    [few] Stół, przy którym partia się skończyła, jest zamykany i archiwizowany po { $rest_hours } godzinach.
    [many] Stół, przy którym partia się skończyła, jest zamykany i archiwizowany po { $rest_hours } godzinach.
   *[other] Stół, przy którym partia się skończyła, jest zamykany i archiwizowany po { $rest_hours } godziny.
}
privacy-idle = { $idle_days ->
    [one] Stół, przy którym nic się nie dzieje, jest zamykany i archiwizowany po { $idle_days } dniu.
    [few] Stół, przy którym nic się nie dzieje, jest zamykany i archiwizowany po { $idle_days } dniach.
    [many] Stół, przy którym nic się nie dzieje, jest zamykany i archiwizowany po { $idle_days } dniach.
   *[other] Stół, przy którym nic się nie dzieje, jest zamykany i archiwizowany po { $idle_days } dnia.
}
privacy-keep = { $keep_days ->
    [0] Zarchiwizowane partie, ich czat i wyniki są przechowywane bezterminowo; całe partie może usunąć tylko osoba, która prowadzi serwer.
    [one] Zarchiwizowane partie są usuwane po { $keep_days } dniu. Wraz z nimi znikają czat i wyniki.
    [few] Zarchiwizowane partie są usuwane po { $keep_days } dniach. Wraz z nimi znikają czat i wyniki.
    [many] Zarchiwizowane partie są usuwane po { $keep_days } dniach. Wraz z nimi znikają czat i wyniki.
   *[other] Zarchiwizowane partie są usuwane po { $keep_days } dnia. Wraz z nimi znikają czat i wyniki.
}
privacy-backup = Kopie zapasowe mogą zawierać to wszystko oprócz dziennika i danych z twojej przeglądarki, także to, co od tego czasu usunięto. O tym, jak długo są przechowywane, decyduje osoba, która prowadzi serwer.
privacy-rights = Pobieranie i usuwanie twoich danych
privacy-rights-say = Możesz pobrać to, co jest o tobie przechowywane, oprócz zgłoszeń innych osób na twój temat, i usunąć swoje dane: imię, skrót klucza, czat i statystyki znikają wtedy na zawsze, a w rozegranych partiach zostaje miejsce bez imienia. Pozostają tylko: ewentualna blokada, nierozpatrzone zgłoszenie na twój temat, twoje własne zgłoszenia (bez podpisu) oraz znacznik, który służy wyłącznie do ponownego usunięcia cię z przywróconej kopii zapasowej.
privacy-me = Przejdź do swoich danych
privacy-contact = Na pytania odpowiada osoba, która prowadzi ten serwer: { $contact }
privacy-contact-none = Osoba, która prowadzi ten serwer, nie podaje adresu; zapytaj osobę, od której masz link.

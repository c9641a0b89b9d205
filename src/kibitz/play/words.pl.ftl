# Everything around the games, in Polish: the line mode, the records, the help.
# $name: a name, never inflected: always the subject, or after a colon.

## The table

table-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
table-empty = (pusto)
table-your-hand = Twoja ręka ({ $count }): { $cards }
known-cards = znane: { $cards }
over-winner = Wygrywa { $name }.
    .you-name = Wygrywasz!
over-winners = Wspólnie wygrywają: { $names }.
    .you-name = Wygrywacie wspólnie: ty, { $names }.
over-nobody = Nikt nie wygrywa.
over-resigned = Wygrana po poddaniu partii przez resztę stołu.
over-aborted = Partia została przerwana.
over-aborted-says = Jej wynik się nie liczy.
over-closed = Stół jest zamknięty.
over-closed-says = Ta partia nie została dokończona. Jej wynik się nie liczy.
over-scores = Wynik końcowy: { $scores }
list-and = { $first } i { $last }

## Playing

welcome = Witaj w grze { $game }! Grają: { $names }. Wpisz ?, aby zobaczyć pomoc.
ask-name = Jak masz na imię?
points-change = punkty: { $before } → { $after }
hand-over = Teraz przed ekranem siada { $name }. Gdy { $name } już patrzy, naciśnij Enter.
anyone = Czy ktoś reaguje? { $names } (imię lub numer; Enter: nikt)
anyone-unknown = Wśród pytanych nie ma nikogo takiego: „{ $text }”. Wpisz imię lub numer osoby, która chce zareagować, albo naciśnij Enter, jeśli nikt nie reaguje.
anyone-later = To będzie możliwe dopiero po twojej odpowiedzi.
others-may-answer = Inni mogą zareagować… ({ $seconds } s; „{ command-wait }” daje wszystkim 15 s więcej)
more-choices = Wpisz „{ command-all }”, aby przeczytać wszystkie ruchy opisane słowami.
marked-choices = * Ten ruch dotyczy też innych kart na stole. Wpisz „wszystkie”, aby przeczytać wszystkie ruchy opisane słowami.
cannot-read = Nie rozumiem: „{ $text }”.
try-this = Wpisz numer ruchu albo jego zapis, na przykład { $example }. Znak ? pokazuje pomoc.
refused = Tak nie można (zasada { $rule }): { $reason }
why-usage = Wpisz „{ command-why }” i ruch, na przykład: { command-why } { $example }
try-usage = Wpisz „{ command-try }” i ruch, na przykład: { command-try } { $example }
try-result = Ruch { $move } jest możliwy
undone = Cofnięto.
cannot-undo = Nie masz teraz czego cofnąć: możesz cofnąć tylko własne ostatnie kroki, i to tylko dopóki nie zobaczysz nowej karty.
no-such-number = Nie ma ruchu numer { $number }; numery są od 1 do { $most }.
no-such-key = Nie ma ruchu { $number }. Wpisz „{ command-table }”, żeby zobaczyć, co możesz zrobić.
saved = Zapisano: { $file }
save-failed = Nie udało się zapisać pliku { $file }: { $error }
load-failed = Nie udało się wczytać pliku { $file }: { $error }
file-usage = Wpisz „{ $command }” i nazwę pliku, na przykład: { $command } partia.kibitz
loaded = Wczytano: { $file }
kept = Twoja gra jest zapisana. Aby grać dalej: kibitz play --load { $file }
kept-whole = Cała gra jest zapisana. Aby obejrzeć ją jeszcze raz: kibitz replay { $file }
goodbye = Do zobaczenia!
no-log = Jeszcze nic się nie wydarzyło.
card-unknown = W tej grze nie ma karty „{ $text }”.
joins = { $name } dołącza przed początkiem następnej tury.
cannot-join = Do tej gry nie można teraz dołączyć.
new-player = nowa osoba
rule-unknown = Nie ma zasady { $rule }. Wpisz „{ command-rules }”, aby przeczytać wszystkie.
bot-name = { $name } (bot)
bot-failed = { $name } (bot) nie podaje ruchu, który można wykonać: { $error }. Od teraz zamiast niego gra sam Kibitz.

## Help

help =
    Co możesz wpisać:
      numer lub zapis ruchu        wykonaj ten ruch
      stół                         pokaż stół jeszcze raz
      wszystkie                    wszystkie ruchy słowami i ich skutki
      dlaczego RUCH                zasada, która zabrania tego ruchu
      próba RUCH                   co dałby ten ruch, bez wykonywania go
      podpowiedź                   ruchy warte rozważenia, z szansami i powodami
      cofnij                       cofnij swój ostatni krok; możliwe, dopóki nie zobaczysz nowej karty
      zasady                       wszystkie zasady; zasady { $rule } tylko tę; zasady Wskazówki wskazówki
      dziennik                     co się dotąd wydarzyło
      stosy                        wszystko, co leży odkryte na środku, karta po karcie
      karta NAZWA                  co robi ta karta
      dołącz IMIĘ                  nowa osoba dołącza do gry, jeśli pozwalają na to zasady
      zapisz PLIK / wczytaj PLIK   zachowaj tę grę / wróć do innej
      ? lub pomoc                  ta pomoc
      koniec                       przerwij; gra zostaje zapisana
    Działają też słowa angielskie: table, all, why, try, hint, undo, rules, log, piles, card, join, save, load, quit.
command-help = pomoc
command-table = stół
command-all = wszystkie
command-why = dlaczego
command-try = próba
command-hint = podpowiedź
command-undo = cofnij
command-rules = zasady
command-log = dziennik
command-save = zapisz
command-load = wczytaj
command-piles = stosy
command-card = karta
command-join = dołącz
command-quit = koniec

## At a table of a server

no-link = To nie jest link do stołu: „{ $text }”. Taki link wygląda tak: { $example }
nobody-answers = Pod adresem { $address } nikt nie odpowiada: { $reason }
no-kibitz = Serwer odpowiada kodem HTTP { $status }. Czy to na pewno serwer Kibitz?
odd-answer = Nie da się odczytać odpowiedzi z adresu { $address }. Czy to na pewno serwer Kibitz?
other-version = Serwer gra według wersji { $theirs } zasad, ten program według wersji { $ours }. Zaktualizuj to, co starsze.
welcome-watching = Oglądasz grę { $game }. Przy stole: { $names }. Wpisz ?, aby zobaczyć pomoc.
recovery-code = Twój kod odzyskiwania: { $code }. Zachowaj go: podany po --key pozwoli ci wrócić na swoje miejsce z każdego komputera.
key-not-kept = Nie da się tu zapisać klucza do twojego miejsca ({ $reason }). Wrócić pozwoli ci tylko kod odzyskiwania.
come-back = Twoje miejsce czeka na ciebie. Aby wrócić: kibitz join { $link }
connection-lost = Połączenie przerwane, próbuję ponownie…
connection-failed = Nie da się utrzymać połączenia: { $reason }
connection-back = Połączenie przywrócone.
chair-lost = Nie masz już miejsca przy tym stole; od teraz tylko oglądasz.
free-chair = wolne miejsce
chair-bot = bot
chair-program = bot gościa
chair-host = prowadzi stół
chair-yours = ty
chair-covered = na razie gra bot
chair-muted = bez prawa głosu
chair-ready = gotowość zgłoszona
chair-away = brak połączenia
chair-usage = Podaj numer miejsca albo imię osoby, która na nim siedzi.
report-usage = Napisz też, co się stało: zgłoś, potem numer miejsca, potem twój opis. Razem z nim zostaną wysłane ostatnie wiadomości z czatu.
report-sent = Dziękujemy. Numer twojego zgłoszenia: { $number }.
watching = { $count ->
    [one] Ogląda { $count } osoba.
    [few] Oglądają { $count } osoby.
    [many] Ogląda { $count } osób.
   *[other] Ogląda { $count } osoby.
  }
phase-open = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
phase-open-host = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Wpisz „{ command-start }”, jeśli wolne miejsca mają zająć boty.
phase-between = Wpisz „{ command-again }”, aby przejść do następnej partii.
phase-over = Wpisz „{ command-again }”, jeśli chcesz rewanżu, albo „{ command-quit }”, aby wyjść.
phase-closed = Stół jest zamknięty. Możesz go jeszcze obejrzeć; na kolejną partię otwórz nowy. Wpisz „{ command-quit }”, aby wyjść.
match-totals = Po partii { $round } z { $rounds }: { $totals }
match-wins = Wygrane po partii { $round } z { $rounds }: { $totals }
consent-asked = Czy { $name } może cofnąć ruch? Wpisz „{ command-agree }” albo „{ command-decline }”. Brak odpowiedzi na czas oznacza odmowę.
consent-asked-abort = { $name } chce przerwać partię; jej wynik nie będzie się liczyć. Wpisz „{ command-agree }” albo „{ command-decline }”. Brak odpowiedzi na czas oznacza odmowę.
nothing-to-agree = Nikt teraz nie czeka na twoją zgodę.
not-your-turn = To nie twoja kolej. Teraz decyduje: { $names }
no-game-now = W tej chwili nie toczy się żadna partia.
no-window = W tej chwili nie ma na co reagować.
no-hints = Przy tym stole nie ma podpowiedzi.
no-undo = Przy tym stole ruchów się nie cofa.
no-chat = Przy tym stole nie ma czatu.
you-are-muted = Nie masz prawa głosu przy tym stole.
not-over-yet = Na następną partię można się umówić dopiero po zakończeniu tej.
begun-already = Gra już się zaczęła.
say-usage = Wpisz „{ command-say }” i tekst. Samo „{ command-phrase }” pokazuje gotowe zwroty.
quick-usage = Wpisz „{ command-phrase }” i numer. Każdy przeczyta zwrot w swoim języku.
chat-line = { $name }: { $text }
chat-no-more = Wcześniej nikt nic nie mówił.
order-pass = przepuść
order-ask = pytaj
order-does-pass = nigdy nie reagujesz
order-does-ask = dostajesz pytanie
order-line = { $kind }: { $when }, { $does }.
order-usage = Wpisz na przykład: { command-order } { $example } { order-pass } (albo { order-ask }).
no-orders = W tej grze nie ma reakcji, więc poleceń też nie ma.
time-left = pozostały czas: { $time }
time-left-days = pozostały czas: { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  } i { $hours } godz.
help-join =
    Co możesz wpisać:
      numer lub zapis ruchu        wykonaj ten ruch
      stół                         pokaż stół jeszcze raz
      wszystkie                    wszystkie ruchy słowami i ich skutki
      dlaczego RUCH                zasada, która zabrania tego ruchu
      próba RUCH                   co dałby ten ruch, bez wykonywania go
      podpowiedź                   ruchy warte rozważenia, z szansami i powodami
      cofnij                       cofnij swój ostatni ruch; jeśli gra poszła dalej, potrzebna jest zgoda pozostałych
      zgoda / sprzeciw             odpowiedź, gdy ktoś chce cofnąć ruch lub przerwać partię
      przepuść lub sam Enter       nie reaguj, gdy padnie pytanie o reakcję
      chwila                       15 sekund więcej dla wszystkich, póki ktoś może zareagować; wolno blefować
      polecenie                    co zawsze robisz, gdy pada pytanie o reakcję
      zasady                       wszystkie zasady; zasady { $rule } tylko tę; zasady Wskazówki wskazówki
      dziennik                     co się wydarzyło w tej partii
      stosy                        wszystko, co leży odkryte na środku, karta po karcie
      karta NAZWA                  co robi ta karta
      kto                          kto gdzie siedzi i kto jest teraz przy stole
      imię IMIĘ                    zmień swoje imię przy tym stole
      powiedz TEKST                powiedz coś wszystkim
      zwrot NUMER                  gotowy zwrot; samo zwrot pokazuje wszystkie
      czat                         co zostało powiedziane wcześniej
      dalej                        zgłoś gotowość do następnej partii lub rewanżu
      wracam                       graj dalej samodzielnie, jeśli zastępował cię bot
      poddaj                       ostatecznie poddaj tę partię; dalej gra za ciebie bot
      przerwij                     przerwij tę partię, jeśli wszyscy się zgodzą; jej wynik się nie liczy
      zgłoś IMIĘ TEKST             zgłoś kogoś osobie, która prowadzi serwer; nikt przy stole się nie dowie
      wstań                        wstań od stołu
      ? lub pomoc                  ta pomoc
      koniec                       wyjdź; twoje miejsce na ciebie poczeka
    Jeśli prowadzisz stół:
      zacznij POZIOM               rozpocznij; wolne miejsca zajmą boty
      wyproś / ucisz IMIĘ          każ komuś odejść / odbierz prawo głosu (ponownie: przywróć)
      zastąp IMIĘ                  za nieobecną osobę gra bot tego stołu
    Działają też słowa angielskie: table, all, why, try, hint, undo, rules, log, piles, card, say, again, quit.
command-name = imię
command-say = powiedz
command-phrase = zwrot
command-chat = czat
command-skip = przepuść
command-wait = chwila
command-order = polecenie
command-again = dalej
command-agree = zgoda
command-decline = sprzeciw
command-report = zgłoś
command-who = kto
command-stand = wstań
command-resume = wracam
command-start = zacznij
command-kick = wyproś
command-mute = ucisz
command-replace = zastąp
command-resign = poddaj
command-abort = przerwij

## What ends a game early

act-resign = Poddaj partię
act-resign-says = Przegrywasz tę partię i zajmujesz ostatnie miejsce. Jeśli pozostali grają dalej, twoje karty przejmuje bot; do tej partii nie można już wrócić.
act-resign-sure = Tak, poddaję partię
act-abort = Przerwij partię
act-abort-says = Partia kończy się od razu, a jej wynik się nie liczy; kończy się też cały mecz. Muszą się na to zgodzić wszyscy pozostali przy stole; boty nie są pytane.
act-abort-sure = Tak, przerywam partię
act-yes = tak
act-usage = Jeśli na pewno tego chcesz, wpisz: { $command }

## What happens at a table

# $name: who it is about; $yes: yes or no
news-opened = Stół jest otwarty.
news-sat = { $name } siada do stołu.
    .you-name = Siadasz do stołu.
news-renamed = { $name } zmienia imię na { $text }.
    .you-text = Zmieniasz imię z { $name } na { $text }.
news-came = { $name } dołącza przed początkiem następnej tury.
    .you-name = Dołączasz przed początkiem następnej tury.
news-stood = { $name } wstaje od stołu.
    .you-name = Wstajesz od stołu.
news-filled = Boty zajmują wolne miejsca.
news-covered = { $name } ma na razie zastępstwo: gra bot.
    .you-name = Na razie gra za ciebie bot.
news-resumed = { $name } wraca i gra dalej samodzielnie.
    .you-name = Wracasz i grasz dalej samodzielnie.
news-kicked = { $name } musi odejść od stołu.
    .you-name = Musisz odejść od stołu.
news-muted = { $yes ->
    [yes] { $name } traci prawo głosu.
   *[no] { $name } odzyskuje prawo głosu.
  }
    .you-name = { $yes ->
          [yes] Tracisz prawo głosu.
         *[no] Odzyskujesz prawo głosu.
        }
news-readied = { $name } zgłasza gotowość do następnej partii.
    .you-name = Zgłaszasz gotowość do następnej partii.
news-dealt = Zaczyna się partia { $round }. Rozpoczyna { $first }. Suma kontrolna rozdania: { $commitment }
    .you-first = Zaczyna się partia { $round }. Rozpoczynasz ty. Suma kontrolna rozdania: { $commitment }
news-placed = Gra toczy się dalej od wybranego momentu wcześniejszej partii. Teraz decyduje { $first }.
    .you-first = Gra toczy się dalej od wybranego momentu wcześniejszej partii. Teraz decydujesz ty.
news-carried = Zasady na serwerze zostały zaktualizowane; gra toczy się dalej od tego samego miejsca.
news-chose = { $name } podejmuje decyzję.
    .you-name = Podejmujesz decyzję.
news-ended = Koniec partii { $round }.
news-wished = { $name } chce cofnąć ostatni ruch.
    .you-name = Chcesz cofnąć ostatni ruch.
news-wished-abort = { $name } chce przerwać partię.
    .you-name = Chcesz przerwać partię.
news-waited = { $name } mówi „chwila!”: wszyscy mają 15 sekund więcej.
    .you-name = Mówisz „chwila!”: wszyscy mają 15 sekund więcej.
news-declined = { $name } się nie zgadza: gra toczy się dalej.
    .you-name = Nie zgadzasz się: gra toczy się dalej.
news-declined-silence = { $name } nie odpowiada: gra toczy się dalej.
    .you-name = Nie odpowiadasz: gra toczy się dalej.
news-undone = { $name } cofa ostatni ruch.
    .you-name = Cofasz ostatni ruch.
news-resigned = { $name } poddaje partię.
    .you-name = Poddajesz partię.
news-aborted = Partia zostaje przerwana (propozycja: { $name }). Jej wynik się nie liczy.
    .you-name = Partia zostaje przerwana na twoją propozycję. Jej wynik się nie liczy.
news-closed = Stół jest zamknięty.

## Quick phrases

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-thinking = Chwileczkę, jeszcze się zastanawiam.
phrase-hurry = Twoja kolej!
phrase-oops = Ojej!
phrase-wow = O rany!
phrase-applause = Brawo!
phrase-laugh = Haha!
phrase-good-game = To była dobra partia!
phrase-again = Jeszcze jedna partia?
phrase-bye = Do zobaczenia!

## Why a server refuses something

refused-bad-request = Serwer nie może tego zrobić.
refused-unknown-choice = Serwer nie rozumie tego ruchu.
refused-illegal-choice = Teraz to niemożliwe.
refused-game-over = Ta partia już się skończyła.
refused-bad-position = Taki układ kart nie jest możliwy.
refused-stale = Za późno: gra poszła już dalej. Zobacz, co jest teraz do wyboru.
refused-not-asked = To nie twoja kolej.
refused-not-now = Przy tym stole albo w tej chwili to niemożliwe.
refused-not-yours = Może to zrobić tylko osoba, która tam siedzi, albo ta, która prowadzi stół.
refused-not-over = To będzie widoczne dopiero po zakończeniu partii.
refused-bad-key = Ten klucz lub kod odzyskiwania jest błędny; może wkradła się literówka.
refused-no-key = Do tego potrzebny jest klucz do twojego miejsca.
refused-no-table = Nie ma takiego stołu.
refused-not-found = Nie ma takiego stołu.
refused-no-text = Nie ma tu takiego tekstu.
refused-unreadable = Serwer nie rozumie tego programu; może jeden z nich jest za stary.
refused-unavailable = Serwer nie ma teraz dostępu do swoich stołów. Spróbuj za chwilę.
refused-internal = Serwer popełnił błąd; nic się nie zmieniło. Spróbuj jeszcze raz.
refused-silent = Serwer zbyt długo nie miał od ciebie żadnej wiadomości.
refused-too-fast = Za dużo naraz. Poczekaj chwilę.
refused-many-tries = Z twojego adresu było zbyt wiele prób. Spróbuj ponownie za godzinę.
refused-too-many = W tej chwili jest zbyt wielu gości. Wróć później.
refused-too-large = To jest za długie.
refused-method = Serwer nie zna takiego żądania.
refused-restart = Serwer uruchamia się ponownie.
refused-resync = Stół jest wczytywany od nowa.
refused-origin = Stamtąd serwer cię nie wpuści.
refused-no-chair = Przy tym stole nie ma takiego miejsca.
refused-bot-name = „{ $name }” brzmi jak nazwa bota. Wybierz inne imię.
refused-chair-taken = To miejsce jest zajęte.
refused-no-free-chair = Wszystkie miejsca są zajęte.
refused-never-met = Zaprosić możesz tylko osoby poznane przy stole.
refused-invites-elsewhere = Zapraszać może tylko osoba, która siedzi przy tym stole.
refused-table-full = { $most ->
    [one] W tę grę może grać najwyżej { $most } osoba.
    [few] W tę grę mogą grać najwyżej { $most } osoby.
    [many] W tę grę może grać najwyżej { $most } osób.
   *[other] W tę grę może grać najwyżej { $most } osoby.
  }
refused-plays-here = Już tu grasz; wolne miejsce jest dla kogoś innego.
refused-sent-away = Osoba, która prowadzi ten stół, wyprosiła cię.
refused-resigned = Do poddanej partii nie można wrócić. Przed następnym rozdaniem możesz znów usiąść do stołu.
refused-nobody-there = Nikt tam nie siedzi.
refused-is-here = Ta osoba jest połączona. Bot gra tylko za kogoś, kogo nie ma przy stole.
refused-has-days = Przy tym stole na każdy ruch są godziny albo dni i nie trzeba być na miejscu. Bot zagra dopiero wtedy, gdy ten czas się skończy.
refused-hand-in-play = Te karty bot rozegra do końca. Miejsce będzie wolne przed następnym rozdaniem.
refused-damaged = Tego stołu nie da się odczytać: jego zapis jest uszkodzony.
refused-not-sitting = Do tego potrzebne jest własne miejsce przy tym stole.
refused-which-chair = Masz tu kilka miejsc: powiedz, o które chodzi.
refused-own-chair = To twoje własne miejsce; możesz po prostu wstać.
refused-host-only = Może to zrobić tylko osoba, która prowadzi stół.
refused-no-watching = Przy tym stole nie można oglądać gry.
refused-closed = Ten stół jest zamknięty. Otwórz nowy, żeby grać dalej.
refused-no-reading = Do czytania czatu potrzebne jest miejsce przy tym stole.
refused-no-move = Nie masz ruchu, który można by cofnąć.
refused-wait = W tej chwili nie biegnie czas, który można by przedłużyć.
refused-wait-twice = O więcej czasu można tu poprosić tylko raz.
refused-wait-often = W jednej partii można poprosić o więcej czasu najwyżej { $most } razy.
refused-undo-asked = Trwa już inne głosowanie. Poczekaj na jego wynik.
refused-undo-parted = Osoba, która musiałaby się zgodzić, nie siedzi już przy stole. Ruch pozostaje.
refused-nothing-said = Ta wiadomość jest pusta.
refused-no-bot = Nie ma bota „{ $bot }”. Dostępne poziomy: { $bots }.
refused-bots-busy = Boty są teraz zajęte własnymi partiami. Zapytaj za chwilę.
refused-other-rules = Przy tym stole obowiązuje inna wersja zasad niż na tym serwerze.
refused-no-game = Przy tym stole nie było takiej partii.
refused-no-moment = W tej partii nie ma takiego momentu.
refused-no-record = Zasady się od tego czasu zmieniły, więc nie ma zapisu tej partii; nadal można ją obejrzeć.
refused-bad-record = Tego zapisu nie da się odtworzyć: jest uszkodzony, niepełny albo pochodzi z innej wersji zasad.
refused-long-record = Ta partia jest za długa: można tu odtworzyć najwyżej { $most } decyzji.
refused-over-there = W tym miejscu partia jest już skończona. Wybierz wcześniejsze.
refused-nothing-played = W tej partii nikt jeszcze nie wykonał ruchu.
refused-analyses-busy = Trwa już analiza kilku partii. Spróbuj ponownie za chwilę.
refused-many-tables = Z twojego adresu otwarto zbyt wiele stołów. Spróbuj później.
refused-quota = { $kind ->
    [tables] Twój dzisiejszy limit nowych stołów ({ $most }) jest wyczerpany. Kolejne możesz otworzyć jutro.
    [hints] Twój dzisiejszy limit podpowiedzi ({ $most }) jest wyczerpany. O kolejne możesz poprosić jutro.
    [analyses] Twój dzisiejszy limit analiz ({ $most }) jest wyczerpany. O kolejne możesz poprosić jutro.
    [decks] Twój dzisiejszy limit sprawdzanych talii ({ $most }) jest wyczerpany. Kolejne możesz sprawdzić jutro.
   *[other] Twój dzisiejszy limit zgłoszeń ({ $most }) jest wyczerpany. Spróbuj ponownie jutro.
}
refused-quota-none = To nie jest dostępne na tym serwerze.
refused-wrong-passphrase = To nie jest hasło tego klubu. Sprawdź pisownię albo zapytaj w klubie.
refused-club = Ten serwer należy do klubu. Najpierw podaj hasło klubu.
refused-banned = Masz blokadę na tym serwerze. Swoje dane nadal możesz pobrać lub usunąć.
refused-many-running = Zbyt wiele otwartych przez ciebie stołów czeka jeszcze na koniec partii (najwyżej { $most }). Dokończ jedną z nich albo spróbuj jutro.
refused-search = Bot na tym serwerze rozgrywa w myślach przed ruchem najwyżej { $most } partii.
refused-cover-soon = Przy tym zegarze bot może kogoś zastąpić najwcześniej po { $seconds } s: najpierw musi upłynąć czas do namysłu.
refused-solo = Ta partia czeka na swojego jedynego gracza; żaden bot go nie zastąpi.
refused-content-type = Serwer nie rozumie tego żądania.
refused-no-webhooks = Ten serwer nie wysyła wiadomości, gdy przychodzi twoja kolej.
refused-bad-address = Tego adresu nie można użyć: musi zaczynać się od https:// i być dostępny w internecie.

## Replay

replay-head = { $game }: { $choices ->
    [one] { $choices } ruch
    [few] { $choices } ruchy
    [many] { $choices } ruchów
   *[other] { $choices } ruchu
  }. Enter: dalej, b: wstecz, liczba: skok do ruchu o tym numerze, q: koniec.
replay-step = Ruch { $step } z { $total } · { $name }: { $choice }
replay-start = Początek
replay-unknown = Naciśnij Enter albo wpisz b, liczbę od 0 do { $total } lub q.

## Advice

percent = { $percent }%
# $chances: names with their chances
hint-head = Decyduje { $name }. Szanse na wygraną: { $chances }. Partie rozegrane w myślach: { $count }.
hint-chance = { $name } { percent }
hint-candidate = { $rank }. { $move }: { percent } szans na wygraną, { $behind ->
    [0] {""}
    [one] o { $behind } punkt procentowy mniej niż przy najlepszym ruchu, {""}
    [few] o { $behind } punkty procentowe mniej niż przy najlepszym ruchu, {""}
    [many] o { $behind } punktów procentowych mniej niż przy najlepszym ruchu, {""}
   *[other] o { $behind } punktu procentowego mniej niż przy najlepszym ruchu, {""}
  }{ $visits ->
    [one] { $visits } próba
    [few] { $visits } próby
    [many] { $visits } prób
   *[other] { $visits } próby
  }.
hint-move = { $move } ({ $says })
hint-reasons = Uwagi: { $reasons }.
hint-more = { $count ->
    [one] Rozważono jeszcze { $count } ruch.
    [few] Rozważono jeszcze { $count } ruchy.
    [many] Rozważono jeszcze { $count } ruchów.
   *[other] Rozważono jeszcze { $count } ruchu.
  }

## Analysis

analysis-head = { $game }: { $choices ->
    [one] { $choices } krok
    [few] { $choices } kroki
    [many] { $choices } kroków
   *[other] { $choices } kroku
  }, w tym { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
  }, przy których był wybór; partie rozegrane w myślach na każdą z nich: { $count }.
tenths = { $whole },{ $tenth }
analysis-seat = { $name }: { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
  }, z tego { percent } to najlepsze znalezione ruchy; średnia strata szans: { $loss } p.p., błędy: { $mistakes }.
analysis-worst = {"  "}Najdroższy krok: { $number }, { $move }, strata { $loss } p.p.
analysis-turning-points = Momenty zwrotne (szanse na wygraną):
analysis-turning-point = {"  "}Krok { $number }, { $name }, { $move }: { $who } { $before }% → { $after }%
analysis-mistakes = Co kosztowało najwięcej szans na wygraną:
analysis-mistake = {"  "}Krok { $number }, { $name }, { $move }: { $before }% → { $after }%. Lepiej: { $better }
analysis-no-mistakes = Nikt nie popełnił wyraźnego błędu.
analysis-progress = Krok { $done } z { $total }
analysis-axis-choices = krok
analysis-axis-chance = szansa na wygraną (według własnej wiedzy)
analysis-written = Zapisano: { $file }

## Verify

verify-head = { $game }: { $seats ->
    [one] { $seats } osoba
    [few] { $seats } osoby
    [many] { $seats } osób
   *[other] { $seats } osoby
  }, { $choices ->
    [one] { $choices } krok
    [few] { $choices } kroki
    [many] { $choices } kroków
   *[other] { $choices } kroku
  }.
verify-deal-written = Rozdanie zgadza się z obietnicą: z ziarna i soli wychodzi suma kontrolna, którą masz zapisaną, { $commitment }.
verify-deal-noted = Rozdanie zgadza się z obietnicą: z ziarna i soli wychodzi suma kontrolna podana w pliku, { $commitment }.
verify-wrong-written = ROZDANIE NIE ZGADZA SIĘ z sumą kontrolną, którą masz zapisaną, { $commitment }: z ziarna i soli wychodzi { $given }.
verify-wrong-noted = ROZDANIE NIE ZGADZA SIĘ z sumą kontrolną podaną w pliku, { $commitment }: z ziarna i soli wychodzi { $given }.
verify-write-down = Kto zmieni w pliku ziarno, może zmienić także podaną tam sumę kontrolną. Pewność daje dopiero porównanie z sumą pokazaną przed pierwszą kartą: zrób to samodzielnie albo podaj ją po --commitment.
verify-no-commitment = W pliku nie ma sumy kontrolnej, więc o rozdaniu nie można nic powiedzieć; sprawdzono tylko kolejne kroki.
verify-no-salt = ROZDANIA NIE MOŻNA SPRAWDZIĆ: w pliku brakuje soli.
verify-legal = Partię odtworzono od pierwszej karty: każdy krok był dozwolony.
verify-illegal = PARTII NIE MOŻNA ODTWORZYĆ: { $error }
verify-unfinished = Partia jeszcze się nie skończyła.

# The page of a server
page-running = To jest serwer Kibitz. Przy jego stołach nie ginie żaden ruch.
page-join = Aby usiąść do stołu, wpisz w terminalu:
page-unbuilt = Ta instalacja nie zawiera stołu w przeglądarce. W kopii kodu źródłowego zbuduje go polecenie make build.

# The command without a command
browser-running = Kibitz już działa: { $link }
browser-none = Nie udało się stąd otworzyć przeglądarki. Otwórz link samodzielnie albo graj w tym terminalu: kibitz play
browser-unbuilt = Ta instalacja nie zawiera stołu w przeglądarce. W tym terminalu możesz grać poleceniem: kibitz play

## Powiadomienia gdzie indziej: twój ruch

webhook-turn = Twoja kolej w grze { $game }: { $link }
webhook-won = Koniec partii w grze { $game }, wygrywasz: { $link }
webhook-ended = Koniec partii w grze { $game }: { $link }
webhook-invited = Masz zaproszenie do gry { $game }: { $link }

## A game without words of its own

plain-prompt = Co wybierasz?
plain-over = Koniec gry.
plain-choice = { $text }
plain-allowed = Możesz to teraz wybrać.

# Decks to be read, brought and written, in Polish.

decks-title = Talie
decks-says = Talia decyduje o tym, jakimi kartami gracie. Przejrzyj dołączone talie albo napisz własną.
decks-link = Przejrzyj talie albo dodaj własną
decks-of-yours = Twoja własna talia.
decks-all = Wszystkie talie
decks-installed = Dołączone talie
decks-own = Twoje własne talie
decks-own-says = Są przechowywane tylko w tej przeglądarce, najwyżej { $most }. Jeśli zależy ci na talii, zapisz jej plik.
decks-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }
# $what: a kind of card, as Keeper
decks-kind = { $what }: { $count }
# how sure a card is: it stands below it, and in front of the number of such cards
decks-sure = Na ile pewne są karty:
decks-mark-confirmed = potwierdzona
decks-mark-shared = jak w innych wydaniach
decks-mark-inferred = wywnioskowana
decks-mark-proposed = nasza propozycja
decks-goals = Wszystkie Cele na jednej liście

## A deck is brought

decks-bring = Napisz lub dodaj talię
decks-bring-says = Talia to plik tekstowy: nazwy, liczby i krótkie polecenia, bez kodu. Zacznij od małej, gotowej do gry, albo upuść plik poniżej, wybierz go lub wklej jego treść.
# $title: what the small deck is called
decks-start = Zacznij od talii „{ $title }”
decks-read-first = Najpierw ją przejrzyj
decks-text = Talia jako tekst (TOML)
decks-paste = Wklej tu talię albo upuść plik
decks-check = Sprawdź
decks-file = Wybierz plik…
decks-too-long = To za dużo jak na talię. Liczba znaków: { $letters }, dozwolone najwyżej { $most }. Usuń część kart lub komentarzy.
decks-no-text = Ten plik nie jest tekstem. Zapisz talię jako zwykły tekst (UTF-8) i spróbuj jeszcze raz.
decks-no-room = Nie ma miejsca na kolejną talię: ta przeglądarka przechowuje najwyżej { $most } talii, i to niezbyt długich. Najpierw usuń którąś z nich.

## One deck

decks-lost = W tej przeglądarce nie ma takiej talii. Może jest w innej albo została usunięta.
decks-untitled = Talia bez nazwy
decks-ready = Gotowa do gry
decks-not-ready = Jeszcze niegotowa
decks-changed = Zmieniona od ostatniego sprawdzenia
decks-errors = { $count ->
    [one] Jeszcze nie da się nią grać: jest { $count } błąd.
    [few] Jeszcze nie da się nią grać: są { $count } błędy.
   *[many] Jeszcze nie da się nią grać: jest { $count } błędów.
  }
decks-copy = Utwórz własną kopię
decks-edit = Edytuj tekst
decks-check-keep = Sprawdź i zachowaj
decks-save = Zapisz plik
decks-drop = Usuń
decks-drop-sure = Talia zniknie, chyba że masz zapisany jej plik. Stoły, przy których się nią gra, zachowają ją.
decks-drop-yes = Usuń talię
decks-drop-no = Zachowaj
decks-findings = Wynik sprawdzenia
decks-findings-says = Błąd trzeba poprawić przed grą, ostrzeżenie możesz pominąć. Komunikaty są po angielsku, tak jak słowa kluczowe talii.
decks-error = Błąd
decks-warning = Ostrzeżenie
decks-line = Wiersz { $number }
decks-more-findings = { $count ->
    [one] I jeszcze { $count } komunikat. Popraw pierwsze i sprawdź ponownie.
    [few] I jeszcze { $count } komunikaty. Popraw pierwsze i sprawdź ponownie.
   *[many] I jeszcze { $count } komunikatów. Popraw pierwsze i sprawdź ponownie.
  }

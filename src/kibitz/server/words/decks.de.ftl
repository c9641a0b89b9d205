# Decks to be read, brought and written, in German.

decks-title = Decks
decks-says = Das Deck bestimmt, welche Karten im Spiel sind. Lies die mitgelieferten oder schreib dein eigenes.
decks-link = Decks ansehen oder ein eigenes mitbringen
decks-of-yours = Ein Deck von dir.
decks-all = Alle Decks
decks-installed = Mitgelieferte Decks
decks-own = Deine eigenen Decks
decks-own-says = Sie liegen nur in diesem Browser, höchstens { $most } Stück. Speichere die Datei, wenn du ein Deck nicht verlieren willst.
decks-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
# $what: a kind of card, as Keeper
decks-kind = { $what }: { $count }
# how sure a card is: it stands below it, and in front of the number of such cards
decks-sure = Wie sicher die Karten sind:
decks-mark-confirmed = bestätigt
decks-mark-shared = wie in anderen Ausgaben
decks-mark-inferred = erschlossen
decks-mark-proposed = unser Vorschlag
decks-goals = Alle Ziele als Liste

## A deck is brought

decks-bring = Ein Deck schreiben oder mitbringen
decks-bring-says = Ein Deck ist eine Textdatei: Namen, Zahlen und kurze Schritte, kein Code. Fang mit einem kleinen an, mit dem man sofort spielen kann. Oder zieh eine Datei hier hinein, wähle sie aus oder füge ihren Text ein.
# $title: what the small deck is called
decks-start = Mit „{ $title }“ anfangen
decks-read-first = Erst ansehen
decks-text = Das Deck als Text (TOML)
decks-paste = Deck hier einfügen oder die Datei hineinziehen
decks-check = Prüfen
decks-file = Datei wählen …
decks-too-long = Das ist zu lang für ein Deck: { $letters } Zeichen, höchstens { $most } sind möglich. Nimm Karten oder Kommentare heraus.
decks-no-text = Diese Datei ist kein Text. Speichere das Deck als reinen Text (UTF-8) und versuch es noch einmal.
decks-no-room = Für ein weiteres Deck ist kein Platz: Dieser Browser behält höchstens { $most }, und keine allzu langen. Lösche erst eins.

## One deck

decks-lost = In diesem Browser gibt es kein solches Deck. Vielleicht liegt es in einem anderen, oder es wurde gelöscht.
decks-untitled = Ein Deck ohne Titel
decks-ready = Bereit zum Spielen
decks-not-ready = Noch nicht fertig
decks-changed = Seit der letzten Prüfung geändert
decks-errors = { $count ->
    [one] Damit kann man noch nicht spielen: Es gibt { $count } Fehler.
   *[other] Damit kann man noch nicht spielen: Es gibt { $count } Fehler.
  }
decks-copy = Eigene Kopie anlegen
decks-edit = Text bearbeiten
decks-check-keep = Prüfen und behalten
decks-save = Datei speichern
decks-drop = Löschen
decks-drop-sure = Das Deck ist dann weg, außer du hast seine Datei gespeichert. Tische, an denen damit gespielt wird, behalten es.
decks-drop-yes = Deck löschen
decks-drop-no = Behalten
decks-findings = Das sagt die Prüfung
decks-findings-says = Ein Fehler muss behoben werden, bevor man spielen kann, ein Hinweis nicht. Die Prüfung spricht Englisch, wie die Schlüsselwörter eines Decks.
decks-error = Fehler
decks-warning = Hinweis
decks-line = Zeile { $number }
decks-more-findings = { $count ->
    [one] Und { $count } weitere Meldung. Behebe die ersten und prüfe noch einmal.
   *[other] Und { $count } weitere Meldungen. Behebe die ersten und prüfe noch einmal.
  }

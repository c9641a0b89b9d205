# Der Tisch im Browser, auf Deutsch.

## Die Seite

table-home = Kibitz: zur Lobby
table-page-failed = Diese Seite konnte nicht geladen werden. Steht die Verbindung?
table-reload = Noch einmal versuchen
table-coming = Der Tisch wird gedeckt …
table-gone = Dieser Tisch lässt sich nicht öffnen
table-offline = Dieses Gerät ist offline. Dein Platz bleibt dir; was du wählst, wird gesendet, sobald du wieder Netz hast.
table-unconfirmed = Deine Wahl ist noch nicht bestätigt. Sie geht nicht verloren; ich warte auf den Server …
table-missed = { $count ->
    [one] 1 Zug, während du weg warst:
   *[other] { $count } Züge, während du weg warst:
  }
table-reconnecting = Die Verbindung ist weg, ich versuche es weiter … Dein Platz bleibt dir, und nichts geht verloren.
table-close = Schließen
table-dismiss = Verstanden, schließen
table-dock = Was gefragt ist und was du tun kannst

## Rand und Menü

table-rules = Regeln
table-log = Verlauf
table-chat = Chat
table-hint = Tipp
table-menu = Menü
table-drawer = Verlauf und Chat
table-sound = Ton
table-sound-on = Ton einschalten
table-sound-off = Ton ausschalten
table-language = Sprache
table-theme = Farben
table-theme-auto = wie dein Gerät
table-theme-light = hell: Leinen und Eiche
table-theme-dark = dunkel: grüner Filz
table-speed = Tempo der Karten
table-speed-is = { $speed ->
    [0] ohne Bewegung
    [1] normal
   *[other] { $speed }-fach
  }
table-pace = Züge der anderen
table-pace-slow = langsam, einer nach dem anderen
table-pace-normal = einer nach dem anderen
table-pace-fast = schnell, einer nach dem anderen
table-pace-once = alle auf einmal
table-confirm = Jede Wahl bestätigen
table-keys = Tastenkürzel
table-lobby = Zur Lobby
table-new = Neuer Tisch
table-leave = Aufstehen
table-leave-sure = Ja, aufstehen
table-leave-says = Dein Platz wird frei; in einer laufenden Partie bleibt er deiner, und ein Bot kann für dich spielen.
table-end-early = Partie vorzeitig beenden
table-rather-not = Nein, weiterspielen
table-invite = Dieser Link bringt andere an den Tisch:
table-copy = Kopieren
table-copied = Kopiert
table-share = Teilen
table-share-says = { $game }: Komm, spiel mit!
table-mail = Per E-Mail senden
table-only-here = Diese Adresse gilt nur auf diesem Gerät. Damit andere im selben Netz mitspielen können, starte den Server mit kibitz serve --lan.
table-qr = QR-Code
table-qr-says = QR-Code mit dem Link zu diesem Tisch
table-recent = Zuletzt mitgespielt
table-invite-one = { $name } einladen
table-invited = { $name } ist eingeladen
table-host = Du leitest den Tisch
table-host-alone = Außer dir gibt es hier nur Bots und freie Plätze.
table-mute = Stummschalten
table-unmute = Wieder reden lassen
table-replace = Bot spielen lassen
table-kick = Wegschicken
table-host-playing = Schickst du jemanden weg, spielt ein Bot die Karten zu Ende, und vor dem nächsten Austeilen ist der Platz frei. Ist jemand nicht da, kannst du bis zur Rückkehr einen Bot spielen lassen.
table-round = Partie { $round } von { $rounds }

## Wer wo sitzt

table-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
  }
table-match-of = { $rounds ->
    [one] { $rounds } Partie
   *[other] { $rounds } Partien
  }
table-your-name = Dein Name
table-sit-here = Hier hinsetzen
table-sit-free = Auf den freien Platz setzen
table-waiting = { $count ->
    [0] Alle Plätze sind besetzt. Es geht los …
    [one] Ein Platz ist noch frei. Sobald er besetzt ist, beginnt die Partie.
   *[other] { $count } Plätze sind noch frei. Sobald alle besetzt sind, beginnt die Partie.
  }
table-start = Mit Bots beginnen
table-start-says = Du musst nicht warten: Bots nehmen die freien Plätze.
table-level-of-bots = Stärke der Bots
table-level = { $level ->
    [beginner] Anfänger
    [casual] Hobby
    [club] Klub
    [expert] Experte
   *[other] { $level }
  }
table-bot = { $level ->
    [beginner] Bot, Anfänger
    [casual] Bot, Hobby
    [club] Bot, Klub
    [expert] Bot, Experte
   *[other] Bot
  }
table-emotes = Mit einem Bild sagen
table-here = da
table-away = nicht da
table-clock = verbleibende Zeit
table-short = knapp!
table-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  } { $hours } Std.
table-you-watch = Du schaust zu und siehst niemandem in die Karten.
table-covered = Ein Bot spielt für dich.
table-resume = Selbst weiterspielen

## Wählen

table-your-turn = Du bist dran
table-decides = { $count ->
    [one] { $names } überlegt …
   *[other] { $names } überlegen …
  }
table-choose-cards = Karten auswählen
table-look-through = Aus dem Stapel wählen
table-more-cards = Noch nicht vollständig: Wähle weitere Karten.
table-nothing-follows = Sonst geschieht nichts.
table-why-not = Warum nicht?
table-clear = Auswahl aufheben
table-undo = Zurücknehmen
table-all = Alle Möglichkeiten ({ $count })
table-answered = Du hast geantwortet. Noch kannst du es ändern.
table-others-may = Andere können reagieren …
table-wait = Moment!
table-wait-says = 15 Sekunden mehr für alle. Alle sehen, dass du darum bittest; Bluffen ist erlaubt.
# $names: who has said it, $count: how many they are
table-waits = { $count ->
    [one] { $names } sagt: Moment!
   *[other] { $names } sagen: Moment!
  }
table-waits-you = Du sagst: Moment!
table-order = { $when }: nie reagieren
table-orders = Ohne Rückfrage
table-orders-says = In diesen Fällen wirst du nicht gefragt und reagierst nicht. Die anderen erfahren nichts davon.
table-window-closes = Zeit zum Antworten, für alle zusammen
table-rule = Regel { $rule }
# While others play
table-pause = Anhalten
table-unpause = Weiter
table-step = Nächster Zug
table-skip = Vor zu deinem Zug
table-since = Seit deinem letzten Zug
table-since-more = { $count } davor
table-thinking = Ich denke nach …
# of a move: how many of 100 imagined games it wins; as good as the best, as far as these games can tell; looked at briefly
table-hint-chance = gewinnt { $percent } % der Partien
table-hint-equal = etwa gleich gut
table-hint-likely-worse = wohl schwächer
table-hint-title = Was du tun könntest
table-hint-says = { $count ->
    [one] Dafür wurde in Gedanken eine Partie gespielt, nur mit dem, was du wissen kannst. Tippe auf einen Zug, um ihn vorzubereiten; du entscheidest.
   *[other] Dafür wurden in Gedanken { $count } Partien gespielt, nur mit dem, was du wissen kannst. Tippe auf einen Zug, um ihn vorzubereiten; du entscheidest.
  }

## The log

table-dealt = Partie { $round }: Die Karten sind ausgeteilt. { $first } fängt an.
    .you-first = Partie { $round }: Die Karten sind ausgeteilt. Du fängst an.
# heads what happened in the own turn
table-log-you = Du
table-log-undone = zurückgenommen
table-fairness = Die Karten standen fest, bevor es losging
table-fairness-says = Wie die Karten liegen, stand vor der ersten Karte fest und wurde mit dieser Prüfsumme zugesagt. Ist die Partie zu Ende, prüft die Wertung sie nach.

## Zurücknehmen

table-undo-asked = { $name } möchte einen Zug zurücknehmen. Wer nicht rechtzeitig antwortet, lehnt ab.
table-undo-waits = { $name } möchte einen Zug zurücknehmen. Es fehlt noch die Zustimmung von { $others }.
    .you-name = Du möchtest einen Zug zurücknehmen. Es fehlt noch die Zustimmung von { $others }.
table-abort-asked = { $name } möchte die Partie abbrechen. Sie zählt dann für niemanden. Wer nicht rechtzeitig antwortet, lehnt ab.
table-abort-waits = { $name } möchte die Partie abbrechen. Es fehlt noch die Zustimmung von { $others }.
    .you-name = Du möchtest die Partie abbrechen. Es fehlt noch die Zustimmung von { $others }.
table-agree = Einverstanden
table-decline = Ablehnen

## Zurückblicken

table-looking-back = Du blickst zurück.
table-step-back = Einen Schritt zurück
table-step-forth = Einen Schritt weiter
table-to-now = Zurück zum Spiel

## Reden

table-no-chat-yet = Noch hat niemand etwas gesagt.
table-chat-earlier = Frühere Nachrichten zeigen
table-phrases = Fertige Sätze
table-say = Sag etwas …
table-send = Senden

## Mehrere an einem Gerät

table-pass-to = Gib das Gerät an { $name } weiter
table-pass-says = Die Karten bleiben verdeckt, bis { $name } hinschaut.
table-i-am = Ich bin { $name }
table-anyone = Reagiert jemand?
table-i-answer = { $name } reagiert
table-nobody = Niemand

## Das Ende

table-won-with = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }.
    .you-name = Du gewinnst mit { $points ->
          [one] { $points } Punkt
         *[other] { $points } Punkten
        }.
table-place = Platz
table-points = Punkte
table-you = du
table-result = Ergebnis
table-see-table = Zum Tisch
table-round-on = Weiter
table-by-rounds = Runden: { $sum }
table-standing = Spielstand
table-study = Verlauf der Partie
table-decisive = Der entscheidende Zug
table-learn = Was du lernen kannst
table-learn-nothing = Du hast keinen klaren Fehler gemacht. Gut gespielt!
table-share-picture = Als Bild teilen
table-picture-saved = Das Bild ist gespeichert.
table-next-mine = An einem anderen Tisch bist du dran
table-player = Name
table-match = Insgesamt
table-wins = Siege
table-winner = gewinnt
table-resigned = aufgegeben
table-counted = Runde { $round } ist gewertet.
table-counted-look = Wie sich die Punkte ergeben
table-fair = Ehrlich ausgeteilt: genau so, wie es vor der ersten Karte festgelegt war.
table-unfair = Nicht ehrlich ausgeteilt: Vor der ersten Karte war etwas anderes festgelegt!
table-fair-elsewhere = Ob ehrlich ausgeteilt wurde, prüfst du mit der Aufzeichnung: kibitz verify
table-record = Aufzeichnung speichern
table-replay = Ansehen und analysieren
table-again = Noch einmal spielen
table-next-game = Nächste Partie
table-ready = Bereit: { $names }

## Vorgelesen

table-no-hand = Du hast hier keine Karten.
table-total = { $points ->
    [one] { $points } Punkt insgesamt
   *[other] { $points } Punkte insgesamt
  }

## Tasten

table-key-hand = zur Hand gehen und sie hören
table-key-move = von Karte zu Karte
table-key-read = auf einer Karte mit Text: sie ganz lesen
table-key-pick-label = Leertaste
table-key-pick = Karte auswählen oder wieder abwählen
table-key-confirm-label = Eingabetaste
table-key-confirm = auf einer ausgewählten Karte: tun, was auf dem Knopf steht
table-key-choice = die erste, zweite … Möglichkeit, oder die mit dieser Zahl
table-key-clear = alle Karten abwählen, schließen, zurück zum Spiel
table-key-prompt = noch einmal hören, was gefragt ist
table-key-table = hören, was auf dem Tisch liegt
table-key-scores = die Punkte hören
table-key-events = hören, was geschehen ist, und den Verlauf öffnen
table-key-pause = während andere spielen: anhalten und weiterlaufen lassen
table-key-step = einen Zug weiter
table-key-skip = vor zu deinem Zug
table-key-undo = den letzten Zug zurücknehmen
table-key-hint = Tipp
table-key-chat = Chat
table-key-emotes = etwas mit einem Bild sagen
table-key-rules = Regeln
table-key-help = diese Hilfe

table-report = Jemanden melden
table-report-says = Wer diesen Server betreibt, liest die Meldung zusammen mit den letzten Zeilen des Chats. Am Tisch erfährt niemand davon.
table-report-whom = Wen?
table-report-why = Was ist passiert?
table-report-send = Meldung abschicken
table-reported = Danke. Deine Meldung hat die Nummer { $number }.

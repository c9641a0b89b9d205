# Der Tisch im Browser, auf Deutsch.

## Die Seite

table-home = Kibitz: zur Lobby
table-page-failed = Diese Seite konnte nicht geladen werden. Bist du verbunden?
table-reload = Noch einmal versuchen
table-coming = Der Tisch wird gedeckt …
table-gone = Dieser Tisch ist nicht offen
table-reconnecting = Verbindung verloren. Verbinde neu … Dein Platz bleibt deiner, nichts geht verloren.
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
table-sound = Töne
table-sound-on = Ton an
table-sound-off = Ton aus
table-language = Sprache
table-theme = Licht
table-theme-auto = wie auf diesem Gerät
table-theme-light = hell: Leinen und Eiche
table-theme-dark = dunkel: grüner Filz
table-speed = Tempo der Karten
table-speed-is = { $speed ->
    [0] ohne Bewegung
    [1] normal
   *[other] { $speed }-fach
  }
table-confirm = Erst mit dem Knopf bestätigen, bevor eine Wahl gilt
table-keys = Tasten
table-lobby = Zur Lobby
table-new = Neuer Tisch
table-leave = Aufstehen
table-leave-sure = Ja, aufstehen
table-leave-says = Dein Stuhl wird frei; in einer laufenden Partie bleibt er deiner, und ein Bot kann für dich spielen.
table-invite = Dieser Link bringt andere an den Tisch:
table-copy = Kopieren
table-copied = Kopiert
table-share = Teilen
table-host = Als Gastgeber
table-host-alone = Hier sitzt sonst niemand, um den du dich kümmern könntest.
table-mute = Stummschalten
table-unmute = Wieder reden lassen
table-replace = Bot spielen lassen
table-kick = Wegschicken
table-round = Partie { $round } von { $rounds }

## Wer wo sitzt

table-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
  }
table-match-of = { $rounds ->
    [one] { $rounds } Partie
   *[other] ein Match über { $rounds } Partien
  }
table-your-name = Dein Name
table-sit-here = Hier hinsetzen
table-waiting = { $count ->
    [0] Alle Stühle sind besetzt. Es geht los …
    [one] Ein Stuhl ist frei. Sobald er besetzt ist, beginnt die Partie.
   *[other] { $count } Stühle sind frei. Sobald alle besetzt sind, beginnt die Partie.
  }
table-start = Mit Bots beginnen
table-start-says = Du musst nicht warten: Bots nehmen die freien Stühle.
table-level-of-bots = Die Bots spielen
table-level = { $level ->
    [beginner] wie Anfänger
    [casual] locker
    [club] wie im Klub
    [expert] wie Experten
   *[other] { $level }
  }
table-bot = { $level ->
    [beginner] Bot, Anfänger
    [casual] Bot, locker
    [club] Bot, Klub
    [expert] Bot, Experte
   *[other] Bot
  }
table-away = nicht da
table-clock = Zeit übrig
table-short = schnell!
table-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  } { $hours } h
table-you-watch = Du schaust zu. Niemandes Hand ist zu sehen.
table-covered = Ein Bot spielt für dich.
table-resume = Selbst weiterspielen

## Wählen

table-your-turn = Du bist dran
table-decides = { $count ->
    [one] { $names } überlegt …
   *[other] { $names } überlegen …
  }
table-choose-cards = Karten auswählen
table-more-cards = Noch nicht vollständig: Wähle weitere Karten.
table-nothing-follows = Sonst geschieht nichts.
table-why-not = Warum nicht?
table-clear = Auswahl aufheben
table-undo = Zurücknehmen
table-all = Alle Möglichkeiten ({ $count })
table-answered = Du hast geantwortet. Bis alle geantwortet haben, kannst du es noch ändern.
table-order = { $when }: immer geschehen lassen
table-rule = Regel { $rule }
table-since = Seit deinem letzten Zug
table-thinking = Ich denke nach …
table-hint-title = Was du tun könntest
table-hint-says = { $count ->
    [one] Eine vorgestellte Partie, aus dem, was du wissen kannst. Tippe auf einen Zug, um ihn vorzumerken; du entscheidest.
   *[other] { $count } vorgestellte Partien, aus dem, was du wissen kannst. Tippe auf einen Zug, um ihn vorzumerken; du entscheidest.
  }

## Zurücknehmen

table-undo-asked = { $name } möchte einen Zug zurücknehmen.
table-undo-waits = { $name } möchte einen Zug zurücknehmen. Es fehlt noch die Zustimmung von: { $others }
table-agree = Einverstanden
table-decline = Ablehnen

## Zurückblicken

table-looking-back = Du blickst zurück.
table-step-back = Einen Schritt zurück
table-step-forth = Einen Schritt weiter
table-to-now = Zurück zum Jetzt

## Reden

table-no-chat-yet = Noch hat niemand etwas gesagt.
table-phrases = Schnelle Sätze
table-say = Sag etwas …
table-send = Senden

## Mehrere an einem Gerät

table-pass-to = Gib das Gerät weiter an { $name }
table-pass-says = Die Karten bleiben verdeckt, bis { $name } hinschaut.
table-i-am = Ich bin { $name }
table-anyone = Reagiert jemand?
table-i-answer = { $name } antwortet
table-nobody = Niemand

## Das Ende

table-player = Name
table-this-game = Diese Partie
table-match = Match
table-wins = Siege
table-winner = gewinnt
table-fair = Die Karten wurden so ausgeteilt, wie es vor der ersten Karte festgelegt war.
table-unfair = Die Karten wurden nicht so ausgeteilt, wie es vor der ersten Karte festgelegt war!
table-fair-elsewhere = Ob ehrlich ausgeteilt wurde, lässt sich mit der Aufzeichnung prüfen: kibitz verify.
table-record = Aufzeichnung speichern
table-replay = Ansehen und auswerten
table-again = Noch einmal spielen
table-next-game = Nächste Partie
table-ready = Bereit: { $names }

## Vorgelesen

table-no-hand = Du hast hier keine Karten.
table-total = { $points ->
    [one] { $points } Punkt im Match
   *[other] { $points } Punkte im Match
  }

## Tasten

table-key-hand = zur Hand gehen und sie hören
table-key-move = von Karte zu Karte
table-key-pick-label = Leertaste
table-key-pick = Karte auswählen oder loslassen
table-key-confirm-label = Eingabe
table-key-confirm = auf einer gewählten Karte: tun, was auf dem Knopf steht
table-key-choice = die erste, zweite … Möglichkeit
table-key-clear = alle Karten loslassen, schließen, zurück zum Jetzt
table-key-prompt = noch einmal hören, was gefragt ist
table-key-table = hören, was auf dem Tisch liegt
table-key-scores = die Punkte hören
table-key-events = hören, was geschehen ist, und den Verlauf öffnen
table-key-undo = den letzten Zug zurücknehmen
table-key-hint = Tipp
table-key-chat = Chat
table-key-rules = Regeln
table-key-help = diese Hilfe

# The lobby, in German.

lobby-welcome = Was spielen wir?
lobby-you-are = Du bist
# Friendly animals, with comma and space between them: one of them is the name of whoever has not said theirs.
lobby-guest-names = Flinker Luchs, Schlauer Dachs, Mutiger Igel, Weise Eule, Schneller Hase, Gemütlicher Bär, Listiger Fuchs, Stiller Otter
lobby-settings = Einstellungen
lobby-language = Sprache
lobby-theme-now-auto = Farben: wie dein Gerät. Zu hell wechseln
lobby-theme-now-light = Farben: hell. Zu dunkel wechseln
lobby-theme-now-dark = Farben: dunkel. Zu „wie dein Gerät“ wechseln
lobby-sound = Ton
lobby-sound-on = Der Ton ist an
lobby-sound-off = Der Ton ist aus
lobby-loading = Einen Moment …
lobby-trying-again = Neuer Versuch …
lobby-try-again = Noch einmal versuchen
lobby-home = Zur Lobby
lobby-fan-project = Kibitz ist ein unabhängiges Fanprojekt und steht in keiner Verbindung zu den Verlagen der Spiele.

## Play now

lobby-play-bots = Gleich gegen Bots spielen
lobby-play-now = Jetzt spielen
lobby-opening = Die Karten werden ausgeteilt …
lobby-players = { $least }–{ $most } Personen
lobby-seats = Personen
lobby-bots = Bots
# $what: what a table of this size plays
lobby-otherwise = Zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $seats }
  }: { $what }.
lobby-learn = In drei Minuten lernen
lobby-rules = Regeln
lobby-all-options = Alle Optionen

## Tables

lobby-friends = Mit Freunden
lobby-create = Einen Tisch eröffnen
lobby-create-says = Such die Regeln aus, lade Freunde per Link ein und füll mit Bots auf.
lobby-hotseat = Mehrere an diesem Gerät
lobby-hotseat-says = Reicht es herum: Alle sehen nur die eigenen Karten.
lobby-replay = Eine Partie ansehen
lobby-replay-says = Geh eine gespeicherte Partie Schritt für Schritt durch: Wo kippte sie, und was wäre noch möglich gewesen?
lobby-mine = Meine Tische
lobby-listed = Offene Tische
lobby-listed-none = Gerade ist kein Tisch ausgeschrieben.
lobby-finished = Zu Ende gespielt
lobby-all = Alle { $count } zeigen
lobby-your-turn = Du bist dran
lobby-turns = { $count ->
    [one] Du bist dran
   *[other] Du bist an { $count } Tischen dran
  }
lobby-free-chairs = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
  }
lobby-phase-open = Wartet auf Mitspieler
lobby-phase-playing = Die anderen überlegen
lobby-phase-match = Partie { $round } von { $rounds }
lobby-phase-between = Zwischen zwei Partien
lobby-phase-over = Vorbei
lobby-sit = Mitspielen
lobby-watch = Zuschauen
lobby-look = Ergebnis
lobby-play-on = Spielen
lobby-go-there = Hingehen
lobby-replay-of = Ansehen

## A new table

lobby-which-game = Welches Spiel?
lobby-who = Wer spielt mit?
lobby-how = Wie wird gespielt?
lobby-more-options = Weitere Optionen
lobby-open = Tisch eröffnen
# $why: the reason why the server refuses a field above
lobby-look-above = Schau bitte oben noch einmal nach: { $why }
lobby-seats-says = Das Spiel ist für { $least } bis { $most }; manche Varianten wollen weniger oder mehr.
lobby-fewer = Weniger: { $what }
lobby-more = Mehr: { $what }
lobby-chair = Platz { $number }
lobby-name-of = Name auf Platz { $number }
lobby-level-of = Stärke des Bots auf Platz { $number }
lobby-who-me = Ich
lobby-who-open = Per Link eingeladen
lobby-who-bot = Ein Bot
lobby-who-here = Jemand neben mir
lobby-who-open-says = Per Link: Du bekommst eine Einladung zum Weitergeben. Wer sie öffnet, setzt sich ohne Konto dazu. Kommt niemand, können Bots die freien Plätze nehmen.
lobby-who-here-says = Neben dir, an diesem Gerät: Zwischen den Zügen wirst du gebeten, es weiterzureichen, und niemand sieht fremde Karten.
lobby-comes-by-link = frei, bis jemand kommt
lobby-their-name = Name
lobby-nobody-sits = Du sitzt selbst nicht mit am Tisch: Du schaust zu.
lobby-bots-explained = Wie stark sind die Bots?
lobby-bot-beginner = Anfänger
lobby-bot-beginner-says = Spielt nach Gefühl, und jeder dritte Zug ist irgendeiner, der Sinn ergibt.
lobby-bot-casual = Freizeitspieler
lobby-bot-casual-says = Spielt, was auf den ersten Blick am besten aussieht, ohne vorauszudenken.
lobby-bot-club = Klubspieler
lobby-bot-club-says = Denkt voraus und stellt sich vor, wie die Partie weitergehen könnte.
lobby-bot-expert = Experte
lobby-bot-expert-says = Denkt fünfmal so weit voraus wie ein Klubspieler, bis zu einer Sekunde pro Zug.
lobby-bot-wins = Gemessen: gewinnt { $wins } von 100 Partien gegen drei Freizeitspieler; bei gleicher Stärke wären es 25.
lobby-bots-fair = Kein Bot sieht mehr, als du auf seinem Platz sehen würdest: die eigene Hand und was offen liegt.
lobby-rounds = Anzahl der Partien
lobby-rounds-says = Bei mehreren Partien werden die Punkte zusammengezählt.
lobby-clock = Uhr
lobby-clock-none = Keine
lobby-clock-none-says = Alle nehmen sich die Zeit, die sie brauchen.
lobby-clock-quick = Flott
lobby-clock-quick-says = { $step } Sekunden für jede Entscheidung und { $bank } als Reserve für die ganze Partie.
lobby-clock-calm = Gemütlich
lobby-clock-calm-says = { $step } Sekunden für jede Entscheidung und { $bank } als Reserve für die ganze Partie.
lobby-clock-day = Ein Tag
lobby-clock-day-says = Fernpartie: ein Tag für jede Entscheidung, ihr müsst also nicht gleichzeitig da sein.
lobby-clock-three-days = Drei Tage
lobby-clock-three-days-says = Fernpartie mit mehr Luft: drei Tage für jede Entscheidung.
lobby-list = In der Lobby zeigen
lobby-list-says = Alle auf diesem Server sehen den Tisch und dürfen sich dazusetzen; sonst nur, wer den Link hat.
lobby-begins = Wer beginnt
lobby-begins-draw = Das Los entscheidet
lobby-begins-draw-says = Vor jeder Partie wird neu gelost.
lobby-begins-rotate = Reihum
lobby-begins-rotate-says = Ein Platz beginnt die erste Partie, der nächste die nächste.
lobby-begins-chosen = Ein bestimmter Platz
lobby-begins-chosen-says = Jede Partie beginnt derselbe Platz.
lobby-first = Startspieler
lobby-first-says = Dieser Platz beginnt die erste Partie.
lobby-timeout = Wenn die Zeit um ist
lobby-timeout-bot = Ein Bot entscheidet
lobby-timeout-bot-says = Ein Bot trifft diese eine Entscheidung, und es geht weiter.
lobby-timeout-wait = Die anderen warten
lobby-timeout-wait-says = Es passiert nichts; die Uhr mahnt nur.
lobby-cover = Wenn jemand weg ist
lobby-cover-never = Alle warten
lobby-cover-never-says = Niemand springt ein; die Partie ruht, bis alle wieder da sind.
lobby-cover-soon = Ein Bot nach 15 Sekunden
lobby-cover-soon-says = Ein Bot springt fast sofort ein, bis die Person wieder da ist.
lobby-cover-minute = Ein Bot nach einer Minute
lobby-cover-minute-says = Ein Bot springt ein, bis die Person wieder da ist.
lobby-cover-ten = Ein Bot nach zehn Minuten
lobby-cover-ten-says = Genug Zeit für einen frischen Tee; dann springt ein Bot ein, bis die Person wieder da ist.
lobby-cover-day = Ein Bot nach einem Tag
lobby-cover-day-says = Für Fernpartien: Ein Bot springt erst nach einem ganzen Tag ein.
lobby-cover-bot = Wer einspringt
lobby-pace = Tempo der Bots
lobby-pace-brisk = Flott
lobby-pace-brisk-says = Für alle, die das Spiel kennen und viel spielen wollen.
lobby-pace-usual = Wie Menschen
lobby-pace-usual-says = Langsam genug, um jedem Zug zu folgen.
lobby-pace-slow = Langsam
lobby-pace-slow-says = Mit Zeit, jede Karte anzuschauen: gut für die erste Partie.
lobby-undo = Zurücknehmen
lobby-undo-says = Jederzeit, solange du keine neue Karte gesehen hast und niemand weitergespielt hat; sonst werden die anderen gefragt.
lobby-hints = Tipps
lobby-hints-says = Wer mag, fragt nach, welche Züge sich lohnen, mit Begründung.
lobby-chat = Chat
lobby-chat-says = Ihr könnt euch am Tisch unterhalten; fertige Sätze kommen bei allen in ihrer Sprache an.
lobby-watchers = Zuschauen erlaubt
lobby-watchers-says = Wer den Link hat, darf zuschauen; Handkarten sieht dabei niemand.

## Me

lobby-me = Du und deine Einstellungen
lobby-me-you = Du
lobby-me-table = Am Tisch
lobby-name = Dein Name
lobby-name-says = So nennen dich die anderen. Ein Konto brauchst du nicht.
lobby-theme = Farben
lobby-theme-auto = Wie dein Gerät
lobby-theme-auto-says = Am Tag hell und nachts dunkel, wenn dein Gerät so eingestellt ist.
lobby-theme-light = Hell
lobby-theme-light-says = Leinen und Eiche.
lobby-theme-dark = Dunkel
lobby-theme-dark-says = Grüner Filz bei Lampenlicht.
lobby-sound-says = Papier und Holz, ganz leise; und ein Klopfen, wenn du dran bist.
lobby-speed = Tempo der Karten
lobby-speed-percent = { $percent } %
lobby-speed-still = keine Bewegung
lobby-motion-still = Dein Gerät wünscht weniger Bewegung, deshalb bewegen sich die Karten gar nicht.
lobby-motion-moves = Auf eine Karte in Bewegung musst du nie warten. Wünscht dein Gerät weniger Bewegung, bleiben die Karten still.
lobby-confirm = Jede Wahl bestätigen
lobby-confirm-says = Ein Tipp auf eine Karte wählt sie nur aus, gespielt wird mit dem Knopf. Das hilft gegen Ausrutscher.
lobby-notices = Sag mir, wenn ich dran bin
lobby-notices-says = Dein Browser meldet sich, solange ein Tisch in einem anderen Tab offen ist.
lobby-notices-refused = Dein Browser erlaubt das nicht. In seinen Einstellungen für diese Seite kannst du es ändern.
lobby-recovery = Wiederherstellungscode
lobby-recovery-says = Er öffnet deine Plätze in jedem Browser. Schreib ihn auf und zeig ihn niemandem: Wer ihn hat, spielt als du.
lobby-recovery-none = Du bekommst einen, sobald du dich an deinen ersten Tisch setzt.
lobby-recover = Ich habe einen Wiederherstellungscode
lobby-recover-do = Meine Plätze hierher holen
lobby-recover-anyway = Trotzdem ersetzen
lobby-recover-warning = { $count ->
    [one] Dieser Browser hat einen Tisch, den nur sein jetziger Code öffnet. Schreib ihn vorher auf:
   *[other] Dieser Browser hat { $count } Tische, die nur sein jetziger Code öffnet. Schreib ihn vorher auf:
  }
lobby-recover-done = Deine Plätze sind jetzt hier.
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-webhook = Du bist dran, per Webhook
lobby-webhook-says = Wenn du nicht da und am Zug bist, schickt der Server eine Nachricht an diese Adresse, zum Beispiel in einen Kanal bei Discord oder Slack.
lobby-webhook-url = Adresse (https)
lobby-webhook-save = Speichern
lobby-webhook-saved = Gespeichert. Die Nachrichten kommen in der Sprache, die du gerade benutzt.
lobby-webhook-remove = Entfernen
lobby-webhook-removed = Entfernt. Es kommen keine Nachrichten mehr.
lobby-webhook-later = Das geht, sobald du einmal an einem Tisch gesessen hast.
lobby-kept = Was wo gespeichert ist
lobby-kept-here = In diesem Browser: dein Name, deine Einstellungen und der Schlüssel zu deinen Plätzen.
lobby-kept-server = Auf dem Server: die Tische mit den Namen, die Züge und was dort gesagt wurde.
lobby-kept-nothing = Sonst nirgends etwas: kein Konto, keine E-Mail-Adresse, keine Cookies, keine Auswertung.
lobby-forget = Dieses Profil löschen
lobby-forget-sure = Dieser Browser vergisst deinen Namen, deine Einstellungen und den Schlüssel. Ohne den Wiederherstellungscode kommt niemand mehr auf deine Plätze:
lobby-forget-yes = Löschen
lobby-forget-no = Behalten

## Nothing here

lobby-lost = Hier ist nichts
lobby-lost-says = Vielleicht ist der Link unvollständig, oder die Seite ist umgezogen.

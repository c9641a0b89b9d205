# The lobby, in German.

lobby-welcome = Was spielen wir?
lobby-you-are = Du bist
# Friendly animals, with comma and space between them: one of them is the name of whoever has not said theirs.
lobby-guest-names = Flinker Luchs, Schlauer Dachs, Mutiger Igel, Weise Eule, Schneller Hase, Gemütlicher Bär, Listiger Fuchs, Stiller Otter, Kühner Reiher, Munterer Zaunkönig, Sanftes Reh, Freche Elster, Emsiges Eichhörnchen, Stolzer Hirsch, Neugieriger Rabe, Verspielte Robbe, Müder Siebenschläfer, Fröhliches Rotkehlchen, Geduldige Schildkröte, Bunter Eisvogel, Wacher Falke, Fleißiger Biber, Ruhiger Kranich, Kluge Dohle
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
lobby-hotseat-says = Reicht es herum: Alle sehen nur ihre eigenen Karten.
lobby-replay = Eine Partie ansehen
lobby-replay-says = Geh eine gespeicherte Partie Schritt für Schritt durch: Wo ist sie gekippt, und was wäre noch möglich gewesen?
lobby-invited = { $count ->
    [one] Du bist eingeladen
   *[other] Du hast { $count } Einladungen
  }
lobby-invited-by = { $name } lädt dich ein
lobby-decline = Ablehnen
lobby-mine = Meine Tische
lobby-listed = Offene Tische
lobby-listed-none = Gerade gibt es keinen offenen Tisch.
lobby-finished = Zu Ende gespielt
lobby-all = Alle { $count } zeigen
lobby-earlier = Frühere Tische
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
lobby-phase-closed = Geschlossen
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
lobby-seats-says = Für { $least } bis { $most } Personen; nicht jede Variante passt zu jeder Anzahl.
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
lobby-who-here-says = Neben dir, an diesem Gerät: Zwischen den Zügen werdet ihr gebeten, es weiterzureichen, und niemand sieht fremde Karten.
lobby-comes-by-link = frei, bis jemand kommt
lobby-same-name = { $name } sitzt schon an diesem Tisch: Dieser Platz heißt { $other }.
lobby-nobody-sits = Du sitzt selbst nicht mit am Tisch: Du schaust zu.
lobby-bots-explained = Wie stark sind die Bots?
lobby-bot-beginner = Anfänger
lobby-bot-beginner-says = Spielt nach Gefühl; jeder dritte Zug ist einfach irgendein sinnvoller.
lobby-bot-casual = Hobby
lobby-bot-casual-says = Spielt, was auf den ersten Blick am besten aussieht, ohne vorauszudenken.
lobby-bot-club = Klub
lobby-bot-club-says = Denkt voraus und stellt sich vor, wie die Partie weitergehen könnte.
lobby-bot-expert = Experte
lobby-bot-expert-says = Spielt in Gedanken fünfmal so viele Partien durch wie die Stufe Klub, bis zu einer Sekunde pro Zug.
lobby-bot-wins = Gemessen: gewinnt { $wins } von 100 Partien gegen drei Hobby-Bots; bei gleicher Stärke wären es 25.
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
lobby-begins-rotate-says = Jede neue Partie beginnt der nächste Platz.
lobby-begins-chosen = Ein bestimmter Platz
lobby-begins-chosen-says = Jede Partie beginnt derselbe Platz.
lobby-first = Startspieler
lobby-first-says = Dieser Platz beginnt die erste Partie.
lobby-timeout = Wenn die Zeit um ist
lobby-timeout-bot = Ein Bot entscheidet
lobby-timeout-bot-says = Ein Bot trifft diese eine Entscheidung, und es geht weiter.
lobby-timeout-wait = Die anderen warten
lobby-timeout-wait-says = Es passiert nichts; die Uhr mahnt nur.
lobby-answers = Zeit zum Antworten in fremden Zügen
lobby-answers-short = 3 Sekunden
lobby-answers-short-says = Zügig. Wer noch überlegt, sagt „Moment!“ und gibt allen 15 Sekunden mehr.
lobby-answers-usual = 6 Sekunden
lobby-answers-usual-says = Etwas mehr Zeit für den Blick in die eigenen Karten; „Moment!“ gibt 15 Sekunden mehr.
lobby-answers-long = 12 Sekunden
lobby-answers-long-says = Für alle, die die Karten noch nicht kennen; „Moment!“ gibt 15 Sekunden mehr.
lobby-answers-none = Ohne Zeitgrenze
lobby-answers-none-says = Das Spiel wartet, bis alle Gefragten geantwortet haben.
lobby-cover = Wenn jemand weg ist
lobby-cover-never = Alle warten
lobby-cover-never-says = Niemand springt ein; die Partie ruht, bis alle wieder da sind.
lobby-cover-clock = Ein Bot, wenn die Zeit um ist
lobby-cover-clock-says = Erst läuft die Bedenkzeit ab; dann springt ein Bot ein, bis die Person wieder da ist.
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
lobby-hints-says = Wer mag, lässt sich lohnende Züge zeigen, mit Begründung.
lobby-chat = Chat
lobby-chat-says = Ihr könnt euch am Tisch unterhalten; fertige Sätze kommen bei allen in ihrer Sprache an.
lobby-chat-watchers = Chat auch beim Zuschauen
lobby-chat-watchers-says = Wer zuschaut, liest mit, was am Tisch gesagt wird; reden kann nur, wer einen Platz hat.
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
lobby-follow = Züge der anderen
lobby-follow-slow = Langsam
lobby-follow-slow-says = Einer nach dem anderen, mit Zeit für jede Karte.
lobby-follow-normal = Einer nach dem anderen
lobby-follow-normal-says = So schnell, wie am Tisch gespielt wird.
lobby-follow-fast = Schnell
lobby-follow-fast-says = Einer nach dem anderen, für alle, die das Spiel kennen.
lobby-follow-once = Auf einmal
lobby-follow-once-says = Du siehst den Tisch, wie er gerade ist; der Rest steht im Verlauf.
lobby-speed = Tempo der Karten
lobby-speed-percent = { $percent } %
lobby-speed-still = keine Bewegung
lobby-motion-still = Dein Gerät ist auf weniger Bewegung eingestellt, deshalb bewegen sich die Karten gar nicht.
lobby-motion-moves = Auf eine Karte in Bewegung musst du nie warten. Ist dein Gerät auf weniger Bewegung eingestellt, bleiben die Karten still.
lobby-confirm = Jede Wahl bestätigen
lobby-confirm-says = Tippst du auf eine Karte, wird sie nur ausgewählt; gespielt wird mit dem Knopf. Das hilft, wenn der Finger abrutscht.
lobby-notices = Sag mir, wenn ich dran bin
lobby-notices-says = Dein Browser meldet sich, solange ein Tisch in einem anderen Tab offen ist.
lobby-notices-refused = Dein Browser erlaubt das nicht. In seinen Einstellungen für diese Seite kannst du es ändern.
lobby-recovery = Wiederherstellungscode
lobby-recovery-says = Er öffnet deine Plätze in jedem Browser. Schreib ihn auf und zeig ihn niemandem: Wer ihn hat, kann sich auf deine Plätze setzen.
lobby-recovery-none = Du bekommst einen, sobald du dich an deinen ersten Tisch setzt.
lobby-recover = Ich habe einen Wiederherstellungscode
lobby-recover-do = Meine Plätze hierher holen
lobby-recover-anyway = Trotzdem ersetzen
lobby-recover-warning = { $count ->
    [one] In diesem Browser hast du einen Platz, den nur der jetzige Code öffnet. Schreib diesen Code vorher auf:
   *[other] In diesem Browser hast du Plätze an { $count } Tischen, die nur der jetzige Code öffnet. Schreib diesen Code vorher auf:
  }
lobby-recover-done = Deine Plätze sind jetzt hier.
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-webhook = Nachricht, wenn du dran bist
lobby-webhook-says = Wenn du dran bist und nicht am Tisch sitzt, schickt der Server eine Nachricht an diese Adresse: einen Webhook, zum Beispiel von einem Kanal bei Discord oder Slack.
lobby-webhook-url = Adresse (https)
lobby-webhook-save = Speichern
lobby-webhook-saved = Gespeichert. Die Nachrichten kommen in der Sprache, die du gerade benutzt.
lobby-webhook-remove = Entfernen
lobby-webhook-removed = Entfernt. Es kommen keine Nachrichten mehr.
lobby-webhook-later = Das geht, sobald du einmal an einem Tisch gesessen hast.
lobby-kept = Was wo gespeichert ist
lobby-kept-here = In diesem Browser: dein Name, deine Einstellungen, deine eigenen Decks und der Schlüssel zu deinen Plätzen.
lobby-kept-server = Auf dem Server: die Tische mit den Namen, die Züge, die Ergebnisse und was dort gesagt wurde; und die Adresse für deine Nachrichten, wenn du eine angibst.
lobby-kept-nothing = Kein Konto, keine E-Mail-Adresse, keine Cookies, kein Tracking. Alles Weitere steht unter Datenschutz.
lobby-forget = Dieses Profil löschen
lobby-forget-sure = Dieser Browser vergisst deinen Namen, deine Einstellungen, deine eigenen Decks und den Schlüssel. Ohne den Wiederherstellungscode kommst du nicht mehr auf deine Plätze:
lobby-forget-yes = Löschen
lobby-forget-no = Behalten
lobby-data = Deine Daten auf diesem Server
lobby-data-says = Was hier über dich gespeichert ist: deine Tische, was du gesagt hast, deine Partien, deine Statistik und was sonst noch unter Datenschutz steht.
lobby-data-take = Alles herunterladen
lobby-erase = Mich von diesem Server löschen
lobby-erase-sure = Dein Name, alles, was du gesagt hast, und deine Statistik werden endgültig gelöscht. Deine Plätze werden frei; laufende Partien gelten als aufgegeben. Gespielte Partien bleiben, dein Platz darin ohne Namen. Das lässt sich nicht rückgängig machen.
lobby-erase-yes = Löschen
lobby-erased = Deine Daten sind von diesem Server gelöscht.

## Nothing here

lobby-lost = Hier ist nichts
lobby-lost-says = Vielleicht ist der Link unvollständig, oder die Seite ist umgezogen.

lobby-club = Für Mitglieder
lobby-club-says = Dieser Server gehört einem Spieleklub. Gib einmal das Kennwort des Klubs ein; danach kannst du kommen und gehen, wie du magst.
lobby-passphrase = Kennwort
lobby-club-enter = Eintreten

# Die Seite zum Datenschutz, aus den Einstellungen dieses Servers
privacy-title = Datenschutz
privacy-says = Was dieser Server über dich speichert, wie lange, und wie es gelöscht wird. Wer den Server betreibt, kann alles lesen, was dort gespeichert ist. Zum Spielen braucht niemand ein Konto, eine E-Mail-Adresse oder einen echten Namen.
privacy-kept = Was gespeichert wird
privacy-tables = Von jedem Tisch: wer wo saß, unter dem selbst gewählten Namen, und jeder Zug. Wer den Link hat, kann den Tisch ansehen und eine beendete Partie nachspielen. Wird der Link in einem Chat geteilt, zeigt auch dessen Vorschau die Namen. Steht der Tisch in der Lobby, sehen ihn alle auf diesem Server.
privacy-chat = Was am Tisch gesagt wird. Lesen können es alle, die dort sitzen, und die Person, die den Tisch leitet; wer aufgestanden ist, nur das bis dahin Gesagte; wenn sie es erlaubt, bis zum Ende der Partie auch alle, die zuschauen.
privacy-statistics = Wie deine Partien ausgegangen sind, für deine Statistik. Nur du siehst sie.
privacy-key = Statt eines Passworts ein Hash des Schlüssels, den dein Browser aufbewahrt. Den Schlüssel selbst speichert der Server nicht.
privacy-browser = In deinem Browser: dein Schlüssel, dein Name, deine Einstellungen und deine eigenen Decks. Keine Cookies, nichts von anderen Seiten, niemand zählt deine Besuche.
privacy-log = Im Protokoll des Servers: IP-Adresse und Tisch jeder Verbindung sowie Fehler des Servers; keine Namen, kein Chat, keine Karten. Wie lange es aufbewahrt wird, entscheidet, wer den Server betreibt.
privacy-webhooks = Falls du eine angegeben hast: die Adresse (ein Webhook), an die der Server schreibt, wenn du dran bist oder deine Partie zu Ende ist, bis du sie entfernst.
privacy-club = Dass du zu diesem Spieleklub gehörst, sobald du das Kennwort eingegeben hast.
privacy-reports = Meldungen über andere, mit den letzten Zeilen des Chats: bis { $report_days } Tage nach der Entscheidung darüber. Sperren einer Person oder einer IP-Adresse, bis sie enden oder aufgehoben werden.
privacy-quotas = Wie oft du heute einen Tisch eröffnet, einen Tipp oder eine Analyse bekommen, ein Deck geprüft oder jemanden gemeldet hast, bis der Tag vorbei ist. Wer keinen Schlüssel hat, wird nach der IP-Adresse gezählt; gespeichert wird für diesen Tag nur ihr Hash.
privacy-how-long = Wie lange
privacy-empty = { $empty_hours ->
    [one] Ein Tisch, den alle vor Beginn einer Partie verlassen haben, wird nach { $empty_hours } Stunde gelöscht.
   *[other] Ein Tisch, den alle vor Beginn einer Partie verlassen haben, wird nach { $empty_hours } Stunden gelöscht.
}
privacy-rest = { $rest_hours ->
    [one] Ein Tisch, dessen Partie zu Ende ist, wird nach { $rest_hours } Stunde geschlossen und archiviert.
   *[other] Ein Tisch, dessen Partie zu Ende ist, wird nach { $rest_hours } Stunden geschlossen und archiviert.
}
privacy-idle = { $idle_days ->
    [one] Ein Tisch, an dem nichts geschieht, wird nach { $idle_days } Tag geschlossen und archiviert.
   *[other] Ein Tisch, an dem nichts geschieht, wird nach { $idle_days } Tagen geschlossen und archiviert.
}
privacy-keep = { $keep_days ->
    [0] Archivierte Partien bleiben ohne Frist gespeichert, ebenso ihr Chat und ihre Ergebnisse; ganze Partien kann nur löschen, wer den Server betreibt.
    [one] Archivierte Partien werden nach { $keep_days } Tag gelöscht. Chat und Ergebnisse werden mit ihnen gelöscht.
   *[other] Archivierte Partien werden nach { $keep_days } Tagen gelöscht. Chat und Ergebnisse werden mit ihnen gelöscht.
}
privacy-backup = Sicherungskopien können all das enthalten, außer dem Protokoll und dem, was in deinem Browser liegt, auch was seither gelöscht wurde. Wie lange sie aufbewahrt werden, entscheidet, wer den Server betreibt.
privacy-rights = Deine Daten herunterladen oder löschen
privacy-rights-say = Du kannst herunterladen, was über dich gespeichert ist, außer dem, was andere über dich gemeldet haben, und dich löschen: Name, Hash des Schlüssels, Chat und Statistik sind dann endgültig weg; gespielte Partien bleiben, dein Platz darin ohne Namen. Bestehen bleiben nur: eine Sperre, eine noch offene Meldung über dich, deine eigenen Meldungen (ohne deinen Namen) und ein Merkmal, das nur dazu dient, dich auch aus einer wiederhergestellten Sicherungskopie zu löschen.
privacy-me = Zu deinen Daten
privacy-contact = Wer diesen Server betreibt und Fragen beantwortet: { $contact }
privacy-contact-none = Wer diesen Server betreibt, hat keine Adresse angegeben; frag die Person, von der du den Link hast.

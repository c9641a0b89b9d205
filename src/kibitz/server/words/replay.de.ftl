# Games looked at again, and their analysis, in German. (replay-start and the analysis-… sentences are among the words of play.)

replay-title = { $game } im Rückblick
replay-of-table = Partie { $number } an diesem Tisch
replay-another = Eine Partie ansehen
replay-other = Andere Partie ansehen
replay-loading = Die Partie wird geladen …
replay-try-again = Noch einmal versuchen
replay-to-table = Zum Tisch
replay-home = Zur Lobby

## A record is brought

replay-bring-says = Jede beendete Partie lässt sich als Aufzeichnung speichern: ein kurzer Text mit den ausgeteilten Karten und allen Entscheidungen. Füg ihn hier ein oder zieh die Datei hierher.
replay-record = Aufzeichnung
replay-paste = Aufzeichnung hier einfügen
replay-show = Partie zeigen
replay-file = Datei auswählen …
replay-too-long = Das ist zu lang für die Aufzeichnung einer Partie.
replay-broken-link = Der Link ist nicht vollständig: Es steckt keine ganze Partie darin. Vielleicht ging unterwegs ein Teil verloren.
replay-nothing-kept = Davon wird nichts gespeichert: Der Server spielt die Partie nach und vergisst sie wieder.

## Step by step

replay-slider = Stelle in der Partie
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-following = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-eyes = Ansicht
replay-eyes-open = alle Karten offen
replay-eyes-seat = was { $name } sah
replay-log = Verlauf

## Share

replay-share = Teilen
replay-copy-link = Link zu diesem Moment kopieren
replay-link-copied = Der Link ist kopiert.
replay-link-by-hand = Bitte kopiere den Link selbst:
replay-link-too-long = Diese Partie ist zu lang für einen Link. Speichere die Aufzeichnung und verschick die Datei.
replay-download = Aufzeichnung speichern

## What if

replay-what-if = Was wäre, wenn …?
replay-what-if-says = Du spielst von hier aus weiter, nach Schritt { $number }: an einem eigenen Tisch, mit Bots auf den anderen Plätzen.
replay-what-if-seat = Du spielst als
replay-what-if-bots = Stärke der Bots
replay-what-if-go = Weiterspielen
replay-cancel = Abbrechen

## Analysis

replay-analysis = Analyse
replay-analysis-says = Kibitz geht die Partie noch einmal durch, Entscheidung für Entscheidung: wer wann vorn lag, wo die Partie kippte und was besser gewesen wäre. Das dauert bis zu einer Minute.
replay-analyse = Partie analysieren
replay-analyse-again = Noch einmal analysieren
replay-analysis-progress = Bisher analysiert
replay-stop = Anhalten
replay-curve = Gewinnchancen nach dem, was alle jeweils wissen konnten. Tippe hinein, um diesen Moment zu sehen.
replay-figures = Die Kurve in Zahlen
replay-after-choice = Nach Schritt
replay-how-played = So haben alle gespielt
replay-analysis-note = Für jede Entscheidung wurden in Gedanken { $count } Partien gespielt. Als Fehler zählt, was { $points } Prozentpunkte oder mehr kostet; kleine Unterschiede bedeuten wenig.
# at a decision that cost a lot: what was chosen there, and what would have been better; of 100 imagined games
replay-better = { $name } wählte: { $move } (gewinnt { $before } von 100). Besser: { $better } (gewinnt { $after } von 100).

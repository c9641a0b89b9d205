# Everything around the games, in German: the line mode, the records, the help.

## The table

table-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
table-empty = leer
table-your-hand = Deine Hand ({ $count }): { $cards }
known-cards = bekannt: { $cards }
over-winner = { $name } gewinnt.
over-winners = { $names } teilen sich den Sieg.
over-nobody = Niemand gewinnt.
over-scores = Endstand: { $scores }
list-and = { $first } und { $last }

## Playing

welcome = Willkommen bei { $game }! Es spielen: { $names }. Mit ? bekommst du Hilfe.
ask-name = Wie heißt du?
points-change = Punkte { $before } → { $after }
hand-over = Gib den Bildschirm weiter: { $name } ist dran. Drücke Enter, sobald { $name } hinschaut.
anyone = Jemand? { $names } (Name oder Nummer; Enter: niemand)
anyone-unknown = „{ $text }“ ist gerade nicht gefragt. Wer reagieren will, gibt seinen Namen oder seine Nummer ein; drücke Enter, wenn niemand reagiert.
anyone-later = Das geht erst wieder, wenn du geantwortet hast.
more-choices = Mit „alle“ liest du jede Möglichkeit in Worten.
marked-choices = * Damit passiert auch anderswo etwas. Mit „alle“ liest du jede Möglichkeit in Worten.
cannot-read = „{ $text }“ verstehe ich nicht.
try-this = Gib die Nummer einer Möglichkeit oder ihr Kürzel ein, zum Beispiel { $example }. Mit ? bekommst du Hilfe.
refused = Das geht nicht (Regel { $rule }): { $reason }
why-usage = Gib „warum“ und eine Möglichkeit ein, zum Beispiel: warum { $example }
try-usage = Gib „probe“ und eine Möglichkeit ein, zum Beispiel: probe { $example }
try-result = { $move } ist möglich
undone = Zurückgenommen.
cannot-undo = Du kannst jetzt nichts zurücknehmen: Das geht nur bei deinen eigenen letzten Schritten, und nur solange du keine neue Karte gesehen hast.
no-such-number = Eine Möglichkeit { $number } gibt es nicht; die Nummern gehen von 1 bis { $most }.
saved = Gespeichert: { $file }
save-failed = { $file } lässt sich nicht speichern: { $error }
load-failed = { $file } lässt sich nicht laden: { $error }
file-usage = Gib „{ $command }“ und einen Dateinamen ein, zum Beispiel: { $command } abend.kibitz
loaded = Geladen: { $file }
kept = Dein Spiel ist gespeichert. Weiter geht es mit: kibitz play --load { $file }
kept-whole = Das ganze Spiel ist gesichert. Noch einmal ansehen: kibitz replay { $file }
goodbye = Tschüss!
no-log = Bisher ist nichts passiert.
card-unknown = Eine Karte „{ $text }“ gibt es in diesem Spiel nicht.
joins = { $name } steigt vor dem nächsten Zug ein.
cannot-join = In dieses Spiel kann jetzt niemand einsteigen.
new-player = jemand Neues
rule-unknown = Eine Regel { $rule } gibt es nicht. Mit „regeln“ liest du alle.
bot-name = { $name } (Bot)
bot-failed = { $name } (Bot) gibt keine spielbare Antwort: { $error }. Ab jetzt spielt Kibitz selbst für { $name }.

## Help

help =
    Das kannst du eingeben:
      eine Nummer oder ein Kürzel       diese Möglichkeit spielen
      tisch                             den Tisch noch einmal zeigen
      alle                              jede Möglichkeit in Worten, mit ihren Folgen
      warum MÖGLICHKEIT                 die Regel, die eine Möglichkeit verbietet
      probe MÖGLICHKEIT                 was eine Möglichkeit brächte, ohne sie zu spielen
      tipp                              die Züge, die sich lohnen, mit Chancen und Gründen
      zurück                            deinen letzten Schritt zurücknehmen, solange du keine neue Karte gesehen hast
      regeln                            alle Regeln; regeln AB-12 nur diese; regeln Tipps die Tipps
      protokoll                         was bisher passiert ist
      stapel                            alles, was offen in der Mitte liegt, Karte für Karte
      karte NAME                        was eine Karte bewirkt
      einsteigen NAME                   jemand Neues steigt ein, wo die Regeln es erlauben
      speichern DATEI / laden DATEI     dieses Spiel sichern / ein anderes fortsetzen
      ? oder hilfe                      diese Hilfe
      ende                              aufhören; das Spiel bleibt gespeichert
    Die englischen Wörter (table, all, why ...) gehen auch.
command-help = hilfe
command-table = tisch
command-all = alle
command-why = warum
command-try = probe
command-hint = tipp
command-undo = zurück
command-rules = regeln
command-log = protokoll
command-save = speichern
command-load = laden
command-piles = stapel
command-card = karte
command-join = einsteigen
command-quit = ende

## Replay

replay-head = { $game }: { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
  }. Enter: weiter, b: zurück, eine Zahl: dorthin springen, q: aufhören.
replay-step = Entscheidung { $step } von { $total } · { $name }: { $choice }
replay-start = Der Anfang
replay-unknown = Drücke Enter, oder gib b, eine Zahl von 0 bis { $total } oder q ein.

## Advice

percent = { $percent } %
# $chances: names with their chances
hint-head = { $name } entscheidet. Gewinnchancen: { $chances }. In Gedanken gespielte Partien: { $count }.
hint-chance = { $name } { percent }
hint-candidate = { $rank }. { $move }: { percent } Gewinnchance, { $behind ->
    [0] {""}
    [one] { $behind } Prozentpunkt weniger als die beste Möglichkeit, {""}
   *[other] { $behind } Prozentpunkte weniger als die beste Möglichkeit, {""}
  }{ $visits ->
    [one] einmal probiert
   *[other] { $visits }-mal probiert
  }.
hint-move = { $move } ({ $says })
hint-reasons = Dazu: { $reasons }.
hint-more = { $count ->
    [one] Eine weitere Möglichkeit wurde erwogen.
   *[other] { $count } weitere Möglichkeiten wurden erwogen.
  }

## Analysis

analysis-head = { $game }: { $choices ->
    [one] { $choices } Schritt
   *[other] { $choices } Schritte
  }, davon { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
  } zwischen mehreren Möglichkeiten; in Gedanken gespielte Partien je Entscheidung: { $count }.
tenths = { $whole },{ $tenth }
analysis-seat = { $name }: { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
  }, { percent } davon für die beste gefundene Möglichkeit; im Schnitt { $loss } Prozentpunkte Gewinnchance verloren, { $mistakes ->
    [0] kein Fehler
   *[other] { $mistakes } Fehler
  }.
analysis-worst = {"  "}Am teuersten: Schritt { $number }, { $move }, { $loss } Prozentpunkte.
analysis-turning-points = Wo sich das Spiel gedreht hat:
analysis-turning-point = {"  "}Schritt { $number }, { $name }, { $move }: { $who } { $before } % → { $after } %
analysis-mistakes = Was am meisten gekostet hat:
analysis-mistake = {"  "}Schritt { $number }, { $name }, { $move }: { $before } % → { $after } %. Besser: { $better }
analysis-no-mistakes = Niemand hat einen klaren Fehler gemacht.
analysis-progress = Schritt { $done } von { $total }
analysis-axis-choices = Schritt
analysis-axis-chance = Gewinnchance nach eigenem Wissen
analysis-written = Geschrieben: { $file }

## Verify

verify-head = { $game }: { $seats } am Tisch, { $choices ->
    [one] { $choices } Schritt
   *[other] { $choices } Schritte
  }.
verify-deal-written = Ausgeteilt wurde wie zugesagt: Startwert und Salz ergeben die Prüfsumme, die du dir notiert hast, { $commitment }.
verify-deal-noted = Ausgeteilt wurde wie zugesagt: Startwert und Salz ergeben die Prüfsumme, die in der Datei steht, { $commitment }.
verify-wrong-written = DIE KARTENVERTEILUNG STIMMT NICHT mit der Prüfsumme überein, die du dir notiert hast, { $commitment }: Startwert und Salz ergeben { $given }.
verify-wrong-noted = DIE KARTENVERTEILUNG STIMMT NICHT mit der Prüfsumme überein, die in der Datei steht, { $commitment }: Startwert und Salz ergeben { $given }.
verify-write-down = Wer in einer Datei den Startwert ändert, kann dort auch die Prüfsumme ändern. Sicher ist erst der Vergleich mit der Prüfsumme, die du vor der ersten Karte gesehen hast; mit --commitment und deiner Notiz wird er dir abgenommen.
verify-no-commitment = In der Datei steht keine Prüfsumme. Über die Kartenverteilung lässt sich deshalb nichts sagen; geprüft wurden nur die einzelnen Schritte.
verify-no-salt = DIE KARTENVERTEILUNG LÄSST SICH NICHT PRÜFEN: In der Datei fehlt das Salz.
verify-legal = Die Partie wurde von der ersten Karte an nachgespielt: Jeder Schritt war erlaubt.
verify-illegal = DIE PARTIE LÄSST SICH NICHT NACHSPIELEN: { $error }
verify-unfinished = Die Partie ist noch nicht zu Ende.

# The page of a server
page-running = Hier läuft ein Kibitz-Server. An seinen Tischen geht kein Zug verloren.
page-join = Um dich an einen Tisch zu setzen, tippe in ein Terminal:

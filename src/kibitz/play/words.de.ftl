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
    .you-name = Du gewinnst.
over-winners = { $names } teilen sich den Sieg.
    .you-name = Du teilst dir den Sieg mit { $names }.
over-nobody = Niemand gewinnt.
over-resigned = Sieg durch Aufgabe.
over-aborted = Die Partie wurde abgebrochen.
over-aborted-says = Sie zählt für niemanden.
over-closed = Der Tisch ist geschlossen.
over-closed-says = Diese Partie wurde nicht zu Ende gespielt. Sie zählt für niemanden.
over-scores = Endstand: { $scores }
list-and = { $first } und { $last }

## Playing

welcome = Willkommen bei { $game }! Es spielen: { $names }. Mit ? bekommst du Hilfe.
ask-name = Wie heißt du?
points-change = Punkte { $before } → { $after }
hand-over = Gib den Bildschirm weiter: { $name } ist dran. Drücke Enter, sobald { $name } hinschaut.
anyone = Reagiert jemand? { $names } (Name oder Nummer; Enter: niemand)
anyone-unknown = „{ $text }“ ist gerade nicht gefragt. Gib den Namen oder die Nummer ein, wenn jemand reagieren will, sonst drück Enter.
anyone-later = Das geht erst wieder, wenn du geantwortet hast.
others-may-answer = Andere können reagieren … ({ $seconds } s; „{ command-wait }“ gibt allen 15 s mehr)
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
no-such-key = Eine Möglichkeit { $number } gibt es nicht. Mit „{ command-table }“ siehst du, was es gibt.
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
      eine Nummer oder ein Kürzel       diesen Zug machen
      tisch                             den Tisch noch einmal zeigen
      alle                              jede Möglichkeit in Worten, mit ihren Folgen
      warum ZUG                         die Regel, die einen Zug verbietet
      probe ZUG                         was ein Zug brächte, ohne dass du ihn machst
      tipp                              die Züge, die sich lohnen, mit Chancen und Gründen
      zurück                            deinen letzten Schritt zurücknehmen, solange du keine neue Karte gesehen hast
      regeln                            alle Regeln; regeln { $rule } nur diese; regeln Tipps die Tipps
      protokoll                         was bisher passiert ist
      stapel                            alles, was offen in der Mitte liegt, Karte für Karte
      karte NAME                        was eine Karte bewirkt
      einsteigen NAME                   jemand Neues steigt ein, wo die Regeln es erlauben
      speichern DATEI / laden DATEI     dieses Spiel sichern / ein anderes fortsetzen
      ? oder hilfe                      diese Hilfe
      ende                              aufhören; das Spiel bleibt gespeichert
    Die englischen Wörter (table, all, why …) gehen auch.
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

## At a table of a server

no-link = Das ist kein Link zu einem Tisch: „{ $text }“. So sieht einer aus: { $example }
nobody-answers = Unter { $address } meldet sich niemand: { $reason }
no-kibitz = Der Server antwortet mit HTTP { $status }. Ist das ein Kibitz-Server?
odd-answer = Die Antwort von { $address } ist nicht lesbar. Ist das ein Kibitz-Server?
other-version = Der Server spielt nach Fassung { $theirs } der Regeln, dieses Programm nach Fassung { $ours }. Aktualisiere, was älter ist.
welcome-watching = Du schaust bei { $game } zu. Am Tisch: { $names }. Mit ? bekommst du Hilfe.
recovery-code = Dein Wiederherstellungscode: { $code }. Heb ihn gut auf: Mit --key bringt er dich von überall an deinen Platz zurück.
key-not-kept = Der Schlüssel zu deinem Platz lässt sich hier nicht speichern ({ $reason }). Zurück bringt dich nur dein Wiederherstellungscode.
come-back = Dein Platz bleibt dir erhalten. Zurück kommst du mit: kibitz join { $link }
connection-lost = Die Verbindung ist weg, ich versuche es weiter …
connection-failed = Die Verbindung lässt sich nicht fortsetzen: { $reason }
connection-back = Die Verbindung steht wieder.
chair-lost = Du hast an diesem Tisch keinen Platz mehr; ab jetzt schaust du zu.
free-chair = freier Platz
chair-bot = Bot
chair-program = mitgebrachter Bot
chair-host = leitet den Tisch
chair-yours = du
chair-covered = vorerst spielt ein Bot
chair-muted = stummgeschaltet
chair-ready = bereit
chair-away = nicht verbunden
chair-usage = Gib die Nummer des Platzes an oder den Namen, der dort steht.
report-usage = Schreib auch, was passiert ist: melden, dann die Nummer des Platzes, dann dein Text. Die letzten Zeilen des Chats gehen mit.
report-sent = Danke. Deine Meldung hat die Nummer { $number }.
watching = { $count ->
    [one] { $count } Person schaut zu.
   *[other] { $count } Leute schauen zu.
  }
phase-open = Es geht los, sobald alle Plätze besetzt sind.
phase-open-host = Es geht los, sobald alle Plätze besetzt sind. Mit „starten“ setzen sich Bots auf die freien Plätze.
phase-between = Gib „nochmal“ ein, wenn du für die nächste Partie bereit bist.
phase-over = Mit „nochmal“ bist du bei einer Revanche dabei, mit „ende“ gehst du.
phase-closed = Der Tisch ist geschlossen. Ansehen kannst du ihn noch; für eine weitere Partie eröffne einen neuen. Mit „ende“ gehst du.
match-totals = Nach Partie { $round } von { $rounds }: { $totals }
match-wins = Siege nach Partie { $round } von { $rounds }: { $totals }
consent-asked = Darf { $name } den Zug zurücknehmen? Gib „einverstanden“ oder „ablehnen“ ein. Wer nicht rechtzeitig antwortet, lehnt ab.
consent-asked-abort = { $name } möchte die Partie abbrechen; sie zählt dann für niemanden. Gib „einverstanden“ oder „ablehnen“ ein. Wer nicht rechtzeitig antwortet, lehnt ab.
nothing-to-agree = Niemand wartet gerade auf dein Einverständnis.
not-your-turn = Du bist nicht dran. Jetzt dran: { $names }
no-game-now = Gerade läuft keine Partie.
no-window = Gerade gibt es nichts, worauf man reagieren könnte.
no-hints = An diesem Tisch gibt es keine Tipps.
no-undo = An diesem Tisch wird nichts zurückgenommen.
no-chat = An diesem Tisch gibt es keinen Chat.
you-are-muted = Du bist an diesem Tisch stummgeschaltet.
not-over-yet = Um die nächste Partie geht es erst, wenn diese zu Ende ist.
begun-already = Das Spiel hat schon begonnen.
say-usage = Gib „sag“ und deinen Text ein. Mit „spruch“ siehst du die fertigen Sprüche.
quick-usage = Gib „spruch“ und eine Nummer ein. Alle lesen ihn in ihrer eigenen Sprache.
chat-line = { $name }: { $text }
chat-no-more = Davor wurde nichts gesagt.
order-pass = passen
order-ask = fragen
order-does-pass = reagierst du nie
order-does-ask = wirst du gefragt
order-line = { $kind }: { $when }, { $does }.
order-usage = Gib zum Beispiel ein: anweisung { $example } passen (oder fragen).
no-orders = In diesem Spiel gibt es keine Reaktionen, also auch keine Anweisungen.
time-left = noch { $time }
time-left-days = noch { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  } und { $hours } Std.
help-join =
    Das kannst du eingeben:
      eine Nummer oder ein Kürzel       diesen Zug machen
      tisch                             den Tisch noch einmal zeigen
      alle                              jede Möglichkeit in Worten, mit ihren Folgen
      warum ZUG                         die Regel, die einen Zug verbietet
      probe ZUG                         was ein Zug brächte, ohne dass du ihn machst
      tipp                              die Züge, die sich lohnen, mit Chancen und Gründen
      zurück                            deinen letzten Zug zurücknehmen; ging es schon weiter, werden die anderen gefragt
      einverstanden / ablehnen          deine Antwort, wenn jemand einen Zug zurücknehmen oder die Partie abbrechen möchte
      passen oder nur Enter             nicht reagieren, wenn du danach gefragt wirst
      moment                            15 Sekunden mehr für alle, solange jemand reagieren kann; Bluffen ist erlaubt
      anweisung                         was du immer tust, wenn du nach einer Reaktion gefragt wirst
      regeln                            alle Regeln; regeln { $rule } nur diese; regeln Tipps die Tipps
      protokoll                         was in dieser Partie passiert ist
      stapel                            alles, was offen in der Mitte liegt, Karte für Karte
      karte NAME                        was eine Karte bewirkt
      wer                               wer wo sitzt, und wer da ist
      name NAME                         wie dich die anderen von jetzt an nennen
      sag TEXT                          allen etwas sagen
      spruch NUMMER                     ein fertiger Spruch; spruch allein zeigt alle
      chat                              was vorher gesagt wurde
      nochmal                           bereit für die nächste Partie oder eine Revanche
      weiterspielen                     selbst weiterspielen, wenn ein Bot für dich gespielt hat
      aufgeben                          diese Partie endgültig aufgeben; ein Bot spielt an deiner Stelle weiter
      abbrechen                         diese Partie abbrechen, wenn alle einverstanden sind; sie zählt für niemanden
      melden NAME TEXT                  jemanden bei der Person melden, die den Server betreibt; am Tisch erfährt es niemand
      aufstehen                         vom Tisch aufstehen
      ? oder hilfe                      diese Hilfe
      ende                              gehen; dein Platz bleibt dir erhalten
    Wenn du den Tisch leitest:
      starten STUFE                     anfangen; Bots setzen sich auf die freien Plätze
      rauswerfen / stumm NAME           jemanden wegschicken / stummschalten (noch einmal: wieder reden lassen)
      ersetzen NAME                     der Bot des Tisches spielt für jemanden, der nicht verbunden ist
    Die englischen Wörter (table, all, why …) gehen auch.
command-name = name
command-say = sag
command-phrase = spruch
command-chat = chat
command-skip = passen
command-wait = moment
command-order = anweisung
command-again = nochmal
command-agree = einverstanden
command-decline = ablehnen
command-report = melden
command-who = wer
command-stand = aufstehen
command-resume = weiterspielen
command-start = starten
command-kick = rauswerfen
command-mute = stumm
command-replace = ersetzen
command-resign = aufgeben
command-abort = abbrechen

## What ends a game early

act-resign = Aufgeben
act-resign-says = Du gibst diese Partie verloren und kommst auf den letzten Platz. Spielen die anderen weiter, übernimmt ein Bot deine Karten; zurück in diese Partie kannst du nicht.
act-resign-sure = Ja, aufgeben
act-abort = Partie abbrechen
act-abort-says = Die Partie endet sofort und zählt für niemanden; waren mehrere vereinbart, folgt keine weitere. Alle anderen am Tisch müssen einverstanden sein; Bots werden nicht gefragt.
act-abort-sure = Ja, abbrechen
act-yes = ja
act-usage = Wenn du sicher bist, gib ein: { $command }

## What happens at a table

# $name: who it is about; $yes: yes or no
news-opened = Der Tisch ist eröffnet.
news-sat = { $name } setzt sich an den Tisch.
    .you-name = Du setzt dich an den Tisch.
news-renamed = { $name } heißt jetzt { $text }.
    .you-text = Du änderst deinen Namen von { $name } in { $text }.
news-came = { $name } steigt vor dem nächsten Zug ein.
    .you-name = Du steigst vor dem nächsten Zug ein.
news-stood = { $name } steht vom Tisch auf.
    .you-name = Du stehst vom Tisch auf.
news-filled = Bots setzen sich auf die freien Plätze.
news-covered = Vorerst spielt ein Bot für { $name }.
    .you-name = Vorerst spielt ein Bot für dich.
news-resumed = { $name } ist wieder da und spielt selbst weiter.
    .you-name = Du bist wieder da und spielst selbst weiter.
news-kicked = { $name } musste den Tisch verlassen.
    .you-name = Du musstest den Tisch verlassen.
news-muted = { $yes ->
    [yes] { $name } ist jetzt stummgeschaltet.
   *[no] { $name } darf wieder mitreden.
  }
    .you-name = { $yes ->
          [yes] Du bist jetzt stummgeschaltet.
         *[no] Du darfst wieder mitreden.
        }
news-readied = { $name } ist bereit für die nächste Partie.
    .you-name = Du bist bereit für die nächste Partie.
news-dealt = Partie { $round } beginnt. { $first } fängt an. Prüfsumme der Kartenverteilung: { $commitment }
    .you-first = Partie { $round } beginnt. Du fängst an. Prüfsumme der Kartenverteilung: { $commitment }
news-placed = Es geht an einer Stelle aus einer früheren Partie weiter. Jetzt dran: { $first }.
    .you-first = Es geht an einer Stelle aus einer früheren Partie weiter. Jetzt bist du dran.
news-carried = Die Regeln auf dem Server wurden erneuert; es geht da weiter, wo ihr wart.
news-chose = { $name } hat sich entschieden.
    .you-name = Du hast dich entschieden.
news-ended = Partie { $round } ist zu Ende.
news-wished = { $name } möchte den letzten Zug zurücknehmen.
    .you-name = Du möchtest den letzten Zug zurücknehmen.
news-wished-abort = { $name } möchte die Partie abbrechen.
    .you-name = Du möchtest die Partie abbrechen.
news-waited = { $name } sagt „Moment!“: 15 Sekunden mehr für alle.
    .you-name = Du sagst „Moment!“: 15 Sekunden mehr für alle.
news-declined = { $name } ist nicht einverstanden: Die Partie geht weiter.
    .you-name = Du bist nicht einverstanden: Die Partie geht weiter.
news-declined-silence = { $name } hat nicht geantwortet: Die Partie geht weiter.
    .you-name = Du hast nicht geantwortet: Die Partie geht weiter.
news-undone = { $name } nimmt den letzten Zug zurück.
    .you-name = Du nimmst den letzten Zug zurück.
news-resigned = { $name } gibt auf.
    .you-name = Du gibst auf.
news-aborted = Die Partie wird auf Wunsch von { $name } abgebrochen. Sie zählt für niemanden.
    .you-name = Die Partie wird auf deinen Wunsch abgebrochen. Sie zählt für niemanden.
news-closed = Der Tisch ist geschlossen.

## Quick phrases

phrase-hello = Hallo zusammen!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-thinking = Moment, ich überlege noch.
phrase-hurry = Du bist dran!
phrase-oops = Ups!
phrase-wow = Wow!
phrase-applause = Bravo!
phrase-laugh = Haha!
phrase-good-game = Schöne Partie!
phrase-again = Noch eine Partie?
phrase-bye = Tschüss!

## Why a server refuses something

refused-bad-request = Das kann der Server nicht.
refused-unknown-choice = Diese Möglichkeit versteht der Server nicht.
refused-illegal-choice = Das geht jetzt nicht.
refused-game-over = Die Partie ist zu Ende.
refused-bad-position = Eine solche Stellung kann es nicht geben.
refused-stale = Zu spät: Es ist schon weitergegangen. Schau, was jetzt gefragt ist.
refused-not-asked = Du bist nicht dran.
refused-not-now = Das geht an diesem Tisch nicht oder nicht jetzt.
refused-not-yours = Das darf nur, wer dort sitzt oder den Tisch leitet.
refused-not-over = Das ist erst zu sehen, wenn die Partie zu Ende ist.
refused-bad-key = Dieser Schlüssel oder Wiederherstellungscode stimmt nicht; vielleicht hast du dich vertippt.
refused-no-key = Dafür brauchst du den Schlüssel deines Platzes.
refused-no-table = Diesen Tisch gibt es nicht.
refused-not-found = Diesen Tisch gibt es nicht.
refused-no-text = So einen Text gibt es hier nicht.
refused-unreadable = Der Server versteht dieses Programm nicht; vielleicht ist eines von beiden zu alt.
refused-unavailable = Der Server kommt gerade nicht an seine Tische heran. Versuch es gleich noch einmal.
refused-internal = Der Server hat einen Fehler gemacht; geändert hat sich nichts. Versuch es noch einmal.
refused-silent = Der Server hat zu lange nichts von dir gehört.
refused-too-fast = Das war zu viel auf einmal. Warte einen Moment.
refused-many-tries = Von deiner Adresse aus gab es zu viele Versuche. Versuch es in einer Stunde noch einmal.
refused-too-many = Im Moment sind zu viele Gäste da. Komm später wieder.
refused-too-large = Das ist zu lang.
refused-method = Diese Anfrage kennt der Server nicht.
refused-restart = Der Server startet neu.
refused-resync = Der Tisch wird neu gelesen.
refused-origin = Von dort lässt dich der Server nicht herein.
refused-no-chair = Diesen Platz gibt es hier nicht.
refused-bot-name = „{ $name }“ klingt nach einem Bot. Bitte such dir einen anderen Namen aus.
refused-chair-taken = Dieser Platz ist besetzt.
refused-no-free-chair = Alle Plätze sind besetzt.
refused-never-met = Einladen kannst du alle, mit denen du schon an einem Tisch gesessen hast.
refused-invites-elsewhere = Einladen kann nur, wer an diesem Tisch sitzt.
refused-table-full = Mehr als { $most } können nicht mitspielen.
refused-plays-here = Du spielst hier schon mit; der freie Platz ist für jemand anderen.
refused-sent-away = Wer diesen Tisch leitet, hat dich weggeschickt.
refused-resigned = Du hast diese Partie aufgegeben. Vor dem nächsten Austeilen kannst du dich wieder an den Tisch setzen.
refused-nobody-there = Dort sitzt niemand.
refused-is-here = Dort ist jemand verbunden. Ein Bot springt nur für jemanden ein, der nicht da ist.
refused-has-days = An diesem Tisch hat man für jeden Zug Stunden oder Tage Zeit und muss nicht da sein. Ein Bot spielt erst, wenn diese Zeit um ist.
refused-hand-in-play = Diese Karten spielt ein Bot zu Ende. Vor dem nächsten Austeilen ist der Platz frei.
refused-damaged = Dieser Tisch lässt sich nicht lesen: Was von ihm gespeichert ist, ist beschädigt.
refused-not-sitting = Dafür brauchst du einen eigenen Platz an diesem Tisch.
refused-which-chair = Du hast hier mehrere Plätze: Sag, welchen du meinst.
refused-own-chair = Das ist dein eigener Platz; du kannst einfach aufstehen.
refused-host-only = Das darf nur, wer den Tisch leitet.
refused-no-watching = An diesem Tisch darf niemand zuschauen.
refused-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen, um weiterzuspielen.
refused-no-reading = Um den Chat zu lesen, brauchst du einen Platz an diesem Tisch.
refused-no-move = Du hast keinen Zug gemacht, der sich zurücknehmen lässt.
refused-wait = Gerade läuft keine Zeit, die du verlängern könntest.
refused-wait-twice = Hier hast du schon einmal um mehr Zeit gebeten.
refused-wait-often = Du hast in dieser Partie schon { $most }-mal um mehr Zeit gebeten. Öfter geht es nicht.
refused-undo-asked = Gerade wird schon über etwas anderes abgestimmt. Warte das Ergebnis ab.
refused-undo-parted = Jemand, der zustimmen müsste, sitzt nicht mehr am Tisch. Der Zug gilt.
refused-nothing-said = Du hast nichts gesagt.
refused-no-bot = Einen Bot „{ $bot }“ gibt es nicht. Die Stufen sind: { $bots }.
refused-bots-busy = Die Bots sind gerade mit ihren eigenen Partien beschäftigt. Frag gleich noch einmal.
refused-other-rules = An diesem Tisch gilt eine andere Fassung der Regeln als auf diesem Server.
refused-no-game = Diese Partie gibt es an diesem Tisch nicht.
refused-no-moment = Diesen Moment gibt es in dieser Partie nicht.
refused-no-record = Die Regeln haben sich seitdem geändert. Eine Aufzeichnung dieser Partie gibt es deshalb nicht; ansehen kann man sie trotzdem.
refused-bad-record = Diese Aufzeichnung lässt sich nicht nachspielen: Sie ist beschädigt, unvollständig oder nach einer anderen Fassung der Regeln gespielt.
refused-long-record = Diese Partie ist zu lang: Hier lassen sich höchstens { $most } Entscheidungen nachspielen.
refused-over-there = An dieser Stelle ist die Partie schon zu Ende. Wähle eine frühere.
refused-nothing-played = In dieser Partie wurde noch nichts gespielt.
refused-analyses-busy = Es werden schon mehrere Partien analysiert. Versuch es gleich noch einmal.
refused-many-tables = Von deiner Adresse aus wurden zu viele Tische eröffnet. Versuch es später noch einmal.
refused-quota = { $kind ->
    [tables] Dein Tageslimit für neue Tische ({ $most }) ist erreicht. Morgen kannst du weitere eröffnen.
    [hints] Dein Tageslimit für Tipps ({ $most }) ist erreicht. Morgen gibt es neue.
    [analyses] Dein Tageslimit für Analysen ({ $most }) ist erreicht. Morgen geht es weiter.
    [decks] Dein Tageslimit für das Prüfen von Decks ({ $most }) ist erreicht. Morgen geht es weiter.
   *[other] Dein Tageslimit für Meldungen ({ $most }) ist erreicht. Versuch es morgen wieder.
}
refused-quota-none = Das gibt es auf diesem Server nicht.
refused-wrong-passphrase = Das ist nicht das Kennwort dieses Spieleklubs. Prüf die Schreibweise oder frag im Klub nach.
refused-club = Dieser Server gehört einem Spieleklub. Gib zuerst das Kennwort des Klubs ein.
refused-banned = Du bist auf diesem Server gesperrt. Deine Daten kannst du weiterhin herunterladen oder löschen.
refused-many-running = Zu viele der Tische, die du eröffnet hast, sind noch nicht zu Ende gespielt (höchstens { $most }). Spiel einen davon zu Ende oder versuch es morgen wieder.
refused-search = Ein Bot auf diesem Server spielt vor einem Zug höchstens { $most } Partien in Gedanken durch.
refused-cover-soon = Bei dieser Uhr darf ein Bot frühestens nach { $seconds } Sekunden einspringen: Erst muss die Bedenkzeit abgelaufen sein.
refused-solo = Diese Partie wartet auf die einzige Person, die sie spielt; kein Bot springt ein.
refused-content-type = Diese Anfrage versteht der Server nicht.
refused-no-webhooks = Dieser Server schickt keine Nachrichten, wenn du dran bist.
refused-bad-address = Diese Adresse geht nicht: Sie muss mit https:// beginnen und im Internet erreichbar sein.

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
analysis-turning-points = Wo sich das Spiel gedreht hat (Gewinnchancen):
analysis-turning-point = {"  "}Schritt { $number }, { $name }, { $move }: { $who } { $before } % → { $after } %
analysis-mistakes = Was am meisten Gewinnchance gekostet hat:
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
page-join = Um dich an einen Tisch zu setzen, gib in einem Terminal ein:
page-unbuilt = Der Tisch für den Browser ist in dieser Installation nicht dabei. Im Quelltext baut ihn der Befehl make build.

# The command without a command
browser-running = Kibitz läuft schon: { $link }
browser-none = Von hier aus ließ sich kein Browser öffnen. Öffne den Link selbst, oder spiel in diesem Terminal: kibitz play
browser-unbuilt = In dieser Installation fehlt der Tisch für den Browser. In diesem Terminal spielst du mit: kibitz play

## Anderswo gesagt: Du bist am Zug

webhook-turn = Du bist dran bei { $game }: { $link }
webhook-won = Deine Partie { $game } ist zu Ende, und du hast gewonnen: { $link }
webhook-ended = Deine Partie { $game } ist zu Ende: { $link }
webhook-invited = Du bist zu einer Runde { $game } eingeladen: { $link }

## A game without words of its own

plain-prompt = Was wählst du?
plain-over = Das Spiel ist zu Ende.
plain-choice = { $text }
plain-allowed = Das darfst du jetzt wählen.

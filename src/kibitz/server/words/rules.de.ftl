# The pages of rules, and the tutorial, in German.

## Rules

rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-search-none = Zu „{ $text }“ steht nichts in den Regeln.
rules-search-found = { $count ->
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
  }
# the title of the section with the tips in the rules themselves
rules-tips = Tipps
rules-link = Link zu Regel { $rule }
rules-unknown = Eine Regel { $rule } gibt es nicht. Schau dir die anderen an.
rules-rule = Regel { $rule }
rules-all = Alle Regeln
rules-close = Schließen
rules-loading = Die Regeln werden geladen …
rules-again = Noch einmal versuchen
rules-learn = In drei Minuten lernen
rules-play = Zu den Tischen

## The tutorial

learn-title = Deine erste Partie { $game }
# who plays when nobody has given a name
learn-name = Luchs
learn-seat-1 = Leo
learn-seat-2 = Mia
learn-none = Für dieses Spiel gibt es noch keine Einführung. Hier sind seine Regeln:
learn-step = Schritt { $number } von { $total }
learn-next = Weiter
learn-back = Zurück
learn-skip = Überspringen
learn-tap = Deine Wahl
learn-tap-cards = Tippe auf die Karten, die du auslegen willst.
learn-watch = Jetzt die anderen …
learn-hurry = Gleich weiter
learn-happened = Was gerade geschah
learn-rule = Regel { $rule }
learn-play = Jetzt gegen Bots spielen
learn-rules = Regeln lesen
learn-again = Noch einmal von vorn

learn-abluxxen-1-title = Worum es geht
learn-abluxxen-1 = Jede Karte, die am Ende vor dir liegt, ist einen Punkt wert. Jede, die du noch auf der Hand hast, kostet einen. Also raus damit! Aber nichts auf dem Tisch ist sicher vor { learn-seat-1 } und { learn-seat-2 }.
learn-abluxxen-2-title = Karten mit gleichem Wert
learn-abluxxen-2 = Du bist dran. In jedem Zug legst du einmal Karten aus: so viele du willst, alle mit gleichem Wert. Tippe auf eine 4, dann sind alle vier ausgewählt. Lege sie aus: Das ist deine erste Ebene.
learn-abluxxen-2-else = Das geht, aber schau: Du hast vier 4er. So bist du alle auf einmal los, und vier Karten sind schwer zu schlagen.
learn-abluxxen-3-title = Eine Karte, wenn du magst
learn-abluxxen-3 = Du hast niemandem etwas abgeluxxt (dazu gleich mehr), also darfst du eine Karte nachziehen: eine offene aus dem Vorrat oder die oberste vom Nachziehstapel. Im Vorrat liegt ein Joker. Nimm ihn!
learn-abluxxen-3-else = Das geht, aber schau: Im Vorrat liegt ein Joker, und der passt zu jedem Wert.
learn-abluxxen-4-title = Zum ersten Mal abluxxen
learn-abluxxen-4 = Du luxxt jemandem Karten ab, wenn du genauso viele mit höherem Wert auslegst. Bei { learn-seat-1 } liegen zwei 6er, bei { learn-seat-2 } zwei 5er. Tippe auf deine 9er: Was sie schlagen, bekommt einen goldenen Rand. Dann lege sie aus.
learn-abluxxen-4-else = Das geht, aber schau: Deine zwei 9er schlagen beide, und du behältst die 12 und den Joker.
learn-abluxxen-5-title = Nehmen oder überlassen?
learn-abluxxen-5 = Abgeluxxt! Reihum entscheidest du, was aus den Karten wird. Zuerst die zwei 6er von { learn-seat-1 }: Sie passen zu der 6 auf deiner Hand. Nimm sie.
learn-abluxxen-5-else = Das geht, aber schau: Eine 6 hast du schon, und drei 6er sind eine gute Ebene.
learn-abluxxen-6-title = Nicht alles lohnt sich
learn-abluxxen-6 = { learn-seat-1 } musste dafür zwei Karten nachziehen. Jetzt die zwei 5er von { learn-seat-2 }. Du kannst sie nicht brauchen, und Karten auf der Hand kosten Punkte. Überlasse sie.
learn-abluxxen-6-else = Das geht, aber schau: Zu 5ern passt nichts auf deiner Hand.
learn-abluxxen-7-title = Jetzt trifft es dich
learn-abluxxen-7 = { learn-seat-1 } hat dir mit zwei 10ern deine 9er abgeluxxt und überlässt sie dir. Nimmst du sie zurück, oder legst du sie ab und ziehst zwei andere Karten nach? Leg sie ab: Im Vorrat liegt eine zweite 12. Und deine vier 4er liegen wieder oben.
learn-abluxxen-7-else = Das geht, aber schau: Im Vorrat liegt eine 12, und eine hast du schon.
learn-abluxxen-8-title = Aus dem Vorrat
learn-abluxxen-8 = Du ziehst zwei Karten nach, eine nach der anderen, jede, woher du willst. Der Vorrat liegt offen, also sehen alle, was du nimmst. Nimm die 12.
learn-abluxxen-8-else = Das geht, aber schau: Mit der 12 hättest du zwei davon.
learn-abluxxen-9-title = Oder vom Nachziehstapel
learn-abluxxen-9 = Noch eine. Sonst passt im Vorrat nichts zu deiner Hand. Der Nachziehstapel liegt verdeckt: Diese Karte siehst nur du. Versuch dein Glück!
learn-abluxxen-9-else = Das geht, aber schau: Im Vorrat passt nichts zu deiner Hand. Vielleicht hat der Nachziehstapel etwas Besseres.
learn-abluxxen-10-title = Der Joker hilft
learn-abluxxen-10 = Noch eine 6, was für ein Glück! { learn-seat-2 } hat gerade drei 11er ausgelegt. Du hast nur zwei 12er, aber ein Joker nimmt den Wert der Karten an, mit denen er liegt. Tippe auf die 12er und den Joker: drei 12er!
learn-abluxxen-10-else = Das geht, aber schau: Zwei 12er und der Joker sind drei 12er, und die schlagen die drei 11er.
learn-abluxxen-11-title = Endspurt
learn-abluxxen-11 = Abgeluxxt! Aber du hast nur noch vier 6er, und mit denen kannst du im nächsten Zug Schluss machen. Neue Karten wären nur im Weg. Überlasse die 11er.
learn-abluxxen-11-else = Das geht, aber schau: Mit drei Karten mehr auf der Hand wirst du nicht so bald fertig.
learn-abluxxen-12-title = Die letzten Karten
learn-abluxxen-12 = { learn-seat-2 } hat die 11er zurückgenommen. Lege deine vier 6er aus: Mit deiner letzten Karte ist das Spiel sofort zu Ende, und diese Ebene kann dir niemand mehr abluxxen.
learn-abluxxen-12-else = Das geht, aber schau: Mit allen vier 6ern ist deine Hand leer.
learn-abluxxen-13-title = Wertung
learn-abluxxen-13 = Vor dir liegen 11 Karten, auf der Hand hast du keine: 11 Punkte. { learn-seat-1 }: 3 auf dem Tisch, 4 auf der Hand, das macht −1. { learn-seat-2 }: 1 auf dem Tisch, 8 auf der Hand, das macht −7. Du gewinnst! Aber Vorsicht: Wer zuerst fertig ist, gewinnt nicht immer. Nur die Punkte zählen.

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
learn-tap-cards = Tippe jetzt auf die Karten.
learn-other = Hier ist etwas anderes gemeint.
learn-watch = Jetzt die anderen …
learn-hurry = Gleich weiter
learn-happened = Was gerade geschah
learn-rule = Regel { $rule }
learn-play = Jetzt gegen Bots spielen
learn-rules = Regeln lesen
learn-again = Noch einmal von vorn

# Was jemand bisher gespielt hat, auf Deutsch.

stats-title = Deine Statistik
stats-says = Alle Partien, die du mit dem Schlüssel dieses Browsers zu Ende gespielt hast, ausgezählt nach den Aufzeichnungen.
stats-loading = Deine Partien werden gezählt …
stats-again = Noch einmal versuchen
stats-none = Du hast hier noch keine Partie zu Ende gespielt. Spiel eine, dann wird sie gezählt.
stats-none-of = Du hast noch keine Partie { $game } zu Ende gespielt.
stats-none-such = Keine Partie passt zu dieser Auswahl.
stats-play = Jetzt spielen
stats-show-all = Alle Partien zeigen

## Welche Partien

stats-filters = Welche Partien
stats-game = Spiel
stats-against = Gegen
stats-against-all = alle
stats-against-bots = nur Bots
stats-against-people = Menschen
stats-against-together = mehrere an einem Bildschirm
stats-seats = Personenzahl
stats-seats-all = beliebig
stats-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  }
stats-bounded = Hier siehst du nur deine letzten { $count } Partien; in den Dateien stehen alle.

## Ergebnisse

stats-results = Ergebnisse
stats-together-note = { $count ->
    [one] { $count } Partie an einem Bildschirm fehlt bei Ergebnissen und Punkten: Niemand weiß, welcher der Plätze deiner war.
   *[other] { $count } Partien an einem Bildschirm fehlen bei Ergebnissen und Punkten: Niemand weiß, welcher der Plätze deiner war.
  }
stats-result = Ergebnis
stats-result-won = gewonnen
stats-result-shared = geteilter Sieg
stats-result-lost = verloren
stats-result-nobody = niemand hat gewonnen
stats-result-together = an einem Bildschirm
stats-games = Partien
stats-share = Anteil

## Im Lauf der Zeit

stats-over-time = Siege im Lauf der Zeit
stats-over-time-says = Der Anteil der Siege nach jeder Partie. Die gestrichelte Linie zeigt, was Gleichstarke gewännen. Ein geteilter Sieg zählt anteilig.
stats-won-share = Siege
stats-equals = Unter Gleichstarken
stats-equals-short = Erwartet
stats-nth = Nr.
stats-date = Datum

## Punkte und Längen

stats-points = Deine Punkte
stats-points-of = Punkte
stats-average = Im Durchschnitt { $average }, von { $least } bis { $most }.
stats-lengths = Länge
stats-length-in = Gemessen in
stats-minutes = Minuten
stats-in-minutes = Minuten
stats-choices = Entscheidungen
stats-in-choices = Entscheidungen aller zusammen
stats-endings = Wie die Partien endeten
stats-ending = Ende
stats-ending-unknown = nicht bekannt

## Alle Partien

stats-list = Die Partien
stats-you = { $name } (du)
stats-place-of = { $place } von { $seats }
stats-replay = Ansehen
stats-replay-of = Die Partie vom { $date } ansehen
stats-more = Mehr zeigen

## Export

stats-export = Zum Mitnehmen
stats-export-says = Alle deine Partien als Tabelle für ein Tabellenprogramm, oder alle Aufzeichnungen: Jede spielt die ganze Partie noch einmal ab, hier oder mit Kibitz auf einem anderen Rechner.
stats-csv = Als CSV speichern
stats-records = Alle Aufzeichnungen speichern (ZIP)
stats-saving = Wird zusammengestellt …
stats-table = { $title } in Zahlen
stats-from-to = { $low } bis { $high }

# Vorschau auf Links: was ein Chat von einer Seite zeigt, auf Deutsch. Der Browser bekommt diese Datei nicht.

preview-site = Kibitz: Kartenspiele mit Freunden und mit Bots
preview-site-says = Moderne Kartenspiele genau nach ihren Spielregeln: mit Freunden, mit Bots, heute Abend.
preview-table-open = { $game }: spiel mit
preview-table-full = { $game }: der Tisch ist voll
preview-table-playing = { $game }: hier wird gerade gespielt
preview-table-over = { $game }: die Partie ist zu Ende
preview-table-closed = { $game }: der Tisch ist geschlossen
preview-table-comes = Öffne den Link und setz dich; du brauchst kein Konto.
# Teile einer Zeile: die Namen derer, die dort sitzen, dann die Bots, dann die freien Plätze
preview-table-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
  }
preview-table-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
  }
preview-replay = { $game }: eine Partie im Rückblick
preview-replays = Eine Partie im Rückblick
preview-replay-says = Geh eine Partie Zug für Zug durch: Wo ist sie gekippt, und was wäre noch möglich gewesen?
preview-rules = { $game }: die Regeln
preview-learn = { $game } in drei Minuten lernen
preview-decks = Decks zum Lesen und zum Selberschreiben
preview-deck = { $deck }: alle Karten
preview-deck-says = Ein Deck für { $game }: Lies alle Karten, spiel damit oder mach daraus dein eigenes.
# Über das Bild
preview-picture = Ein gezeichneter Kartentisch
preview-picture-game = Ein gezeichneter Tisch mit Karten aus { $game }
preview-picture-table = Ein gezeichneter Tisch mit Karten aus { $game }. Besetzte Plätze: { $taken }, freie: { $free }

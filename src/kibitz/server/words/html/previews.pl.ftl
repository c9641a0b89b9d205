# Podgląd linków: to, co komunikator pokazuje z naszej strony, po polsku. Przeglądarka nie dostaje tego pliku.

preview-site = Kibitz: gry karciane ze znajomymi i z botami
preview-site-says = Nowoczesne gry karciane dokładnie według instrukcji: ze znajomymi, z botami, jeszcze dziś.
preview-table-open = { $game }: zagraj z nami
preview-table-full = { $game }: przy stole jest komplet
preview-table-playing = { $game }: trwa partia
preview-table-over = { $game }: partia skończona
preview-table-closed = { $game }: stół jest zamknięty
preview-table-comes = Otwórz link i usiądź do stołu; nie potrzebujesz konta.
# Części jednej linijki: imiona tych, którzy siedzą przy stole, potem boty, potem wolne miejsca
preview-table-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
  }
preview-table-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
  }
preview-replay = { $game }: powtórka partii
preview-replays = Powtórka partii
preview-replay-says = Prześledź partię ruch po ruchu: zobacz, gdzie się odwróciła i co jeszcze było możliwe.
preview-rules = { $game }: zasady
preview-learn = { $game }: naucz się w 3 minuty
preview-decks = Talie do czytania i do pisania
preview-deck = { $deck }: wszystkie karty
preview-deck-says = Talia do gry { $game }: przeczytaj wszystkie karty, zagraj nimi albo zrób z niej własną.
# O obrazku
preview-picture = Narysowany stół do gry w karty
preview-picture-game = Narysowany stół z kartami do gry { $game }
preview-picture-table = Narysowany stół z kartami do gry { $game }. Miejsca zajęte: { $taken }, wolne: { $free }

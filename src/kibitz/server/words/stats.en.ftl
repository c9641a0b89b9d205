# What somebody has played so far, in English.

stats-title = Your statistics
stats-says = Every game that you have played to its end with this browser’s key, counted from what was recorded.
stats-loading = Your games are being counted…
stats-again = Try again
stats-none = You have not finished a game here yet. Play one, and it will be counted.
stats-none-of = You have not finished a game of { $game } yet.
stats-none-such = No game fits this choice.
stats-play = Play now
stats-show-all = Show all games

## Which games

stats-filters = Which games
stats-game = Game
stats-against = Against
stats-against-all = everybody
stats-against-bots = bots only
stats-against-people = people
stats-against-together = several at one screen
stats-seats = Players
stats-seats-all = any number
stats-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
stats-bounded = Only your last { $count } games are shown here; the files have all of them.

## Results

stats-results = Results
stats-together-note = { $count ->
    [one] { $count } game at one screen is not among the results and points: nobody knows which of the chairs was yours.
   *[other] { $count } games at one screen are not among the results and points: nobody knows which of the chairs was yours.
  }
stats-result = Result
stats-result-won = won
stats-result-shared = shared win
stats-result-lost = lost
stats-result-nobody = nobody won
stats-result-together = at one screen
stats-games = Games
stats-share = Share

## Over time

stats-over-time = Wins over time
stats-over-time-says = The share of wins after each game. The dashed line is what equals would win. A shared win counts for its share.
stats-won-share = Wins
stats-equals = Among equals
stats-equals-short = Equals
stats-nth = No.
stats-date = Date

## Points and lengths

stats-points = Your points
stats-points-of = Points
stats-average = On average { $average }, from { $least } to { $most }.
stats-lengths = Length
stats-length-in = Measured in
stats-minutes = Minutes
stats-in-minutes = minutes
stats-choices = Choices
stats-in-choices = choices of all players
stats-endings = How games ended
stats-ending = Ending
stats-ending-unknown = not known

## All games

stats-list = The games
stats-you = { $name } (you)
stats-place-of = { $place } of { $seats }
stats-replay = Replay
stats-replay-of = Replay the game of { $date }
stats-more = Show more

## Export

stats-export = Take them along
stats-export-says = All your games as a table for a spreadsheet, or all records: each replays the whole game, here or with Kibitz on another machine.
stats-csv = Save as CSV
stats-records = Save all records (ZIP)
stats-saving = It is being put together…
stats-table = { $title }, in figures
stats-from-to = { $low } to { $high }

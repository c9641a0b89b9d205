# Games looked at again, and their analysis, in English. (replay-start and the analysis-… sentences are among the words of play.)

replay-title = { $game }: replay
replay-of-table = Game { $number } of this table
replay-another = Replay a game
replay-other = Replay another game
replay-loading = The game is being loaded…
replay-try-again = Try again
replay-to-table = To the table
replay-home = To the lobby

## A record is brought

replay-bring-says = Every finished game can be saved as a record: a short text with the deal and all choices. Paste one here, or drop the file.
replay-record = Record
replay-paste = Paste the record here
replay-show = Show the game
replay-file = Choose a file…
replay-too-long = This is too long to be a record of a game.
replay-broken-link = The link is not complete: there is no whole game in it. Perhaps a part was lost on the way.
replay-nothing-kept = Nothing of it is kept: the server works the game out and forgets it.

## Step by step

replay-slider = Moment of the game
replay-first = To the beginning
replay-previous = One step back
replay-following = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = View
replay-eyes-open = all cards open
replay-eyes-seat = as { $name } saw it
replay-log = Log

## Share

replay-share = Share
replay-copy-link = Copy link to this moment
replay-link-copied = The link is copied.
replay-link-by-hand = Please copy the link yourself:
replay-link-too-long = This game is too long for a link. Save the record and send the file.
replay-download = Save the record

## What if

replay-what-if = What if…?
replay-what-if-says = You play on from here, after choice { $number }: a table of your own, with bots on the other chairs.
replay-what-if-seat = You play as
replay-what-if-bots = Level of the bots
replay-what-if-go = Play on
replay-cancel = Cancel

## Analysis

replay-analysis = Analysis
replay-analysis-says = Kibitz goes through the game once more, decision by decision: who was ahead when, where the game turned, and what would have been better. It takes up to a minute.
replay-analyse = Analyse the game
replay-analyse-again = Analyse again
replay-analysis-progress = Analysed so far
replay-stop = Stop
replay-curve = Chances to win, by what each player could know. Tap to see that moment.
replay-figures = The curve in figures
replay-after-choice = After choice
replay-how-played = How everybody played
replay-analysis-note = For every decision { $count } games were imagined. A mistake is what costs { $points } percentage points or more; small differences mean little.
# at a decision that cost a lot: what was chosen there, and what would have been better; of 100 imagined games
replay-better = { $name } chose: { $move } (wins { $before } of 100). Better: { $better } (wins { $after } of 100).

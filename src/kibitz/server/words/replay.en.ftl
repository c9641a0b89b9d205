# Games looked at again, and their analysis, in English. (replay-start and the analysis-… sentences are among the words of play.)

replay-title = { $game }, looked at again
replay-of-table = Game { $number } of this table
replay-another = Look at a recorded game
replay-loading = The game is being fetched …
replay-try-again = Try again
replay-to-table = To the table
replay-home = To the lobby

## A record is brought

replay-bring-says = Every finished game can be downloaded as a record: a short text with the deal and all choices. Paste one here, or drop the file.
replay-record = Record
replay-paste = Paste the record here
replay-show = Show the game
replay-file = Choose a file …
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
replay-eyes = Seen by
replay-eyes-open = everybody: all cards open
replay-eyes-seat = { $name }
replay-log = What happened

## Share

replay-share = Share
replay-copy-link = Copy the link to this moment
replay-link-copied = The link is copied.
replay-link-by-hand = Please copy the link yourself:
replay-link-too-long = This game is too long for a link. Download it and send the file.
replay-download = Download the record

## What if

replay-what-if = What if …?
replay-what-if-says = You play on from here, after choice { $number }: a table of your own, with bots on the other chairs.
replay-what-if-seat = You play for
replay-what-if-bots = The others
replay-what-if-go = Play on
replay-cancel = Cancel

## Analysis

replay-analysis = Analysis
replay-analysis-says = Kibitz goes through the game once more, decision by decision: who was ahead when, where the game turned, and what would have been better. It takes up to a minute.
replay-analyse = Analyse the game
replay-analyse-again = Analyse again
replay-analysis-progress = Analysed so far
replay-stop = Stop
replay-curve = Chance to win, by what each could know. Tap to see that moment.
replay-figures = The curve in figures
replay-after-choice = After choice
replay-how-played = How everybody played
replay-analysis-note = For every decision { $count } games were imagined. A mistake is what costs { $points } percentage points or more; small differences mean little.

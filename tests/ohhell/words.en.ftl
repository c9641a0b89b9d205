title = Oh Hell
option-hook = The last bid may not make all bids fit
option-deals = Deals
pile-hand = hand
pile-played = played
pile-trump = trump
pile-gone = taken
pile-deck = deck

prompt-bid = How many tricks will you win?
prompt-play = Which card do you play?
prompt-over = The game is over.
choice-bid = bid { $tricks }
choice-play = play { $card }

badge-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
badge-tricks = { $bid ->
    [one] { $won } of { $bid } trick
   *[other] { $won } of { $bid } tricks
  }

why-allowed = It is allowed.
why-over = The game is over.
why-not-now = First everybody bids, then everybody plays.
why-bid = You bid from 0 to { $cards }; the last bid may not make all bids fit.
why-not-held = You do not hold { $card }.
why-follow = You must follow suit.

event-dealt = Deal { $deal }.
event-bid = { $seat } bids { $tricks }.
event-played = { $seat } plays { $card }.
event-took = { $seat } takes the trick.
event-scored = { $seat }: { $points } points.
event-ended = All deals are played.

# Absolute in English.
# $seat, $owner: names of players. $card, $cards: cards as in the notation, "+5C", "+5C -8C +3D".

title = Absolute
game-pitch = Lay sets that add up to zero, with cards from −10 to +10, and swap the best cards out of everybody else’s.
game-minutes = 30 to 60 minutes

## Options

option-tabletop = As at a real table
option-tabletop-says = You may lay any cards, right or wrong; wrong sets are cleared away at the end of your turn (AZ-42).
option-rounds = Rounds
option-rounds-says = The points of all rounds are added up; the rulebook plays three (AZ-2).
option-add_to_any_set = Adding to any set
option-add_to_any_set-says = You may add cards to the sets of others too, as long as they are not locked (AZ-21).
option-zero_in_swap = Zeros are wild in a swap
option-zero_in_swap-says = A zero that you give in a swap stands for the number that is missing; otherwise it counts as 0 (AZ-16).
option-turn_limit = Turn limit
option-turn_limit-says = A safety net: after so many turns of each player a round is scored as it stands (AZ-34).
option-tabletop-true = as at a real table
option-add_to_any_set-true = adding to any set
option-zero_in_swap-false = swapped zeros count as 0

## Piles and badges

pile-hand = hand
pile-sets = sets
pile-deck = deck
pile-discard = discard pile
pile-box = in the box
# $sign: plus or minus; $symbol: C, S, D or T
card-name = { $sign } { $number }, { $symbol ->
    [C] circle
    [S] square
    [D] diamond
   *[T] triangle
  }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
# $zero: the number that the zero of a set stands for; $locked: its owner has gone out; $sum: of cards that make no set
caption = { points }{ locked }
caption-short = { $points } pts
caption-zero = { points }, the zero is { $zero }{ locked }
caption-wrong = no set: the sum is { $sum }
locked = { $locked ->
    [yes] , locked
   *[no] {""}
  }
# what a badge means, for whoever asks
badge-points-explained = What the sets in front of this player are worth now.
badge-penalty-explained = The hand would cost you so many points if the round ended now. Only you see this.
badge-total-explained = The points of the rounds before this one.
badge-final-explained = All rounds together: that is the result.
badge-closer-explained = Has gone out first. Everybody else has one more turn, then the round is over.
badge-out-explained = Has no cards left and takes no more turns in this round.
badge-points = { points } laid
badge-penalty = hand −{ $points }
badge-total = { $total ->
    [one] { $total } point from earlier rounds
   *[other] { $total } points from earlier rounds
  }
badge-final = { $total ->
    [one] { $total } point in all
   *[other] { $total } points in all
  }
badge-closer = out (the Closer)
badge-out = out
notice-round = Round { $round } of { $rounds }
notice-last-turns = { $seat } has gone out: these are the last turns.
    .you-seat = You have gone out: these are the others’ last turns.

## Prompts

prompt-draw = Draw a card: from the deck or from the discard pile?
prompt-swap = You may swap one or two hand cards with those of a set.
prompt-play = You may lay sets, add to your sets and regroup them.
prompt-discard = Discard a card, or hold.
prompt-discard-one = You have played, so discard one card.
prompt-discard-down = { $over ->
    [one] You hold more than seven cards. Discard one.
   *[other] You hold more than seven cards. Discard { $over } of them, one by one.
  }
prompt-over = The game is over.
# $given, $taken: the cards so far
prompt-swap-part = Swap with { $cards }. You give: { $given }. You take: { $taken }.
prompt-set-part = A new set. { $so_far }
prompt-add-part = Adding to { $cards }. { $so_far }
# $loose: cards of the broken sets that still need a place; $made: how many sets are complete
prompt-regroup-part = { $made ->
    [0] Regrouping.
    [one] Regrouping, one set is complete.
   *[other] Regrouping, { $made } sets are complete.
  } { $so_far } Still to be placed: { $loose }.
so-far = So far { $cards }, sum { $sum }.
so-far-none = No card so far.

## What is typed: said after the sentence whose name it bears, where one types

type-prompt-swap = For example: swap 1.0 +7C for +7S. Or: no-swap
type-prompt-play = For example: set +5C -8C +3D. Or: done
type-why-finish-first = Type confirm: or cancel:
type-why-nothing-composed = Begin one: swap:1.0, set:, add:0.0 or break:0.
type-why-no-part = Cards of a set are named in ascending order.
type-why-swap-first = To swap nothing, type no-swap.

## Choices

choice-deck = draw from the deck
choice-discard = take { $card } from the discard pile
choice-no-swap = swap nothing
choice-done = play no more
choice-hold = hold: discard nothing
choice-confirm = do it
choice-next = this set is complete; the next one
choice-cancel = drop this move; the table stays as it was
choice-set = lay a new set
choice-swap = swap with a set of { $owner }: { $cards }
choice-swap-own = swap with your own set { $cards }
choice-add = add to a set of { $owner }: { $cards }
choice-add-own = add to your set { $cards }
choice-break = regroup: take { $cards } apart
choice-give = give { $card }
choice-put = put in { $card }
choice-take = take { $card }
choice-throw = discard { $card }

# whole moves, as they are advised; $row: the cards of a set
move-set = lay { $cards }
move-add = add { $cards } to { $row }
move-swap = swap with a set of { $owner }: give { $given }, take { $taken }
move-swap-own = swap with your own set: give { $given }, take { $taken }
move-regroup = regroup: { $cards }

## Previews

preview-set = { $owner }’s set { $before } → { $after }
preview-close = you go out and close the round
preview-out = you go out
preview-not-out = your last card, but you never had three sets: you are not out

## Events

event-dealt = Round { $round } is dealt. { $seat } begins.
    .you-seat = Round { $round } is dealt. You begin.
event-drew = { $seat } draws { $card } from the deck.
    .you-seat = You draw { $card } from the deck.
event-drew-hidden = { $seat } draws from the deck.
event-picked = { $seat } takes { $card } from the discard pile.
    .you-seat = You take { $card } from the discard pile.
event-shuffled = { $count ->
    [one] The deck is empty: one discard becomes the new deck.
   *[other] The deck is empty: { $count } discards are shuffled and become the new deck.
  }
event-swapped = { $seat } swaps with a set of { $owner }: gives { $given }, takes { $taken }. The set: { $before } → { $after }.
    .you-seat = You swap with a set of { $owner }: you give { $given } and take { $taken }. The set: { $before } → { $after }.
    .you-owner = { $seat } swaps with one of your sets: gives { $given }, takes { $taken }. The set: { $before } → { $after }.
event-swapped_own = { $seat } swaps with one of their own sets: gives { $given }, takes { $taken }. The set: { $before } → { $after }.
    .you-seat = You swap with one of your own sets: you give { $given } and take { $taken }. The set: { $before } → { $after }.
event-laid = { $seat } lays { $cards }: { points }.
    .you-seat = You lay { $cards }: { points }.
event-added = { $seat } adds { $cards } to one of their own sets: { $before } → { $after }.
    .you-seat = You add { $cards } to one of your own sets: { $before } → { $after }.
event-added_to = { $seat } adds { $cards } to a set of { $owner }: { $before } → { $after }.
    .you-seat = You add { $cards } to a set of { $owner }: { $before } → { $after }.
    .you-owner = { $seat } adds { $cards } to one of your sets: { $before } → { $after }.
event-regrouped = { $seat } regroups: { $before } → { $after }.
    .you-seat = You regroup: { $before } → { $after }.
event-formed = {"  "}– { $cards }: { points }
event-discarded = { $seat } discards { $card }.
    .you-seat = You discard { $card }.
event-held = { $seat } holds.
    .you-seat = You hold.
event-turned_up = { $card } is turned up onto the discard pile.
event-removed = { $seat }’s { $cards } make no set and go to the discard pile.
    .you-seat = Your { $cards } make no set and go to the discard pile.
event-closed = { $seat } goes out and is the Closer. Everybody else has one more turn.
    .you-seat = You go out and are the Closer. Everybody else has one more turn.
event-went_out = { $seat } goes out too.
    .you-seat = You go out too.
event-ended = { $why ->
    [closed] Round { $round } is over.
    [turn-limit] Round { $round } is over: the turn limit is reached.
   *[nothing-to-draw] Round { $round } is over: nobody could draw for a whole circle.
  }
event-counted = { $seat }: { $cards }: { counting-set }
    .you-seat = You: { $cards }: { counting-set }
# how a set is counted: $double is none, symbol or four
counting-set = base { $base }{ $extra ->
    [0] {""}
   *[other] {" "}+ { $extra } for extra cards
  }{ $runs ->
    [0] {""}
   *[other] {" "}+ { $runs } for runs
  }{ $double ->
    [symbol] , doubled for one symbol
    [four] , doubled for four of a kind
   *[none] {""}
  } = { $points }
counting-cards = Cards
counting-points = Points
counting-hand = Left in hand: the highest number, and 1 for each other card
counting-result = This round
counting-total = In all
counting-next = Next
counting-all = Show all
counting-round = Round { $round }
event-counted_hand = { $seat }: { $cards } in hand: { $penalty ->
    [0] 0
   *[other] −{ $penalty }
  }
    .you-seat = You: { $cards } in hand: { $penalty ->
          [0] 0
         *[other] −{ $penalty }
        }
event-scored = { $seat }: { $sets } − { $hand } = { points } in this round, { $total } in all.
    .you-seat = You: { $sets } − { $hand } = { points } in this round, { $total } in all.
# the parts of the points, on the score sheet
scored-sets = sets: { $number }
scored-hand = hand: { $number ->
    [0] 0
   *[other] −{ $number }
  }

## The workspace of the browser
# $number of desk-missing: "+3"

desk-tray = Workspace
desk-keys = Keys: 1 to 9 put the card into the group of that number, N into a new one, Backspace takes it back.
desk-group = Group { $number }
desk-empty = Tap cards in your hand, or one of your sets.
desk-empty-group = Group { $number }: still empty
desk-new-group = New group
desk-found = In your hand:
desk-hide-found = Find them myself
desk-show-found = Show the sets in my hand
desk-missing = { $number } missing
desk-two-zeros = more than one zero
desk-few = { $count ->
    [one] one more card
   *[other] { $count } more cards
  }
desk-give = You give
desk-take = You take
desk-take-from = You take from { $owner }
desk-give-hint = Tap one or two cards in your hand.
desk-take-hint = Tap cards of a set.
desk-lay = Lay { $cards } ({ points })
desk-lay-unswapped = Lay { $cards } without swapping ({ points })
desk-add = Add { $cards } to { $set }: { $before } → { points }
desk-regroup = Regroup { $sets ->
    [one] one set
   *[other] { $sets } sets
  } into { $groups ->
    [one] one
   *[other] { $groups }
  }: { $before } → { points }
desk-several = Play all of it: { $before } → { points }
desk-swap = Swap { $cards } for { $taken }
desk-no-swap = Swap nothing
desk-done = Play no more
desk-own-set = your set: { $before } → { $after }
desk-points = your points (sets less hand): { $before } → { $after }

## Why a move is refused

why-allowed = That is allowed.
why-over = The game is over.
why-draw-first = First draw a card.
why-drawn = You have already drawn.
why-deck-empty = There is nothing to draw from the deck.
why-discard-empty = The discard pile is empty.
why-finish-first = First complete the move you are composing, or drop it.
why-nothing-composed = You are not composing a move.
why-dropped-often = You have dropped eight moves this turn; complete this one.
why-no-part = { $card } does not lead to a legal move here.
why-incomplete = The move is not complete yet.
why-swap-first = First say whether you swap.
why-swap-over = You swap at most once in a turn, right after drawing and before you play.
why-play-over = The play phase is over; discard now.
why-not-yet = That comes at the end of the turn.
why-no-such-set = There is no set { $name }.
why-locked = The sets of { $owner } are locked: { $owner } has gone out.
why-no-swap-there = None of your cards can be swapped with that set.
why-swap-counts = A swap gives one or two cards and takes one or two.
why-not-in-set = { $card } is not in that set, or was named twice.
why-spoilt-set = That is no legal set, so nothing can be swapped with it.
why-set-too-small = The set would have fewer than three cards left.
why-two-zeros = A set has at most one zero.
why-zero-not-wild = At this table a zero given in a swap counts as 0, so { $zero } does not fit here.
why-zero-number = { $zero } cannot stand for { $number }: a zero stands for 0, or for 1 to 10 of its own sign.
why-zero-kept = { $zero } stands for { $number } in its set and must keep that number.
why-totals = You would give { $given } for { $taken }; the totals must be equal.
why-not-in-hand = You do not hold { $card }.
why-card-twice = { $card } is named twice.
why-keep-one = One card must stay in your hand: you discard it at the end of the turn.
why-too-few = { $cards }: a set has at least three cards.
why-sum = { $cards } sum to { $sum }, not to zero.
why-no-set = Your hand has no set that leaves you a card to discard.
why-no-room = There is no room for one more set.
why-foreign-set = You can only add to your own sets.
why-no-addition = None of your cards can be added to that set.
why-regroup-closed = You have dropped a move this turn, so you cannot regroup any more.
why-regrouped-often = You have regrouped eight times this turn without playing a card; that is enough.
why-set-twice = A set is named twice.
why-nothing-played = To regroup you must play at least one card from your hand this turn.
why-left-out = All cards of the broken sets must lie in the new ones; missing: { $cards }.
why-too-many = You hold more than { $most } cards and must discard.
why-discard-duty = You have played a card this turn, so you must discard one.

## Remarks: what speaks for or against a move

remark-raises = { $after ->
    [one] raises your sets from { $before } to { $after } point
   *[other] raises your sets from { $before } to { $after } points
  }
remark-lowers = { $after ->
    [one] lowers your sets from { $before } to { $after } point
   *[other] lowers your sets from { $before } to { $after } points
  }
remark-double = { $why ->
    [symbol] counts double for one symbol
   *[four] counts double for four of a kind
  }
remark-costs = { $why ->
    [symbol] costs { $seat } { points }: the set no longer has one common symbol
    [four] costs { $seat } { points }: the set is no longer four of a kind
   *[none] costs { $seat } { points }
  }
remark-gives = gives { $seat } { points }
remark-zero = brings you a zero: { $card }
remark-zero-as = uses { $card } as { $number }
remark-zero-away = throws a zero away
remark-completes = makes a set: { $cards }, { points }
remark-breaks = breaks a set in your hand: { $cards }, { points }
remark-no-set = { $card } gives you no new set to lay
remark-all-see = everybody sees what you take
remark-unseen = nobody else sees what you draw
remark-holds-back = { $points ->
    [one] holds back a set worth { $points } point
   *[other] holds back a set worth { $points } points
  }
remark-saves = { $points ->
    [one] saves { $points } point of penalty
   *[other] saves { $points } points of penalty
  }
remark-waits = keeps { $cards }, which wait for a { $number }
remark-penalty = { $points ->
    [one] leaves { a-number } in your hand: { $points } point of penalty if the round ends then
   *[other] leaves { a-number } in your hand: { $points } points of penalty if the round ends then
  }
a-number = { $number ->
    [8] an { $number }
   *[other] a { $number }
  }
remark-hand-costs = { $points ->
    [one] your hand costs { $points } point if the round ends then
   *[other] your hand costs { $points } points if the round ends then
  }
remark-has-set = you hold a set worth { points } without a swap
remark-even = changes nobody’s points
remark-out = goes out with { points }; highest rival score on the table: { $others } ({ $seat })

## How games end, in statistics

how-ended = { $why ->
    [closed] Somebody went out
    [turn-limit] Turn limit
   *[nothing-to-draw] Nothing left to draw
  }

# Abluxxen in English.
# $seat, $victim: names of players. $layer, $slot, $card, $cards: phrases of this file ("three 7s", "a 9").
# A phrase's attributes are its other grammatical cases; a sentence uses them as $layer_acc and so on.

title = Abluxxen
game-pitch = Lay cards of one value in front of you; whoever lays just as many of a higher one steals them.
game-minutes = about 20 minutes

## Options

option-variant = Variant
option-variant-base = base game
option-variant-base-says = With an optional draw: hit nobody, and you may still draw a card. The one to begin with.
option-variant-advanced = advanced variant
option-variant-advanced-says = Hit nobody, and you draw nothing.
option-variant-expert = expert variant
option-variant-expert-says = Like the advanced variant, and 1s beat 13s and lone jokers.
option-variant-duel = the duel
option-variant-duel-says = For two, with a shadow display that both steal from.
option-variant-first-edition = first edition
option-variant-first-edition-says = The rules of 2014, for two to five: no optional draw, ties are shared, several games can count together.
option-shadow_split = House rule: shadow split
option-shadow_split-true = house rule: shadow split
option-shadow_split-says = In the duel you may take part of a stack of the shadow display, not only the whole stack (AB-43).
option-cycles = Cycles
option-cycles-says = In the first edition only: so many games of the match are begun by each player; 0 is a single game (AB-35).
option-turn_limit = Turn limit
option-turn_limit-says = A safety net: after so many turns, all players together, the game is scored as it stands (AB-31).
# $variant: what a variant is called; it is for $low to $high players
option-refused-seats = { $low ->
    [2] { $high ->
        [2] For two players only: { $variant }.
       *[other] For { $low } to { $high } players: { $variant }.
      }
   *[other] For { $low } to { $high } players: { $variant }.
  }
option-refused-shadow_split = This house rule is for the duel only.
option-refused-cycles = Only the first edition has cycles. For a match in another variant, choose the number of games.

## Cards

n-numbers = { $numbers ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[8] eight
  }
n-jokers = { $jokers ->
    [1] a joker
    [2] two jokers
    [3] three jokers
    [4] four jokers
   *[5] five jokers
  }
layer-numbers = { $numbers ->
    [1] one { $value }
   *[other] { n-numbers } { $value }s
  }
# $value: 1 to 13; $numbers: number cards, $jokers: jokers in it
layer = { $numbers ->
    [0] { n-jokers }
   *[other] { $jokers ->
        [0] { layer-numbers }
       *[other] { layer-numbers } and { n-jokers }
      }
  }
# $face: 1 to 13, 14 is the joker
card = { $face ->
    [14] a joker
    [8] an 8
    [11] an 11
   *[other] a { $face }
  }
    .plural = { faces }
# $cards: as written in the notation, "2+13"
group = the group { $cards }

## Piles and badges

pile-hand = hand
pile-display = display
pile-pool = pool
pile-deck = deck
pile-discard = discard pile
pile-shadow = shadow display
# what a badge means, for whoever asks
badge-paw-explained = The paw lies with whoever is in turn, and is passed on after every turn.
badge-luxx-explained = The Luxx card shows who began, and stays there for the whole game.
badge-points-explained = Cards in front of a player count one point each, and cards in hand cost one each: that is how it stands now.
badge-total-explained = The points of the games before this one, in this match.
badge-paw = paw
badge-luxx = Luxx card
badge-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
badge-total = { $total ->
    [one] { $total } point in the match
   *[other] { $total } points in the match
  }

## Prompts

prompt-lay = Lay one or more cards of one value.
prompt-shadow = You beat the shadow display. Choose the stack that you take into your hand.
prompt-take-or-leave = You hit { $victim }: { $layer }. Take the cards into your hand, or leave them?
prompt-back-or-drop = { $seat } hits you and leaves you the choice: { $layer }. Take the cards back, or discard them and draw as many?
prompt-draw = { $owed ->
    [one] You must draw one card. From the deck or from the pool?
   *[other] You still have to draw { $owed } cards. From the deck or from the pool?
  }
prompt-optional-draw = You hit nobody, so you may draw one card, from the deck or from the pool.
prompt-over = The game is over.

## Choices

choice-lay = lay { $layer }
choice-take = take the cards into your hand
choice-leave = leave them to their owner
choice-back = take your cards back into your hand
choice-drop = discard them and draw as many
choice-deck = draw from the deck
choice-none = draw nothing
choice-pool = draw { $slot } from the pool
choice-shadow = take the stack of { $card_plural }

## Previews

preview-beats = beats { $victim }: { $layer }
preview-shadow = beats the shadow display
preview-ends = { $why ->
    [hand-empty] your last card: the game ends
    [cards-used-up] the last card: the game ends
   *[turn-limit] the game ends at the turn limit
  }

## Events

event-dealt = Game { $game } is dealt. { $seat } begins.
    .you-seat = Game { $game } is dealt. You begin.
event-laid = { $seat } lays { $layer }.
    .you-seat = You lay { $layer }.
event-beaten = { $seat } hits { $victim }: { $layer }.
    .you-seat = You hit { $victim }: { $layer }.
    .you-victim = { $seat } hits you: { $layer }.
event-took = { $seat } takes { $layer }. { $victim } has to draw.
    .you-seat = You take { $layer }. { $victim } has to draw.
    .you-victim = { $seat } takes { $layer }. You have to draw.
event-left = { $seat } leaves { $layer } to { $victim }, who decides: back into the hand, or discard and draw as many.
    .you-seat = You leave { $layer } to { $victim }, who decides: back into the hand, or discard and draw as many.
    .you-victim = { $seat } leaves { $layer } to you: back into your hand, or discard and draw as many.
event-took_back = { $seat } takes { $layer } back.
    .you-seat = You take { $layer } back.
event-dropped = { $seat } discards { $layer } and has to draw.
    .you-seat = You discard { $layer } and have to draw.
event-drew = { $seat } draws { $slot } from the pool.
    .you-seat = You draw { $slot } from the pool.
event-drew_blind = { $seat } draws { $card } from the deck.
    .you-seat = You draw { $card } from the deck.
event-drew_blind-hidden = { $seat } draws from the deck.
event-declined = { $seat } draws nothing.
    .you-seat = You draw nothing.
event-shadowed = { $seat } hits the shadow display and takes { $cards }.
    .you-seat = You hit the shadow display and take { $cards }.
event-ended = { $why ->
    [hand-empty] Game { $game } is over: a hand is empty.
    [cards-used-up] Game { $game } is over: pool and deck are used up.
   *[turn-limit] Game { $game } is over: the turn limit is reached.
  }
event-scored = { $seat }: { $display } on the display, { $hand } in hand, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
    .you-seat = You: { $display } on the display, { $hand } in hand, { $points ->
          [one] { $points } point
         *[other] { $points } points
        }.
# the parts of the points, on the score sheet
scored-display = display: { $number }
scored-hand = hand: { $number ->
    [0] 0
   *[other] −{ $number }
  }

## Why a choice is refused

why-allowed = That is allowed.
why-over = The game is over.
why-not-your-turn = Only the player whose turn it is lays cards: { $seat }.
why-laid-already = You have already laid your cards this turn; there is one layer a turn.
why-two-values = All number cards of a layer must have the same value; only jokers go with any of them.
why-not-in-hand = { $held ->
    [0] You do not hold { $card }.
    [one] Of that value you hold only one card.
   *[other] Of that value you hold only { $held } cards.
  }
why-too-few-jokers = { $held ->
    [0] You hold no joker.
    [one] You hold only one joker.
   *[other] You hold only { $held } jokers.
  }
why-lay-first = A turn begins with laying cards; nothing has been laid yet.
why-no-pass = There is no passing: you must lay at least one card.
why-nobody-hit = Nobody was hit: no top layer has as many cards and a lower value.
why-decided = That has been decided already.
why-attacker-first = First the attacker decides whether to take the cards or to leave them.
why-answer-first = First decide about your beaten layer: take it back, or discard it. It cannot stay.
why-hit-duty = A hit is compulsory: take the cards or leave them to their owner.
why-owed = { $owed ->
    [one] You owe a card and must draw it.
   *[other] You owe { $owed } cards and must draw them.
  }
why-deck-empty = The deck is used up and is not rebuilt; draw from the pool.
why-not-in-pool = There is no such thing in the pool: { $slot }.
why-no-shadow = Only the duel has a shadow display.
why-shadow-first = The shadow display comes first.
why-shadow-taken = What you hit in the shadow display you must take.
why-shadow-duty = You beat the shadow display, so you must take one of its stacks.
why-shadow-done = There is nothing to take from the shadow display now.
why-not-in-shadow = There is no such card in the shadow display: { $card }.
why-shadow-not-beaten = { $cards } cannot be taken: a stack must have as many cards as you laid, and a lower value.

## Remarks: what speaks for or against a move

# $face: 1 to 13, 14 is the joker
faces = { $face ->
    [14] jokers
   *[other] { $face }s
  }
remark-out-wins = { $margin ->
    [one] goes out and wins by { $margin } point
   *[other] goes out and wins by { $margin } points
  }
remark-out-ahead = { $margin ->
    [0] goes out, level with the best of the match
    [one] goes out and leads the match by { $margin } point
   *[other] goes out and leads the match by { $margin } points
  }
remark-out-behind = { $margin ->
    [one] goes out, but { $seat } is { $margin } point ahead
   *[other] goes out, but { $seat } is { $margin } points ahead
  }
remark-out-tie-won = goes out level with { $seat }, and the smaller hand wins
remark-out-tie = goes out level with { $seat }: the win is shared
remark-next-out = then your next layer can be the last
remark-layers-left = { $count ->
    [one] then { $count } more layer and your hand is empty
   *[other] then { $count } more layers and your hand is empty
  }
remark-whole = lays all your { $value }s at once
remark-ways = { $count } values can still beat it
remark-splits = splits your { $value }s
remark-spends = spends { n-jokers }
remark-keeps = { $jokers ->
    [1] keeps your joker
    [2] keeps both your jokers
   *[other] keeps all your jokers
  }
remark-safe = nobody can beat it
remark-only = only { $card } can beat it
remark-only-two = only { $card } or { $other } can beat it
remark-exposed = easy to beat: { $count } values can do it
remark-takes-bare = { $count ->
    [one] takes { $count } card and leaves { $seat } without a layer
   *[other] takes { $count } cards and leaves { $seat } without a layer
  }
remark-takes-opens = { $count ->
    [one] takes { $count } card and uncovers what { $seat } has below: { $layer }
   *[other] takes { $count } cards and uncovers what { $seat } has below: { $layer }
  }
remark-bares = leaves { $seat } without a layer
remark-opens = uncovers what { $seat } has below: { $layer }
remark-gives-up = gives up { $layer }, which would go with your hand
remark-hand-stays = { $count ->
    [one] your hand stays at { $count } card
   *[other] your hand stays at { $count } cards
  }
remark-matches = goes with { $layer } in your hand
remark-loose = you hold no { $card } to go with it
remark-brings-joker = brings you { n-jokers }
remark-all-know = everybody sees what you take
remark-unseen = nobody else sees what you draw
remark-draws-new = { $count ->
    [one] you draw { $count } new card
   *[other] you draw { $count } new cards
  }
remark-pool-has = the pool has { $card } for you
remark-pool-left = leaves something in the pool that you could use: { $card }
remark-rush = { $count ->
    [one] { $seat } has only { $count } card left
   *[other] { $seat } has only { $count } cards left
  }

## How games end, in statistics

how-ended = { $why ->
    [hand-empty] A hand was empty
    [cards-used-up] Pool and deck were used up
   *[turn-limit] Turn limit
  }

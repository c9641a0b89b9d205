# Fluxx in English. The names of cards and their own words come from the deck.
# $card: names, many of them commands (Draw 3). A bare $card stands in quotes within a sentence; where $card is the
# phrase card-of-kind (told, prompt-react-played, most choices), the quotes are those of card-of-kind.
title = Batman Fluxx
game-pitch = It begins with “draw one, play one”, and then nearly every card changes the rules, or how one wins.
game-minutes = 5 to 30 minutes

## Options

option-deck = Deck
option-deck-batman = Batman Fluxx
option-deck-batman-says = Gotham’s heroes, villains and gadgets: 100 cards, after the edition of 2015.
option-deck-allotment = The Moonlit Allotment
option-deck-allotment-says = Hedgehog, owl and slug between the vegetables: a smaller deck of our own.
option-logo = Who wears a Batman logo
option-logo-says = Whoever has one on their clothes tonight may draw one more with the card “Batman Logo Bonus” (FX-63).
option-turn_cap = Turn limit
option-turn_cap-says = A safety net: after so many turns, all players together, the game ends without a winner (FX-75).
# $option: which option it is about
bad-deck = { $count ->
    [one] This deck cannot be played: there is a mistake in it. The page “Decks” shows where.
   *[other] This deck cannot be played: there are { $count } mistakes in it. The page “Decks” shows where.
  }

# ---- kinds of cards; one: after a verb; many: after a number or "any number of"; all
kind-keeper = Keeper
    .one = a Keeper
    .many = Keepers
    .all = all Keepers
kind-creeper = Creeper
    .one = a Creeper
    .many = Creepers
    .all = all Creepers
kind-goal = Goal
    .one = a Goal
    .many = Goals
    .all = all Goals
kind-rule = New Rule
    .one = a New Rule
    .many = New Rules
    .all = all New Rules
kind-action = Action
    .one = an Action
    .many = Actions
    .all = all Actions
kind-surprise = Surprise
    .one = a Surprise
    .many = Surprises
    .all = all Surprises
kind-card = card
    .one = a card
    .many = cards
    .all = all cards
kind-named = “{ $card }”
    .one = “{ $card }”
    .many = “{ $card }”
    .all = “{ $card }”
kind-or = { $first } or { $second }
    .one = { $first_one } or { $second_one }
    .many = { $first_many } or { $second_many }
    .all = { $first_all } and { $second_all }
told = { $card }: { $says }
told-confirmed = { $card }: { $says }
told-shared-why = The effect is that of the same card in other editions
told-shared = { $card }: { $says } ({ told-shared-why }.)
told-inferred-why = Inferred from indirect evidence
told-inferred = { $card }: { $says } ({ told-inferred-why }.)
told-proposed-why = At least a part of the effect is our proposal
told-proposed = { $card }: { $says } ({ told-proposed-why }.)
card-of-kind = “{ $card }” ({ $kind })
card-quoted = “{ $card }”

place-play = in play
place-middle = in play
place-yours = in front of you
place-others = in front of another player
place-hand = from your hand
place-discard = from the discard pile

# ---- what cards do, step by step
then = { $first }, then { $second }
and = { $first } and { $second }
and-comma = { $first }, { $second }
and-either = { $first }, and { $second }
either = { $first } or { $second }
comma = { $first }, { $second }
sentences = { $first } { $second }

step-draw = { $count ->
        [one] draw 1 card
       *[other] draw { $count } cards
    }
step-draw-as-many = draw as many cards
step-draw-and-play = set your hand aside, draw { $count } cards and play { $plays ->
        [1] one of them
       *[other] { $plays } of them
    }
step-draw-and-play-all = set your hand aside, { $count ->
        [1] draw 1 card and play it
        [2] draw 2 cards and play both
       *[other] draw { $count } cards and play them all
    }
step-draw-and-give = draw a card for each player, look at them and give one to everybody, yourself included
step-all-draw = { $count ->
        [one] everybody draws 1 card
       *[other] everybody draws { $count } cards
    }
step-discard = { $how ->
        [exactly] { $count ->
            [1] discard { $what_one } { $place }
           *[other] discard { $count } { $what_many } { $place }
        }
        [up-to] discard up to { $count } { $what_many } { $place }
        [half] discard up to half of the { $what_many } { $place }, rounded up
        [any] discard any number of { $what_many } { $place }
       *[all] discard { $what_all } { $place }
    }
step-discard-hand = discard your whole hand
step-discard-this = discard this card
step-others-discard = every other player discards { $what_one } from hand
step-others-discard-or-random = every other player discards { $what_one } from hand, or else a random card
step-steal = steal { $what_one } { $place } and put it in front of you
step-take = take { $what_one } { $place } into your hand
step-take-random = take a random card from the hand of every other player
step-move = move { $what_one } { $place } to another player
step-swap = swap one of your Keepers with one of another player's
step-trade = trade hands with a player of your choice
step-rotate = everybody passes the hand to the left
step-mix = gather { $what_all } in play, shuffle them and deal them out face up, beginning with yourself
step-play = take { $what_one } { $place } and play it at once
step-play-top = take the top card of the draw pile and play it at once
step-play-random = take a random card from another player's hand and play it at once
step-shuffle-in = shuffle the discard pile into the draw pile
step-hold = put { $what_one } { $place } under this card: it counts as not in play until you release it
step-keep = choose { $what_one } { $place } and put it with this rule
step-do-kept = carry out the Action that lies here
step-another-turn = take another turn after this one
step-end-turn = your turn ends at once

explain-do = When played: { $steps }.
explain-use = Once during your turn you may: { $steps }.
explain-use-creeper = Once during your turn, if you have { $what_one } in front of you, you may: { $steps }.
explain-use-logo = Once during your turn, if you show a logo, you may: { $steps }.
explain-use-play = During your turn, while you still have a card to play, you may: { $steps }.
explain-goal = Wins: { $needs }.
explain-shield = During your turn no other player may play a Surprise.
explain-nothing = No special power.
explain-creeper-nobody = Comes into play by itself when drawn.
explain-creeper-holder = Comes into play by itself when drawn; whoever has it cannot win, unless the Goal requires one.
explain-creeper-everyone = Comes into play by itself when drawn; while it lies in front of anybody, nobody can win, unless the Goal requires one.
explain-answers-action = Out of turn: cancel an Action that another player has just played.
explain-answers-goal = Out of turn: cancel a Goal that another player has just played.
explain-answers-rule = Out of turn: cancel a New Rule that another player has just played.
explain-answers-keeper = Out of turn: a Keeper that another player has just played comes to you instead.
explain-answers-theft = Out of turn: cancel the theft of your Keeper and steal one of the thief's Keepers.
explain-answers-creeper = Out of turn: { $what_one } that another player would get comes to you instead.
gives-draw = You draw { $count } more in your turn.
gives-play = You play { $count } more in your turn.
gives-limits = You may exceed the Hand Limit and the Keeper Limit by { $count }.

sets-draw = Draw { $count } cards in each turn.
sets-play = { $count ->
        [one] Play 1 card in each turn.
       *[other] Play { $count } cards in each turn.
    }
sets-play-all = Play all your cards in each turn.
sets-play-all-but-1 = Play all your cards but one in each turn.
sets-hand_limit = { $count ->
        [0] Nobody may hold cards while it is not their turn.
        [one] Nobody may hold more than 1 card while it is not their turn.
       *[other] Nobody may hold more than { $count } cards while it is not their turn.
    }
sets-keeper_limit = { $count ->
        [0] Nobody may have Keepers while it is not their turn.
        [one] Nobody may have more than 1 Keeper while it is not their turn.
       *[other] Nobody may have more than { $count } Keepers while it is not their turn.
    }
sets-goals = { $count } Goals may be in play; meeting one of them wins.
sets-blocks-nobody = { $what_many } stop nobody from winning.
sets-blocks-holder = { $what_many } stop only those who have them from winning.
sets-blocks-everyone = { $what_many } in front of anybody stop everybody from winning.
sets-jail = { $what_many } that would be discarded are locked up here instead; when this rule leaves, they are dealt out to the players.

need-some = { $count } of { $cards }
need-creepers = { $count ->
        [one] at least 1 { $what }
       *[other] at least { $count } { $what_many }
    }
need-creepers-in-play = { $count ->
        [one] at least 1 { $what } in play, in front of anybody
       *[other] at least { $count } { $what_many } in play, in front of anybody
    }
need-keepers = { $count ->
        [one] at least 1 Keeper
       *[other] at least { $count } Keepers
    }
need-hand = { $count ->
        [one] at least 1 card in hand
       *[other] at least { $count } cards in hand
    }

# ---- what is asked
prompt-over = The game is over.
prompt-draw = Draw, or use something first.
prompt-play = { $left ->
        [one] Play 1 card.
       *[other] Play { $left } more cards, one now.
    }
prompt-hand-limit = { $limit ->
        [0] Hand Limit 0: you keep no card and discard { $left }.
        [one] Hand Limit 1: which card do you keep? You discard { $left }.
       *[other] Hand Limit { $limit }: which { $limit } cards do you keep? You discard { $left }.
    }
prompt-table-limit = { $limit ->
        [one] Keeper Limit 1: which Keeper do you keep? You discard { $left }.
       *[other] Keeper Limit { $limit }: which { $limit } Keepers do you keep? You discard { $left }.
    }
prompt-end = End your turn, or use something first if you can.
prompt-react-played = { $seat } plays { $card }. Do you answer?
prompt-react-surprise = { $seat } answers “{ $subject }” with “{ $card }”. Do you cancel that?
prompt-react-theft = { $seat } wants to steal “{ $card }” from { $victim }. Do you answer?
    .you-victim = { $seat } wants to steal “{ $card }” from you. Do you answer?
prompt-react-placed = “{ $card }” lands in front of { $seat }. Do you answer?
    .you-seat = “{ $card }” lands in front of you. Do you answer?
prompt-react-moved = { $seat } brings “{ $card }” before { $to }. Do you answer?
    .you-to = { $seat } brings “{ $card }” before you. Do you answer?
prompt-steal = Which card do you steal?
prompt-play-these = { $left ->
        [one] Play 1 of these cards.
       *[other] Play { $left } of these cards, one now.
    }
prompt-give = Who gets “{ $card }”?
prompt-drop-goal = Too many Goals: which one goes?
prompt-discard-cards = { $how ->
        [exactly] “{ $source }”: which card is discarded?
        [any] “{ $source }”: choose cards to discard, as many as you like, then done ({ $chosen } so far).
       *[other] “{ $source }”: choose up to { $most } cards to discard, then done ({ $chosen } so far).
    }
prompt-take = “{ $source }”: which card do you take?
prompt-move = “{ $source }”: which card do you move?
prompt-swap = { $chosen ->
        [0] “{ $source }”: which of your Keepers do you give?
       *[other] “{ $source }”: which Keeper do you get?
    }
prompt-play-again = “{ $source }”: which card do you play?
prompt-hold = “{ $source }”: which card goes under it?
prompt-choose-action = “{ $source }”: which Action goes with it?
prompt-move-to = Who gets “{ $card }”?
prompt-trade = With whom do you trade hands?
prompt-take-from = From whose hand?
prompt-give-up-held = Is “{ $card }”, which you hold captive, discarded too?
prompt-discard = Discard a card from your hand.
prompt-discard-or-random = Discard { $what_one }, or let chance choose a card.

choice-draw = draw
choice-end = end your turn
choice-pass = do not react
choice-done = done
choice-random = let a random card go
choice-yes = yes, it goes too
choice-no = no, it stays
choice-use = use “{ $card }”
choice-release = release “{ $card }” from “{ $by }”
choice-play = play { $card }
choice-hand-limit = discard { $card }
choice-table-limit-of = discard { $card }
choice-react = answer with { $card }
choice-steal-of = steal { $card } from { $seat }
choice-drop-goal = discard { $card }
choice-discard-cards = discard { $card }
choice-discard-cards-of = discard { $card } of { $seat }
    .you-seat = discard { $card } of yours
choice-take = take { $card }
choice-take-of = take { $card } from { $seat }
    .you-seat = take { $card } of yours
choice-move-of = move { $card } of { $seat }
    .you-seat = move { $card } of yours
choice-swap-mine = give “{ $card }”
choice-swap-theirs = get “{ $card }” from { $seat }
choice-hold-of = put { $card } under it
choice-choose-action = put { $card } with it
choice-discard = discard { $card }
choice-discard-or-random = discard { $card }
choice-give = give “{ $card }” to { $seat }
    .you-seat = keep “{ $card }” yourself
choice-move-to = move “{ $card }” to { $seat }
    .you-seat = move “{ $card }” in front of you
choice-trade = trade hands with { $seat }
choice-take-from = take from { $seat }

# ---- what surely follows a choice, under its name: "Ben would win at once · Play 3 goes". $unless: yes, no
preview-wins-you = { $unless ->
        [yes] you win, unless somebody answers
       *[no] you win at once
    }
preview-wins = { $unless ->
        [yes] { $seat } would win, unless somebody answers
       *[no] { $seat } would win at once
    }
preview-capped = the game ends without a winner
preview-yours = { $card } (yours)
preview-blocked-you = { $more ->
        [0] you meet “{ $goal }”, but { $by } stops you
        [one] you meet “{ $goal }”, but { $by } and 1 more card stop you
       *[other] you meet “{ $goal }”, but { $by } and { $more } more cards stop you
    }
preview-blocked = { $more ->
        [0] { $seat } meets “{ $goal }”, but { $by } stops the win
        [one] { $seat } meets “{ $goal }”, but { $by } and 1 more card stop the win
       *[other] { $seat } meets “{ $goal }”, but { $by } and { $more } more cards stop the win
    }
preview-tied-you = you and { $other } would win at the same moment: nobody wins yet
preview-tied = { $seat } and { $other } would win at the same moment: nobody wins yet
preview-trade = { $count ->
        [0] you give { $mine } and get no card
        [one] you give { $mine } and get 1 card
       *[other] you give { $mine } and get { $count } cards
    }
preview-goes = { $count ->
        [one] { $cards } goes
       *[other] { $cards } go
    }
preview-go-many = { $count } cards in play go
preview-you-discard-cards = { $count ->
        [one] you discard 1 card at once
       *[other] you discard { $count } cards at once
    }
preview-you-discard-keepers = { $count ->
        [one] you discard 1 Keeper at once
       *[other] you discard { $count } Keepers at once
    }
preview-discards-cards = { $count ->
        [one] { $seat } discards 1 card at once
       *[other] { $seat } discards { $count } cards at once
    }
preview-discards-keepers = { $count ->
        [one] { $seat } discards 1 Keeper at once
       *[other] { $seat } discards { $count } Keepers at once
    }
preview-others-discard-cards = the others discard { $count } cards at once
preview-others-discard-keepers = the others discard { $count } Keepers at once
preview-then-you-discard-cards = { $count ->
        [one] then you discard 1 card
       *[other] then you discard { $count } cards
    }
preview-then-you-discard-keepers = { $count ->
        [one] then you discard 1 Keeper
       *[other] then you discard { $count } Keepers
    }
preview-you-would-discard-cards = { $count ->
        [one] you would discard 1 card at the end of your turn
       *[other] you would discard { $count } cards at the end of your turn
    }
preview-you-would-discard-keepers = { $count ->
        [one] you would discard 1 Keeper at the end of your turn
       *[other] you would discard { $count } Keepers at the end of your turn
    }
preview-draws = { $count ->
        [one] you draw 1 more
       *[other] you draw { $count } more
    }
preview-plays-more = { $count ->
        [one] you play 1 more this turn
       *[other] you play { $count } more this turn
    }
preview-plays-only = { $count ->
        [one] you play only 1 more this turn
       *[other] you play only { $count } more this turn
    }
preview-plays-no-more = you play no more this turn
preview-lacks-you = you then lack only { $what } for “{ $goal }”
preview-lacks = { $seat } then lacks only { $what } for “{ $goal }”
preview-set-back-you = you then lack { $what } for “{ $goal }”
preview-set-back = { $seat } then lacks { $what } for “{ $goal }”
preview-no-use = no Goal in play needs it
preview-goes-ahead = “{ $card }” takes effect after all
preview-has-no-effect = “{ $card }” has no effect
preview-comes-to = “{ $card }” comes to { $seat }
    .you-seat = “{ $card }” comes to you
preview-plays-top = nobody knows yet which card that is

# ---- when others are asked to answer, for standing orders: "When somebody plays a Goal, you always let it pass"
window-action = When somebody plays an Action
window-goal = When somebody plays a Goal
window-rule = When somebody plays a New Rule
window-keeper = When somebody plays a Keeper
window-theft = When somebody steals a Keeper
window-creeper = When somebody gets { kind-creeper.one }
window-surprise = When somebody plays a Surprise

# ---- what happened
event-drew = { $count ->
        [one] { $seat } draws 1 card.
       *[other] { $seat } draws { $count } cards.
    }
    .you-seat = { $count ->
          [one] You draw 1 card.
         *[other] You draw { $count } cards.
        }
event-placed = “{ $card }” lands in front of { $seat }.
    .you-seat = “{ $card }” lands in front of you.
event-played = { $seat } plays “{ $card }”.
    .you-seat = You play “{ $card }”.
event-used = { $seat } uses “{ $card }”.
    .you-seat = You use “{ $card }”.
event-answered = { $seat } answers “{ $subject }” with “{ $card }”.
    .you-seat = You answer “{ $subject }” with “{ $card }”.
event-cancelled = “{ $card }” has no effect.
event-discarded = { $seat } discards “{ $card }”.
    .you-seat = You discard “{ $card }”.
event-removed = “{ $card }” is discarded.
event-stole = { $seat } gets “{ $card }” from { $victim }.
    .you-seat = You get “{ $card }” from { $victim }.
    .you-victim = { $seat } takes “{ $card }” from you.
event-took = { $seat } takes “{ $card }” into the hand.
    .you-seat = You take “{ $card }” into your hand.
event-sent = { $seat } brings “{ $card }” before { $to }.
    .you-seat = You bring “{ $card }” before { $to }.
    .you-to = { $seat } brings “{ $card }” before you.
    .you-seat-to = You bring “{ $card }” before you.
event-traded = { $seat } and { $other } trade hands.
    .you-seat = You trade hands with { $other }.
    .you-other = { $seat } trades hands with you.
event-swapped = { $seat } gives “{ $card }” to { $other } and gets “{ $for }”.
    .you-seat = You give “{ $card }” to { $other } and get “{ $for }”.
    .you-other = { $seat } gives you “{ $card }” and gets “{ $for }”.
event-mixed = { $seat } mixes it all up.
    .you-seat = You mix it all up.
event-dealt = { $seat } is dealt “{ $card }”.
    .you-seat = You are dealt “{ $card }”.
event-taxed = { $seat } takes “{ $card }” from the hand of { $victim }.
    .you-seat = You take “{ $card }” from the hand of { $victim }.
    .you-victim = { $seat } takes “{ $card }” from your hand.
event-taxed-hidden = { $seat } takes a card from the hand of { $victim }.
event-gave = { $seat } gives “{ $card }” to { $to }.
    .you-seat = You give “{ $card }” to { $to }.
    .you-to = { $seat } gives you “{ $card }”.
    .you-seat-to = You keep “{ $card }” yourself.
event-gave-hidden = { $seat } gives a card to { $to }.
event-held = { $seat } locks up “{ $card }”.
    .you-seat = You lock up “{ $card }”.
event-released = “{ $card }” is free again, in front of { $seat }.
    .you-seat = “{ $card }” is free again, in front of you.
event-jailed = “{ $card }” is locked up.
event-kept = “{ $card }” now lies with the rule.
event-reshuffled = The discard pile is shuffled into the draw pile.
event-again = { $seat } takes another turn.
    .you-seat = You take another turn.
event-joined = { $seat } joins the game.
    .you-seat = You join the game.
event-blocked = { $more ->
        [0] { $seat } meets “{ $goal }”, but { $by } ({ $owner }) stops the win.
        [one] { $seat } meets “{ $goal }”, but { $by } ({ $owner }) and 1 more card stop the win.
       *[other] { $seat } meets “{ $goal }”, but { $by } ({ $owner }) and { $more } more cards stop the win.
    }
    .you-seat = { $more ->
          [0] You meet “{ $goal }”, but { $by } ({ $owner }) stops the win.
          [one] You meet “{ $goal }”, but { $by } ({ $owner }) and 1 more card stop the win.
         *[other] You meet “{ $goal }”, but { $by } ({ $owner }) and { $more } more cards stop the win.
        }
    .you-owner = { $more ->
          [0] { $seat } meets “{ $goal }”, but { $by } in front of you stops the win.
          [one] { $seat } meets “{ $goal }”, but { $by } in front of you and 1 more card stop the win.
         *[other] { $seat } meets “{ $goal }”, but { $by } in front of you and { $more } more cards stop the win.
        }
    .you-seat-owner = { $more ->
          [0] You meet “{ $goal }”, but { $by } in front of you stops the win.
          [one] You meet “{ $goal }”, but { $by } in front of you and 1 more card stop the win.
         *[other] You meet “{ $goal }”, but { $by } in front of you and { $more } more cards stop the win.
        }
event-tied = { $goals ->
        [1] { $seat } and { $other } meet “{ $goal }” at the same moment: nobody wins yet, play goes on.
       *[other] { $seat } meets “{ $goal }” and { $other } meets “{ $theirs }” at the same moment: nobody wins yet, play goes on.
    }
    .you-seat = { $goals ->
          [1] You and { $other } meet “{ $goal }” at the same moment: nobody wins yet, play goes on.
         *[other] You meet “{ $goal }” and { $other } meets “{ $theirs }” at the same moment: nobody wins yet, play goes on.
        }
    .you-other = { $goals ->
          [1] { $seat } and you meet “{ $goal }” at the same moment: nobody wins yet, play goes on.
         *[other] { $seat } meets “{ $goal }” and you meet “{ $theirs }” at the same moment: nobody wins yet, play goes on.
        }
event-won = { $seat } wins with “{ $goal }”: { $needs }!
    .you-seat = You win with “{ $goal }”: { $needs }!
event-capped = { $turns } turns have been played: the game ends without a winner.
event-lost = { $seat } discards a random card from hand: “{ $card }”.
    .you-seat = You discard a random card from your hand: “{ $card }”.
event-pulled = { $seat } pulls “{ $card }” from the hand of { $victim }.
    .you-seat = You pull “{ $card }” from the hand of { $victim }.
    .you-victim = { $seat } pulls “{ $card }” from your hand.
event-rotated = { $seat } passes all hands on to the left.
    .you-seat = You pass all hands on to the left.

# ---- the table
pile-hand = Hand
pile-table = Table
pile-draw_pile = Draw pile
pile-discard = Discard pile
pile-rules = Rules
pile-goals = Goals
pile-playing = Being played
pile-asylum = Locked up
pile-kept_action = With the rule
pile-cuffed = Held captive
pile-aside = Temporary hand
pile-out = Not in this game
# what a badge means, for whoever asks
badge-turn-explained = This player draws and plays now; the others may answer with Surprises.
badge-logo-explained = Wears a Batman logo tonight: with the rule “Batman Logo Bonus” this player may draw one more.
badge-turn = in turn
badge-logo = shows a logo
notice-force = Now: draw { $draw }, play { $play }, { $left } left to play. Hand Limit: { $hand }, Keeper Limit: { $keepers }.
notice-play = { $count }
notice-play-all = all
notice-play-all-but-1 = all but 1
notice-limit = { $count }
notice-no-limit = none
notice-rule = Rule “{ $card }”: { $says }
notice-goal = Goal “{ $card }”: { $needs }.
notice-no-goal = No Goal yet: nobody can win.
notice-creeper = { $card } ({ $seat })
    .you-seat = { $card } (you)
notice-blocks-all = Nobody can win with a Goal that requires no such card while these are in play: { $cards }.
notice-blocks-holder = These stop their owners from winning with a Goal that requires none: { $cards }.

# ---- the numbers of this turn, for small signs: "Draw 2", "Play 3 · 1 left", "Hand limit 2 (you: 3)"
fact-draw = Draw
fact-play = Play
fact-hand-limit = Hand limit
fact-keeper-limit = Keeper limit
fact-goals = Goals at a time
fact-creepers = { $what_many }
fact-jail = Locked up
fact-surprises = Surprises
fact-next = Next turn
fact-number = { $count }
fact-up-to = up to { $count }
fact-none = none
fact-kept-none = none
fact-all = all
fact-all-but-1 = all but 1
fact-yours = { $value } (you: { $more })
fact-theirs = { $value } ({ $seat }: { $more })
fact-left = { $left ->
        [0] { $value } · none left
       *[other] { $value } · { $left } left
    }
fact-blocks-nobody = stop nobody
fact-blocks-holder = stop their owner
fact-blocks-everyone = stop everybody
fact-free = free action
fact-used = used
fact-kept = { $card }
fact-kept-used = { $card } · used
fact-only = only { $seat }
    .you-seat = only you
fact-again = { $seat } again
    .you-seat = you again

# ---- what a seat lacks for a Goal; a card by its name, otherwise:
lack-some = { $count ->
        [one] one of: { $cards }
       *[other] { $count } of: { $cards }
    }
lack-creepers = { $count ->
        [one] 1 more { $what }
       *[other] { $count } more { $what_many }
    }
lack-creepers-in-play = { $count ->
        [one] 1 more { $what } in play
       *[other] { $count } more { $what_many } in play
    }
lack-keepers = { $count ->
        [one] 1 more Keeper
       *[other] { $count } more Keepers
    }
lack-hand = { $count ->
        [one] 1 more card in hand
       *[other] { $count } more cards in hand
    }

# ---- a chain of answers, link by link: what is about to happen, the first Surprise, the next ones
chain-played = { $seat } plays “{ $card }”
    .you-seat = You play “{ $card }”
chain-stolen = { $seat } takes “{ $card }” from { $victim }
    .you-seat = You take “{ $card }” from { $victim }
    .you-victim = { $seat } takes “{ $card }” from you
chain-placed = “{ $card }” goes to { $seat }
    .you-seat = “{ $card }” goes to you
chain-moved = { $seat } moves “{ $card }” to { $to }
    .you-seat = You move “{ $card }” to { $to }
    .you-to = { $seat } moves “{ $card }” to you
    .you-seat-to = You move “{ $card }” to yourself
chain-cancels = { $seat } cancels it with “{ $card }”
    .you-seat = You cancel it with “{ $card }”
chain-takes = { $seat } takes it with “{ $card }”
    .you-seat = You take it with “{ $card }”
chain-stops-theft = { $seat } stops the theft with “{ $card }”
    .you-seat = You stop the theft with “{ $card }”
chain-cancels-that = { $seat } cancels “{ $subject }” with “{ $card }”
    .you-seat = You cancel “{ $subject }” with “{ $card }”

# ---- what the browser's panel says: rules in force, goals and how everybody stands, the chain, what is kept
panel-title = In force now
panel-all = Read everything that is in force
panel-facts = Rules
goal-met = has it
goal-met-you = You have it
goal-blocked = has it, but is stopped
goal-blocked-you = You have it, but are stopped
goal-but = has it, but is stopped by { $what }
goal-but-you = You have it, but you are stopped by { $what }
goal-stopped-too = stopped
goal-lacks = lacks { $what }
goal-lacks-you = You lack { $what }
goal-missing = lacks { $count }
goal-missing-you = You lack { $count }
goal-has = has { $what }
goal-stopped = stopped by { $what }
goal-stops-all = Nobody can win with it because of { $what }
goal-details = { $goal }: how everybody stands
chain-title = What is about to happen, the newest first
chain-void = cancelled
keep-count = { $kept } of { $room } kept
keep-choose = { $room ->
        [one] Keep 1 card
       *[other] Keep { $room } cards
    }
keep-these = Keep { $kept }; discard { $going }
keep-none = Discard { $going }
keep-cards = { $count } cards
mark-use = use
mark-release = release

# ---- why not
why-allowed = You may choose that now.
why-over = The game is over.
why-not-asked = That is not asked now.
why-drawn = The cards for this turn are drawn already.
why-draw-first = First the cards for this turn are drawn.
why-not-your-turn = It is the turn of { $seat }.
why-plays-first = You still have a card to play.
why-limits-first = First you discard down to the limit.
why-no-window = Nothing is happening that could be answered.
why-in-the-middle = Not in the middle of an unfinished card.
why-turn-ended = Your turn has been ended; nothing can be used any more.
why-not-before-you = “{ $card }” does not lie in front of you.
why-rule-not-in-play = “{ $card }” is not in play.
why-used = “{ $card }” has been used in this turn.
why-nothing-to-do = “{ $card }” has nothing to do now.
why-need-creeper = Only players who have { $what_one } in front of them may use this.
why-need-logo = Only players who show a logo may use “{ $card }”.
why-need-play = “{ $card }” can be used only while you have a card to play.
why-not-in-hand = You do not hold “{ $card }”.
why-no-plays = You have made all your plays.
why-not-a-surprise = “{ $card }” is no Surprise: it cannot answer.
why-wrong-event = “{ $card }” does not answer this.
why-own-turn = In your own turn a Surprise answers nothing but another Surprise.
why-shield = “{ $card }” protects whoever is in turn: nobody else may play a Surprise.
why-cannot-choose = “{ $card }” cannot be chosen here.
why-cannot-choose-seat = { $seat } cannot be chosen here.
    .you-seat = You cannot be chosen here.
why-choose-seat = You are asked for a player.
why-no-random = Chance is not offered here.
why-temporary = Only the cards just drawn are played now; your own hand is set aside.

# ---- what speaks for or against a move
remark-wins = wins: “{ $goal }” is met
remark-wins-unless = wins with “{ $goal }”, unless somebody answers
remark-loses = { $seat } would win with “{ $goal }”
remark-otherwise = otherwise { $seat } wins with “{ $goal }”
remark-blocked = meets “{ $goal }”, but “{ $card }” stops the win
remark-short = leaves you only one card short of “{ $goal }”
remark-sets-you-back = sets you back for “{ $goal }”
remark-own-goal-goes = { $left ->
        [0] gives up “{ $goal }”, for which you have everything
       *[other] gives up “{ $goal }”, one card short of it
    }
remark-goal-goes = { $left ->
        [0] “{ $goal }” goes, for which { $seat } has everything
       *[other] “{ $goal }” goes: { $seat } is one card short of it
    }
remark-hinders = { $left ->
        [0] sets { $seat } back, who has everything for “{ $goal }”
       *[other] sets { $seat } back, who is one card short of “{ $goal }”
    }
remark-helps = { $left ->
        [0] then { $seat } has everything for “{ $goal }”
       *[other] then { $seat } is one card short of “{ $goal }”
    }
remark-for-hand = goes with “{ $goal }” in your hand
remark-power = gives you its power
remark-cannot-use = you cannot use it yourself now
remark-free-action = brings a free action: { $steps }
remark-more-draw = { $count ->
        [one] you draw { $count } more card in each of your turns
       *[other] you draw { $count } more cards in each of your turns
    }
remark-more-play = { $count ->
        [one] you play { $count } more card in each of your turns
       *[other] you play { $count } more cards in each of your turns
    }
remark-spends-surprise = costs you a Surprise
remark-keeps-surprise = keeps your Surprise for later
remark-stops = stops “{ $card }”
remark-stops-theft = { $keepers ->
        [0] stops the theft of “{ $card }”
       *[other] stops the theft of “{ $card }”, and you steal a Keeper in return
    }
remark-comes-to-you = “{ $card }” comes to you instead
remark-draws = { $count ->
        [one] lets you draw { $count } card
       *[other] lets you draw { $count } cards
    }
remark-draws-and-plays = lets you draw { $count } cards and play { $plays ->
        [1] one
       *[other] { $plays }
    } of them
remark-draws-and-plays-all = { $count ->
        [1] lets you draw 1 card and play it
        [2] lets you draw 2 cards and play both
       *[other] lets you draw { $count } cards and play them all
    }
remark-plays-more = { $count ->
        [one] lets you play { $count } more card this turn
       *[other] lets you play { $count } more cards this turn
    }
remark-plays-fewer = { $count ->
        [one] you play { $count } card fewer this turn
       *[other] you play { $count } cards fewer this turn
    }
remark-others-lose-cards = { $count ->
        [one] the others discard { $count } card
       *[other] the others discard { $count } cards in all
    }
remark-you-lose-cards = { $count ->
        [one] you discard { $count } card
       *[other] you discard { $count } cards
    }
remark-others-lose-keepers = { $count ->
        [one] the others lose { $count } Keeper
       *[other] the others lose { $count } Keepers in all
    }
remark-you-lose-keepers = { $count ->
        [one] you lose { $count } Keeper
       *[other] you lose { $count } Keepers
    }
remark-mixes = deals all Keepers anew: you have { $mine } of { $count } now
remark-another-turn = gives you another turn
remark-no-effect = has no effect now
remark-does = what it does: { $steps }
remark-ends-turn = ends your turn at once
remark-takes-from-all = brings you a card from every other hand
remark-could-win = lets you get “{ $card }” and win with “{ $goal }”
remark-could-take = { $left ->
        [0] lets you take “{ $card }” from { $seat }, who has everything for “{ $goal }”
       *[other] lets you take “{ $card }” from { $seat }, who is one card short of “{ $goal }”
    }
remark-hands = { $count ->
        [0] { $seat } holds no cards, you hold { $mine }
        [one] { $seat } holds { $count } card, you hold { $mine }
       *[other] { $seat } holds { $count } cards, you hold { $mine }
    }
remark-needed = you need it for “{ $goal }”
remark-spare = of no use for the Goals in play
remark-far = { $count ->
        [one] you lack { $count } card for “{ $goal }”
       *[other] you lack { $count } cards for “{ $goal }”
    }
remark-nobody-over = nobody is over the limit now

# ---- how games end, in statistics

how-won = Goal: { $goal }
how-capped = Turn limit, nobody won

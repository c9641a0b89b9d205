# The pages of rules, and the tutorial, in English.

## Rules

rules-contents = Contents
rules-search = Search the rules
rules-search-none = No rule says anything about “{ $text }”.
rules-search-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
  }
# the title of the section with the tips in the rules themselves
rules-tips = Tips
rules-link = Link to rule { $rule }
rules-unknown = There is no rule { $rule }. Have a look at the others.
rules-rule = Rule { $rule }
rules-all = All rules
rules-close = Close
rules-loading = The rules are being loaded…
rules-again = Try again
rules-learn = Learn in three minutes
rules-play = To the tables

## The tutorial

learn-title = Your first game of { $game }
# who plays when nobody has given a name
learn-name = Lynx
learn-seat-1 = Leo
learn-seat-2 = Mia
learn-none = There is no tutorial for this game yet. Its rules are here:
learn-step = Step { $number } of { $total }
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-tap = Your choice
learn-tap-cards = Tap the cards you want to lay.
learn-watch = Now the others…
learn-hurry = Go on at once
learn-happened = What just happened
learn-rule = Rule { $rule }
learn-play = Play now against bots
learn-rules = Read the rules
learn-again = Once more from the start

learn-abluxxen-1-title = What it is about
learn-abluxxen-1 = Every card in front of you is worth a point at the end, every card still in your hand costs one. So out with them! But nothing on the table is safe from { learn-seat-1 } and { learn-seat-2 }.
learn-abluxxen-2-title = Lay cards of one value
learn-abluxxen-2 = It is your turn. Once a turn you lay cards: as many as you like, all of the same value. Tap a 4, and all four are selected. Then lay them: your first layer.
learn-abluxxen-2-else = Possible, but look: you hold four 4s. Together they are gone at once, and four cards are hard to beat.
learn-abluxxen-3-title = A card, if you like
learn-abluxxen-3 = You have hit nobody (more on that in a moment), so you may draw one card: an open one from the pool, or the top one of the deck. There is a joker in the pool. Take it!
learn-abluxxen-3-else = Possible, but look: there is a joker in the pool, and a joker goes with any value.
learn-abluxxen-4-title = Your first hit
learn-abluxxen-4 = You hit a layer, and abluxx its cards, when you lay just as many of a higher value. { learn-seat-1 } has laid two 6s, { learn-seat-2 } two 5s. Tap your 9s: whatever they hit gets a golden edge. Then lay them.
learn-abluxxen-4-else = Possible, but look: your two 9s beat both of them, and you keep your 12 and the joker.
learn-abluxxen-5-title = Take or leave?
learn-abluxxen-5 = Abluxxed! You decide about your hits one by one, clockwise. First the two 6s from { learn-seat-1 }: they go with the 6 in your hand. Take them.
learn-abluxxen-5-else = Possible, but look: you hold a 6 already. Three 6s make a good layer.
learn-abluxxen-6-title = Not everything is worth taking
learn-abluxxen-6 = { learn-seat-1 } had to draw two cards for that. Now the two 5s from { learn-seat-2 }. You have no use for them, and cards in hand cost points. Leave them.
learn-abluxxen-6-else = Possible, but look: nothing in your hand goes with 5s.
learn-abluxxen-7-title = Now you are hit
learn-abluxxen-7 = { learn-seat-1 } has hit your 9s with two 10s and leaves them to you. Take them back, or drop them and draw two other cards? Drop them: there is a second 12 in the pool. And your four 4s lie on top again.
learn-abluxxen-7-else = Possible, but look: the pool has a 12, and you hold one already.
learn-abluxxen-8-title = From the pool
learn-abluxxen-8 = You draw two cards, one by one, each from where you like. The pool is open, so everybody sees what you take. Take the 12.
learn-abluxxen-8-else = Possible, but look: with the 12 you would have a pair of them.
learn-abluxxen-9-title = Or from the deck
learn-abluxxen-9 = One more. Nothing else in the pool goes with your hand. The deck lies face down: only you will see this card. Try your luck!
learn-abluxxen-9-else = Possible, but look: nothing in the pool goes with your hand. The deck may have something better.
learn-abluxxen-10-title = The joker helps
learn-abluxxen-10 = Another 6, what luck! { learn-seat-2 } has just laid three 11s. You hold only two 12s, but a joker takes on the value of the cards beside it. Tap the 12s and the joker: three 12s!
learn-abluxxen-10-else = Possible, but look: two 12s and the joker are three 12s, and they beat the three 11s.
learn-abluxxen-11-title = The end is near
learn-abluxxen-11 = Hit! But you have only four 6s left, and with them you can finish in your next turn. New cards would only be in the way. Leave the 11s.
learn-abluxxen-11-else = Possible, but look: with three more cards in your hand you could not finish so soon.
learn-abluxxen-12-title = The last cards
learn-abluxxen-12 = { learn-seat-2 } has taken the 11s back. Lay your four 6s: with your last card the game is over at once, and nobody can hit this layer any more.
learn-abluxxen-12-else = Possible, but look: with all four 6s your hand is empty.
learn-abluxxen-13-title = Counting
learn-abluxxen-13 = You have 11 cards on the table and none in hand: 11 points. { learn-seat-1 }: 3 on the table, 4 in hand, that is −1. { learn-seat-2 }: 1 on the table, 8 in hand, that is −7. You win! But beware: finishing first is not always enough. Only the points count.

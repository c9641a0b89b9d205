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
learn-tap-cards = Now tap the cards.
learn-other = The guide has something else in mind.
learn-watch = Now the others…
learn-hurry = Go on at once
learn-happened = What just happened
learn-rule = Rule { $rule }
learn-play = Play now against bots
learn-rules = Read the rules
learn-again = Once more from the start

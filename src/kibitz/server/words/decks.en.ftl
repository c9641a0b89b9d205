# Decks to be read, brought and written, in English.

decks-title = Decks
decks-says = The deck decides which cards there are. Read the ones included here, or write one of your own.
decks-link = Read the decks, or bring one of your own
decks-of-yours = A deck of your own.
decks-all = All decks
decks-installed = Included decks
decks-own = Your own decks
decks-own-says = They are kept in this browser alone, at most { $most } of them. Save the file of any deck you do not want to lose.
decks-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
# $what: a kind of card, as Keeper
decks-kind = { $what }: { $count }
# how sure a card is: it stands below it, and in front of the number of such cards
decks-sure = How sure the cards are:
decks-mark-confirmed = confirmed
decks-mark-shared = as in other editions
decks-mark-inferred = inferred
decks-mark-proposed = our proposal
decks-goals = All Goals in a list

## A deck is brought

decks-bring = Write or bring a deck
decks-bring-says = A deck is a text file: names, numbers and short steps, no code. Begin with a small one that is ready to play, or drop a file below, choose it or paste its text.
# $title: what the small deck is called
decks-start = Begin with “{ $title }”
decks-read-first = Read it first
decks-text = The deck as text (TOML)
decks-paste = Paste a deck here, or drop the file
decks-check = Check it
decks-file = Choose a file…
decks-too-long = This is too long for a deck: { $letters } characters; the most is { $most }. Take out cards or comments.
decks-no-text = This file is not text. Save the deck as plain text (UTF-8) and try again.
decks-no-room = There is no room for another deck: this browser keeps at most { $most }, and no very long ones. Delete one first.

## One deck

decks-lost = There is no such deck in this browser. It may be in another one, or it was deleted.
decks-untitled = A deck without a title
decks-ready = Ready to play
decks-not-ready = Not ready yet
decks-changed = Changed since the last check
decks-errors = { $count ->
    [one] It cannot be played yet: there is { $count } mistake.
   *[other] It cannot be played yet: there are { $count } mistakes.
  }
decks-copy = Make a copy of your own
decks-edit = Edit the text
decks-check-keep = Check and keep
decks-save = Save the file
decks-drop = Delete
decks-drop-sure = The deck will be gone, unless you have saved its file. Tables where it is being played keep it.
decks-drop-yes = Delete the deck
decks-drop-no = Keep it
decks-findings = What the checker says
decks-findings-says = A mistake must be mended before you can play. A warning need not be.
decks-error = Mistake
decks-warning = Warning
decks-line = Line { $number }
decks-more-findings = { $count ->
    [one] And { $count } more. Mend the first ones and check again.
   *[other] And { $count } more. Mend the first ones and check again.
  }

/** Options that take a deck: an installed one by its name, or an own one as its full text. */
import { ownDeck, ownDecks, titleOf, type OwnDeck } from "../decks/own-decks";
import { defaultOf, type GameKind, type OptionKind, type OptionValue } from "./catalog";

const OWN = "own:"; // and the address of a deck: what a choice among decks is called
const ADDRESS = "own"; // how an address asks for it

/** Own decks that can be played. */
export function ownTexts(game: GameKind, option: OptionKind): OwnDeck[] {
  return option.or === "text" ? ownDecks().filter((deck) => deck.game === game.name && deck.ready) : [];
}

export function ownChoices(decks: OwnDeck[], language: string, says: string): { value: string; label: string; says: string }[] {
  return decks.map((deck) => ({ value: OWN + deck.id, label: titleOf(deck.titles, language, deck.id), says }));
}

/** The choice that stands for a value. */
export function choiceFor(decks: OwnDeck[], value: OptionValue): string {
  const own = decks.find((deck) => deck.text === value);
  return own ? OWN + own.id : String(value);
}

/** The value that a choice stands for. */
export function valueFor(decks: OwnDeck[], choice: string): string {
  return decks.find((deck) => OWN + deck.id === choice)?.text ?? choice;
}

/** What an address asks for beside the game: `deck=allotment`, or `own=my-deck`. */
export function optionsIn(query: URLSearchParams, game: GameKind): Record<string, OptionValue> {
  const found: Record<string, OptionValue> = {};
  for (const [name, option] of Object.entries(game.options)) {
    const [wished, own] = [query.get(name), ownDeck(query.get(ADDRESS) ?? "")];
    if (option.or === "text" && own?.game === game.name && own.ready) found[name] = own.text;
    else if (wished && wished !== defaultOf(option, 0) && Array.isArray(option.values) && option.values.includes(wished)) found[name] = wished;
  }
  return found;
}

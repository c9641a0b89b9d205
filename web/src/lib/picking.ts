/** Choosing by pointing: which offers are meant by the cards that were touched. The server says what an offer touches. */
import { pileKey } from "./card-identity";
import type { Offer, Touch } from "./wire";

export interface Pick {
  id: number; // of the card; 0: the pile itself; -1: whichever card has this face
  pile: string; // its key
  face: string;
}

function touched(touches: Touch[]): string[] {
  return touches.flatMap((touch) => {
    const key = pileKey(touch.pile, touch.seat);
    return touch.cards?.length ? touch.cards.map((face) => `${key} ${face}`) : [key];
  });
}

function picked(picks: readonly Pick[]): string[] {
  return picks.map((pick) => (pick.id ? `${pick.pile} ${pick.face}` : pick.pile));
}

/** Is every one of `some` among `all`, as often as it occurs? */
function within(some: string[], all: string[]): boolean {
  const left = [...all];
  return some.every((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The offers that are about all that was touched, and perhaps more. */
export function offersIncluding(offers: readonly Offer[], picks: readonly Pick[]): Offer[] {
  const wanted = picked(picks);
  return offers.filter((offer) => within(wanted, touched(offer.touches ?? [])));
}

/** The offers that are about exactly what was touched: mostly one; a card that may be used may also be discarded. */
export function offersMatching(offers: readonly Offer[], picks: readonly Pick[]): Offer[] {
  if (picks.length === 0) return [];
  return offersIncluding(offers, picks).filter((offer) => touched(offer.touches ?? []).length === picks.length);
}

/** The first of them. */
export function matchingOffer(offers: readonly Offer[], picks: readonly Pick[]): Offer | undefined {
  return offersMatching(offers, picks)[0];
}

/** May this be touched, with what has been touched already? */
export function mayPick(offers: readonly Offer[], picks: readonly Pick[], pick: Pick): boolean {
  return offersIncluding(offers, [...picks, pick]).length > 0;
}

/** What a tap on a card leads to: one that is picked is let go; otherwise it is picked with its equals, as many as go
 * together, in place of whatever does not go with it. */
export function tapped(offers: readonly Offer[], picks: readonly Pick[], pick: Pick, equals: readonly Pick[]): Pick[] {
  if (picks.some((one) => one.id === pick.id && one.pile === pick.pile)) {
    return picks.filter((one) => one.id !== pick.id || one.pile !== pick.pile);
  }
  const kept = mayPick(offers, picks, pick) ? [...picks] : [];
  const gathered = [...kept, pick];
  const isFirst = !kept.some((one) => one.face === pick.face && one.pile === pick.pile);
  for (const equal of isFirst ? equals : []) {
    if (equal.id !== pick.id && mayPick(offers, gathered, equal)) gathered.push(equal);
  }
  return gathered;
}

/** The choices that touch nothing, or only a whole pile: they are buttons. */
export function buttonsAmong(offers: readonly Offer[]): Offer[] {
  return offers.filter((offer) => !offer.touches?.some((touch) => touch.cards?.length));
}

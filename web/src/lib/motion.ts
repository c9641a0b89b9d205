/** Cards travel: where they lay before and where they lie now is measured, and the way between is shown (FLIP).
 *
 * Elements with `data-card="<id>"` are cards, what is printed on them is their `data-print`; those with
 * `data-pile="<key>"` are piles. A card that comes out of a pile, or
 * goes into one of which single cards are not seen, travels from or to that pile. Nothing waits for a movement.
 */
import { profile } from "./profile.svelte";
import { pilesByCard, type IdentifiedBoard, type IdentifiedPile } from "./card-identity";

const TRAVEL_MS = 240;
const STEAL_MS = 380; // lifted, turned, landed
const APART_MS = 55; // one after another
const LONGEST_MS = 900; // until the last one starts

interface Way {
  from: string; // keys of the piles; "" if it came from nowhere
  to: string;
}

/** What is to be shown of a card: its way, and where it begins and ends on the screen. */
interface Trip {
  way: Way;
  look: HTMLElement;
  from: DOMRect;
  to: DOMRect;
  isSeen: boolean; // it lies there; otherwise it goes into a pile, and its image shows the way
  fresh: boolean; // it was not seen before
}

export class Stage {
  private cards = new Map<number, DOMRect>();
  private piles = new Map<string, DOMRect>();
  private looks = new Map<number, HTMLElement>();
  private before: IdentifiedBoard | null = null;
  private travels: Animation[] = []; // of cards that lie there, since the last change

  /** Remember how things lie, before they change. */
  remember(root: HTMLElement, identified: IdentifiedBoard | null): void {
    this.before = identified;
    this.cards.clear();
    this.piles.clear();
    for (const element of root.querySelectorAll<HTMLElement>("[data-pile]")) {
      this.piles.set(element.dataset["pile"] ?? "", element.getBoundingClientRect());
    }
    this.looks = printsIn(root);
    for (const [id, print] of this.looks) this.cards.set(id, print.getBoundingClientRect());
  }

  /** Show the way from what was remembered to how things lie now. The piles that cards came to, one for each card. All is
   * measured before anything moves: in between, each look would lay out the page anew. */
  play(root: HTMLElement, identified: IdentifiedBoard): string[] {
    for (const travel of this.travels) travel.cancel();
    this.travels = [];
    const trips = this.tripsTo(root, identified);
    const pace = new TripTiming(travelTime());
    if (pace.moves) this.travels = trips.flatMap((trip) => pace.start(trip));
    this.looks.clear();
    return trips.filter(({ way }) => way.from !== way.to).map(({ way }) => way.to);
  }

  private tripsTo(root: HTMLElement, identified: IdentifiedBoard): Trip[] {
    const here = printsIn(root);
    const deal = deckOf(identified, this.before);
    const was = deal ? new Map<number, string>() : pilesByCard(this.before);
    const piles = new PlacesOfPiles(root);
    const back = backIn(root);
    const trips: Trip[] = [];
    for (const [id, to] of pilesByCard(identified)) {
      const way = { from: deal || (was.get(id) ?? ""), to };
      const card = deal ? undefined : this.cards.get(id);
      const pile = deal ? piles.rect(way.from) : this.piles.get(way.from);
      const element = here.get(id);
      const trip = element ? seenTrip(way, element, card, pile) : hiddenTrip(way, this.looks.get(id) ?? back, card, pile, piles);
      if (trip) trips.push(trip);
    }
    return trips;
  }
}

/** Of a card that lies there; nothing if it stays where it is. */
function seenTrip(way: Way, look: HTMLElement, was: DOMRect | undefined, pile: DOMRect | undefined): Trip | undefined {
  const to = look.getBoundingClientRect();
  const from = was ?? (pile ? within(pile, to) : undefined);
  return from && isElsewhere(from, to) ? { way, look, from, to, isSeen: true, fresh: was === undefined } : undefined;
}

/** Of a card that goes into a pile. */
function hiddenTrip(way: Way, look: HTMLElement | undefined, was: DOMRect | undefined, pile: DOMRect | undefined, piles: PlacesOfPiles): Trip | undefined {
  if (way.from === way.to || !pile || !look) return undefined;
  const to = piles.rect(way.to);
  return to && { way, look, from: was ?? within(pile, look.getBoundingClientRect()), to, isSeen: false, fresh: false };
}

/** Where piles lie now, each measured once. */
class PlacesOfPiles {
  private known = new Map<string, DOMRect | undefined>();

  constructor(private root: HTMLElement) {}

  rect(key: string): DOMRect | undefined {
    if (!this.known.has(key)) this.known.set(key, this.root.querySelector(`[data-pile="${CSS.escape(key)}"]`)?.getBoundingClientRect());
    return this.known.get(key);
  }
}

/** When each card starts: one after another, those that are stolen together. */
class TripTiming {
  private started = 0;
  private thefts = new Map<string, number>();

  constructor(private duration: number) {}

  get moves(): boolean {
    return this.duration > 0;
  }

  private delay(way: Way): number {
    const key = `${way.from} ${way.to}`;
    const next = () => (Math.min(this.started++ * APART_MS, LONGEST_MS) * this.duration) / TRAVEL_MS;
    if (way.from === way.to) return 0; // those that make room do so at once
    if (!isStolen(way)) return next();
    const known = this.thefts.get(key) ?? next();
    this.thefts.set(key, known);
    return known;
  }

  private timing(way: Way): KeyframeAnimationOptions {
    const duration = isStolen(way) ? (this.duration * STEAL_MS) / TRAVEL_MS : this.duration;
    return { duration, delay: this.delay(way), easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" };
  }

  /** What travels to its own place, if anything does. */
  start({ way, look, from, to, isSeen, fresh }: Trip): Animation[] {
    if (isSeen) return [this.travel(look, from, to, way, fresh)];
    this.vanish(look, from, to, way);
    return [];
  }

  /** A card slides to its place; one that was not seen before (`fresh`) comes to light when it starts. */
  private travel(element: HTMLElement, from: DOMRect, to: DOMRect, way: Way, fresh: boolean): Animation {
    const x = middle(from).x - middle(to).x;
    const y = middle(from).y - middle(to).y;
    const size = from.width / (to.width || 1);
    const flight = frames({ x, y, size }, { x: 0, y: 0, size: 1 }, way);
    return element.animate(fresh ? unseen(flight) : flight, this.timing(way));
  }

  /** A card that is not seen by itself any more: its image travels into the pile. */
  private vanish(look: HTMLElement, from: DOMRect, to: DOMRect, way: Way): void {
    const image = imageOf(look, from);
    const x = middle(to).x - middle(from).x;
    const y = middle(to).y - middle(from).y;
    const size = Math.min(1, to.height / (from.height || 1));
    const flight = frames({ x: 0, y: 0, size: 1 }, { x, y, size }, way);
    flight.push({ ...flight.pop(), opacity: 0.35 });
    const flown = image.animate(look.hasAttribute("data-back") ? unseen(flight) : flight, { ...this.timing(way), fill: "both" });
    flown.onfinish = flown.oncancel = () => image.remove();
  }
}

interface Transform {
  x: number;
  y: number;
  size: number;
}

/** A card slides there; a stolen one is lifted first, and leans towards whoever takes it. */
function frames(from: Transform, to: Transform, way: Way): Keyframe[] {
  const at = (place: Transform, lift: number, size: number, turn: number): Keyframe => ({
    transform: `translate(${place.x}px, ${place.y - lift}px) scale(${place.size * size}) rotate(${turn}deg)`,
    zIndex: 30,
  });
  if (way.from === way.to) return [at(from, 0, 1, 0), at(to, 0, 1, 0)];
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, size: (from.size + to.size) / 2 };
  if (!isStolen(way)) return [at(from, 0, 1, 0), { ...at(half, 6, 1.06, 0), offset: 0.5 }, at(to, 0, 1, 0)];
  const turn = Math.max(-24, Math.min(24, (to.x - from.x) / 12)) || 8;
  return [
    at(from, 0, 1, 0),
    { ...at(from, 18, 1.14, 0), offset: 0.25 },
    { ...at(from, 18, 1.14, turn), offset: 0.42 },
    { ...at(half, 22, 1.12, turn), offset: 0.7 },
    at(to, 0, 1, 0),
  ];
}

/** Until it starts, nothing is seen of it. */
function unseen(flight: Keyframe[]): Keyframe[] {
  const first = flight[0] ?? {};
  return [{ ...first, opacity: 0 }, { ...first, opacity: 1, offset: 0.02 }, ...flight.slice(1)];
}

/** From one seat to another. */
function isStolen(way: Way): boolean {
  const [from, to] = [way.from.split(":")[1], way.to.split(":")[1]];
  return from !== undefined && to !== undefined && from !== to && from !== "-1" && to !== "-1";
}

/** The face-down pile that cards are dealt from: where a new game begins, with more cards in it than before. */
function deckOf(identified: IdentifiedBoard, before: IdentifiedBoard | null): string {
  const deck = identified.piles.find(isDeck);
  if (!deck || identified.piles.some((pile) => isBeforeSeat(pile) && pile.pile.count > 0)) return "";
  const was = before?.piles.find((pile) => pile.key === deck.key);
  return !was || was.pile.count < deck.pile.count ? deck.key : "";
}

function isDeck(pile: IdentifiedPile): boolean {
  return (pile.pile.seat ?? -1) < 0 && pile.pile.look === "stack" && pile.pile.count > 0 && !pile.pile.parts?.length;
}

function isBeforeSeat(pile: IdentifiedPile): boolean {
  return (pile.pile.seat ?? -1) >= 0 && pile.pile.look !== "fan";
}

/** How long a card travels; 0: it is simply there. In a hidden page nothing moves on, and images would pile up. */
export function travelTime(): number {
  const still = document.hidden || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still || profile.speed === 0 ? 0 : TRAVEL_MS / profile.speed;
}

function isElsewhere(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.left - to.left) > 2 || Math.abs(from.top - to.top) > 2;
}

function middle(rect: DOMRect): { x: number; y: number } {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

/** A card's place in the middle of a pile, no higher than the pile. */
function within(pile: DOMRect, card: DOMRect): DOMRect {
  const size = Math.min(1, pile.height / (card.height || 1));
  const { x, y } = middle(pile);
  return new DOMRect(x - (card.width * size) / 2, y - (card.height * size) / 2, card.width * size, card.height * size);
}

/** What is seen of every card that is seen, by the card's number. */
function printsIn(root: HTMLElement): Map<number, HTMLElement> {
  const cards = [...root.querySelectorAll<HTMLElement>("[data-card]")];
  return new Map(cards.map((card) => [Number(card.dataset["card"]), card.querySelector<HTMLElement>("[data-print]") ?? card]));
}

/** Any card that lies face down: what nobody sees travels as a back. */
function backIn(root: HTMLElement): HTMLElement | undefined {
  return root.querySelector<HTMLElement>("[data-back]") ?? undefined;
}

function imageOf(look: HTMLElement, from: DOMRect): HTMLElement {
  const image = look.cloneNode(true) as HTMLElement;
  for (const name of ["data-print", "data-back"]) image.removeAttribute(name);
  image.setAttribute("aria-hidden", "true");
  image.inert = true;
  image.style.setProperty("--w", `${from.width}px`);
  Object.assign(image.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
    translate: "none",
    zIndex: "40",
    pointerEvents: "none",
  });
  document.body.append(image);
  return image;
}

/** Under a limit one chooses what to keep: those cards rise, and all others are discarded together. */
import { pileKey } from "../../lib/card-identity";
import type { Pick } from "../../lib/picking";
import type { Ask, Offer } from "../../lib/wire";
import type { Composer, Place } from "../look";

const LIMITS = ["hand-limit", "table-limit"];
const MOST_AT_ONCE = 64; // choices of one move, as the server takes them

export class KeepComposer implements Composer {
  private kept: Pick[] = $state.raw([]);

  constructor(private place: Place) {}

  takes(ask: Ask): boolean {
    return LIMITS.includes(ask.prompt) && typeof ask.says?.args?.["left"] === "number";
  }

  get picks(): readonly Pick[] {
    return this.kept;
  }

  /** One for each card that may be discarded. */
  get discards(): Offer[] {
    return this.offers.filter(discards);
  }

  /** Whatever else may be done before that: the powers of Keepers and rules. */
  get others(): Offer[] {
    return this.offers.filter((offer) => !discards(offer));
  }

  /** How many stay. */
  get room(): number {
    return Math.max(0, this.discards.length - Number(this.place.ask?.says?.args?.["left"] ?? 0));
  }

  get isFull(): boolean {
    return this.kept.length === this.room;
  }

  /** The cards that go if these are kept. */
  get going(): string[] {
    return this.discards.map((offer) => offer.text).filter((face) => !this.kept.some((pick) => pick.face === face));
  }

  reach(pick: Pick): boolean {
    return this.discards.some((offer) => isAbout(offer, pick));
  }

  /** A card is kept, or let go again; where there is no room, it takes the place of the one that was chosen first. */
  tap(pick: Pick): void {
    if (!this.reach(pick) || this.room === 0) return;
    const others = this.kept.filter((one) => one.face !== pick.face);
    if (others.length < this.kept.length) this.kept = others;
    else this.kept = [...others.slice(others.length < this.room ? 0 : 1), pick];
  }

  async confirm(): Promise<void> {
    if (this.isFull) await this.place.choose(...this.going.slice(0, MOST_AT_ONCE));
  }

  clear(): void {
    this.kept = [];
  }

  settle(): void {
    const ask = this.place.ask;
    const still = ask && this.takes(ask) ? this.kept.filter((pick) => this.reach(pick)) : [];
    this.kept = still.slice(Math.max(0, still.length - this.room));
  }

  private get offers(): Offer[] {
    return this.place.ask?.offers ?? [];
  }
}

/** A choice with the name of its card discards that card. */
function discards(offer: Offer): boolean {
  return offer.touches?.[0]?.cards?.[0] === offer.text;
}

function isAbout(offer: Offer, pick: Pick): boolean {
  const touch = offer.touches?.[0];
  return touch !== undefined && pileKey(touch.pile, touch.seat) === pick.pile && offer.text === pick.face;
}

/** When the score sheet is shown: after a beat in which the table is looked at, and as often as somebody wishes; and the
 * sheet of a round, while it is new. */
import { tick } from "svelte";
import { profile } from "../lib/profile.svelte";
import type { Table } from "../lib/table.svelte";
import { roundsOf } from "./rounds";

const OVER = ["between", "over", "closed"];
const BEAT_MS = 1800; // the cards that have won are looked at

export class Finale {
  open = $state(false);
  round = $state(0); // the round that is looked at; 0: none
  asked = $state(false); // for that sheet; otherwise it goes by itself

  readonly over: boolean = $derived.by(() => OVER.includes(this.table.info?.phase ?? ""));
  readonly rounds: number = $derived.by(() => roundsOf(this.table.seatState?.items ?? []).length); // of this game that are counted

  constructor(private table: Table) {}

  /** Called once, while the table is set up. */
  start(): void {
    let played = false; // somebody who comes afterwards has seen nothing
    let known = -1;
    $effect(() => {
      this.round = 0;
      if (!this.over) {
        played = true;
        this.open = false;
        return;
      }
      const timer = setTimeout(() => this.show(true), played ? beat() : 0);
      played = false;
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const playing = this.table.info?.phase === "playing" && this.table.seatState !== undefined;
      const rounds = playing ? this.rounds : -1;
      if (rounds < known) this.round = 0; // taken back, or another game
      if (known >= 0 && rounds > known) [this.round, this.asked] = [rounds, false];
      known = rounds;
    });
  }

  /** The table makes room for the sheet, or takes it back: it glides there. */
  show(open: boolean): void {
    const change = (): Promise<void> => {
      this.open = open;
      return tick();
    };
    if (beat() && "startViewTransition" in document) document.startViewTransition(change);
    else void change();
  }

  look(): void {
    [this.round, this.asked] = [this.rounds, true];
  }
}

function beat(): number {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still || profile.speed === 0 ? 0 : BEAT_MS / profile.speed;
}

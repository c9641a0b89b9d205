/** An analysis while it is made: line by line from the server, to be stopped at any time. */
import { request, ApiError } from "../lib/api";
import type { End, Failed, Head, Judged, Said } from "../lib/wire";
import { readLines } from "./read-lines";

type Line = Head | Judged | End | Failed;

export class Analysis {
  head: Head | null = $state.raw(null);
  decisions: Judged[] = $state.raw([]);
  end: End | null = $state.raw(null);
  trouble: Said | null = $state.raw(null);
  running = $state(false);
  private stopper: AbortController | null = null;

  /** How much of the game is judged, from 0 to 1. */
  get progress(): number {
    if (this.end) return 1;
    return (this.decisions.at(-1)?.last ?? 0) / Math.max(1, this.head?.choices ?? 1);
  }

  async start(record: string): Promise<void> {
    this.stop();
    const stopper = new AbortController();
    Object.assign(this, { stopper, head: null, decisions: [], end: null, trouble: null, running: true });
    try {
      const answer = await request("POST", "/api/analyses", { record }, stopper.signal);
      if (!answer.body) throw new ApiError("unavailable", "no answer", { key: "refused-unavailable" });
      for await (const line of readLines(answer.body)) this.receive(JSON.parse(line) as Line);
      if (!this.end && !this.trouble) this.trouble = { key: "refused-unavailable" };
    } catch (error) {
      if (!stopper.signal.aborted) this.trouble = error instanceof ApiError ? error.says : { key: "refused-unavailable" };
    } finally {
      if (this.stopper === stopper) this.running = false;
    }
  }

  stop(): void {
    this.stopper?.abort();
    this.stopper = null;
    this.running = false;
  }

  private receive(line: Line): void {
    if (line.kind === "head") this.head = line;
    else if (line.kind === "decision") this.decisions = [...this.decisions, line];
    else if (line.kind === "end") this.end = line;
    else this.trouble = line.says;
  }
}

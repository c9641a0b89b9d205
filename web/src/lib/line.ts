/** The line to a table: one WebSocket that comes back by itself. Nothing sent is lost, nothing told is missed. */
import { press } from "./press";
import type { Act, Hello, Message, Query } from "./wire";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
const SILENCES = 3; // pings without an answer: the line is dead
const LOOK_MS = 4_000; // whoever looks at the page again waits no longer than this for a sign of life

export type LineState = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  heard(message: Message): void;
  changed(state: LineState): void;
  have(): Record<string, number>; // the number of the last news of every seat
}

type Sent = Act | Query;

export class Line {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Sent>(); // neither done nor refused
  private greeted: WebSocket | null = null; // the one that we were welcomed on
  private tries = 0;
  private least = 0; // milliseconds that the server wants us to stay away
  private lastHeard = 0;
  private unanswered = 0; // pings since the last word: a hidden page may ping once a minute, so time tells nothing
  private beat = 0;
  private again = 0;
  private ended = false;

  constructor(
    private table: string,
    private key: () => string,
    private listener: Listener,
  ) {}

  open(): void {
    if (this.ended) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`);
    this.socket = socket;
    this.unanswered = 0;
    socket.onopen = () => {
      const hello: Hello = { type: "hello", protocol: 1, key: this.key(), have: this.listener.have(), boards: true };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.lastHeard = Date.now();
      this.unanswered = 0;
      const message = JSON.parse(String(event.data)) as Message;
      press.after(() => socket === this.socket && this.hear(message));
    };
    socket.onclose = () => this.lose(socket);
  }

  /** Say something; an act or a question is said again after a break until it is answered. */
  send(message: Sent): void {
    this.waiting.set(message.id, message);
    if (this.socket && this.greeted === this.socket) this.say(message);
  }

  close(): void {
    this.ended = true;
    window.clearTimeout(this.again);
    window.clearInterval(this.beat);
    this.socket?.close();
  }

  /** The network is back, or the page is looked at again: no need to wait any longer. */
  hurry(): void {
    if (this.ended || this.socket?.readyState === WebSocket.CONNECTING) return;
    window.clearTimeout(this.again);
    if (this.socket?.readyState === WebSocket.OPEN) this.look(this.socket);
    else this.open();
  }

  /** Does anybody answer? A device that slept believes in lines that are long gone. */
  private look(socket: WebSocket): void {
    const asked = Date.now();
    this.say({ type: "ping", at: asked });
    this.again = window.setTimeout(() => {
      if (this.lastHeard < asked) this.lose(socket);
    }, LOOK_MS);
  }

  private say(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: Message): void {
    if (message.type === "pong") return;
    if (message.type === "welcome") this.welcomed(message.heartbeat ?? 15);
    if (message.type === "done" || message.type === "refused" || message.type === "answer") this.waiting.delete(message.id);
    if (message.type === "bye") this.sentAway(message.retry ?? -1);
    this.listener.heard(message);
  }

  private welcomed(heartbeat: number): void {
    this.tries = this.least = 0;
    this.listener.changed("open");
    if (this.greeted === this.socket) return; // only our chairs have changed
    this.greeted = this.socket;
    window.clearInterval(this.beat);
    this.beat = window.setInterval(() => this.pulse(), heartbeat * 1000);
    for (const message of this.waiting.values()) this.say(message);
  }

  private pulse(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (this.unanswered >= SILENCES) return this.lose(this.socket);
    this.unanswered += 1;
    this.say({ type: "ping", at: Date.now() });
  }

  private sentAway(retry: number): void {
    this.least = Math.max(0, retry);
    if (retry >= 0) return; // the socket closes, and we come back
    this.ended = true;
    this.listener.changed("closed");
  }

  /** A dead line is not waited for: closing it properly would take somebody who answers. */
  private lose(socket: WebSocket): void {
    if (socket !== this.socket || this.ended) return;
    this.socket = this.greeted = null;
    socket.close();
    this.tries += 1;
    this.listener.changed("lost");
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (this.tries - 1), LONGEST_WAIT_MS) * (0.5 + Math.random());
    this.again = window.setTimeout(() => this.open(), Math.max(wait, this.least));
  }
}

/** The line to a table: one WebSocket that comes back by itself. Nothing sent is lost, nothing told is missed. */
import type { Act, Hello, Message, Query } from "./wire";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
const SILENCES = 3; // heartbeats without a word: the line is dead

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
  private tries = 0;
  private heartbeat = 15;
  private lastHeard = 0;
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
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      const hello: Hello = { type: "hello", protocol: 1, key: this.key(), have: this.listener.have(), boards: true };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => this.lose(socket);
  }

  /** Say something; an act or a question is said again after a break until it is answered. */
  send(message: Sent): void {
    this.waiting.set(message.id, message);
    if (this.socket?.readyState === WebSocket.OPEN && this.tries === 0) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.ended = true;
    window.clearTimeout(this.again);
    window.clearInterval(this.beat);
    this.socket?.close();
  }

  /** The network is back, or the page is looked at again: no need to wait any longer. */
  hurry(): void {
    if (this.ended || this.socket?.readyState === WebSocket.OPEN || this.socket?.readyState === WebSocket.CONNECTING) return;
    window.clearTimeout(this.again);
    this.open();
  }

  private hear(message: Message): void {
    this.lastHeard = Date.now();
    if (message.type === "pong") return;
    if (message.type === "welcome") this.welcomed(message.heartbeat ?? 15);
    if (message.type === "done" || message.type === "refused" || message.type === "answer") this.waiting.delete(message.id);
    if (message.type === "bye") this.sentAway(message.retry ?? -1);
    this.listener.heard(message);
  }

  private welcomed(heartbeat: number): void {
    const back = this.tries > 0 || this.beat === 0;
    this.tries = 0;
    this.heartbeat = heartbeat;
    this.listener.changed("open");
    if (!back) return;
    window.clearInterval(this.beat);
    this.beat = window.setInterval(() => this.pulse(), heartbeat * 1000);
    for (const message of this.waiting.values()) this.socket?.send(JSON.stringify(message));
  }

  private pulse(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.lastHeard > SILENCES * this.heartbeat * 1000) this.socket.close();
    else this.socket.send(JSON.stringify({ type: "ping", at: Date.now() }));
  }

  private sentAway(retry: number): void {
    if (retry >= 0) return; // the socket closes, and we come back
    this.ended = true;
    this.listener.changed("closed");
  }

  private lose(socket: WebSocket): void {
    if (socket !== this.socket || this.ended) return;
    this.tries += 1;
    this.listener.changed("lost");
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (this.tries - 1), LONGEST_WAIT_MS);
    this.again = window.setTimeout(() => this.open(), wait * (0.5 + Math.random()));
  }
}

/** The connection to a table: one WebSocket that reconnects by itself. What was sent and not confirmed is sent again; what
 * was told meanwhile is told after the reconnect. */
import { press } from "./press";
import type { Act, Hello, Message, Query } from "./wire";

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;
const MOST_UNANSWERED_PINGS = 3; // then the connection is dead
const PROBE_MS = 4_000; // when the page is shown again: how long a ping may take

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

export interface ConnectionListener {
  receive(message: Message): void;
  changed(state: ConnectionState): void;
  have(): Record<string, number>; // the number of the last news of every seat
  chat(): number; // the number of the last line of chat
}

type Sent = Act | Query;

export class Connection {
  private socket: WebSocket | null = null;
  private unconfirmed = new Map<string, Sent>(); // acts and queries that are neither done nor refused, by their id
  private welcomedOn: WebSocket | null = null; // the socket on which the server has welcomed us
  private attempts = 0;
  private minWait = 0; // milliseconds before the next attempt, as the server wishes
  private lastHeard = 0;
  private unansweredPings = 0; // since the last message; counted, because a hidden page may ping only once a minute
  private heartbeatTimer = 0;
  private retryTimer = 0;
  private closed = false;

  constructor(
    private table: string,
    private key: () => string,
    private listener: ConnectionListener,
  ) {}

  open(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`);
    this.socket = socket;
    this.unansweredPings = 0;
    socket.onopen = () => {
      const [have, chat] = [this.listener.have(), this.listener.chat()];
      const hello: Hello = { type: "hello", protocol: 1, key: this.key(), have, boards: true, chat, paces: true };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.lastHeard = Date.now();
      this.unansweredPings = 0;
      const message = JSON.parse(String(event.data)) as Message;
      press.after(() => socket === this.socket && this.receive(message));
    };
    socket.onclose = () => this.drop(socket);
  }

  /** Send an act or a query. It is sent again after every reconnect until it is answered. */
  send(message: Sent): void {
    this.unconfirmed.set(message.id, message);
    if (this.socket && this.welcomedOn === this.socket) this.write(message);
  }

  close(): void {
    this.closed = true;
    window.clearTimeout(this.retryTimer);
    window.clearInterval(this.heartbeatTimer);
    this.socket?.close();
  }

  /** The network is back, or the page is shown again: check the connection, or open it now. */
  reconnect(): void {
    if (this.closed || this.socket?.readyState === WebSocket.CONNECTING) return;
    window.clearTimeout(this.retryTimer);
    if (this.socket?.readyState === WebSocket.OPEN) this.probe(this.socket);
    else this.open();
  }

  /** Does the server answer? After a device has slept, a dead socket may still look open. */
  private probe(socket: WebSocket): void {
    const asked = Date.now();
    this.write({ type: "ping", at: asked });
    this.retryTimer = window.setTimeout(() => {
      if (this.lastHeard < asked) this.drop(socket);
    }, PROBE_MS);
  }

  private write(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(message: Message): void {
    if (message.type === "pong") return;
    if (message.type === "welcome") this.welcomed(message.heartbeat ?? 15);
    if (message.type === "done" || message.type === "refused" || message.type === "answer") this.unconfirmed.delete(message.id);
    if (message.type === "chat" && message.id) this.unconfirmed.delete(message.id);
    if (message.type === "bye") this.sentAway(message.retry ?? -1);
    this.listener.receive(message);
  }

  private welcomed(heartbeat: number): void {
    this.attempts = this.minWait = 0;
    this.listener.changed("open");
    if (this.welcomedOn === this.socket) return; // only our chairs have changed
    this.welcomedOn = this.socket;
    window.clearInterval(this.heartbeatTimer);
    this.heartbeatTimer = window.setInterval(() => this.sendPing(), heartbeat * 1000);
    for (const message of this.unconfirmed.values()) this.write(message);
  }

  private sendPing(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (this.unansweredPings >= MOST_UNANSWERED_PINGS) return this.drop(this.socket);
    this.unansweredPings += 1;
    this.write({ type: "ping", at: Date.now() });
  }

  private sentAway(retry: number): void {
    this.minWait = Math.max(0, retry);
    if (retry >= 0) {
      this.attempts = 0; // the server answers: it is not asked more and more rarely
      return; // the socket closes, and we reconnect
    }
    this.closed = true;
    this.listener.changed("closed");
  }

  /** Give up this socket and try again later. It does not wait for the close: a dead server never answers it. */
  private drop(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return;
    this.socket = this.welcomedOn = null;
    socket.close();
    this.attempts += 1;
    this.listener.changed("lost");
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (this.attempts - 1), LONGEST_RETRY_MS) * (0.5 + Math.random());
    this.retryTimer = window.setTimeout(() => this.open(), Math.max(wait, this.minWait));
  }
}

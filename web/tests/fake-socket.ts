/** A WebSocket for tests, with the server's end. */
import type { Message } from "../src/lib/wire";

export class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSING = 2;
  static CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: { type: string; id: string; choices?: string[] }[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }
  close(): void {
    this.readyState = FakeSocket.CLOSING; // nobody answers: it stays like that
  }
  welcome(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
    return this.tell({ type: "welcome", protocol: 1, server: "kibitz", heartbeat: 15 } as Message);
  }
  tell(message: Message): this {
    this.onmessage({ data: JSON.stringify(message) });
    return this;
  }
  drop(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose();
  }
  said(type: string): number {
    return this.sent.filter((one) => one.type === type).length;
  }
}

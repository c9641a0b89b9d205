/** For tests of whatever talks to a server. */
import type { Message } from "../src/lib/wire";

/** The other end, in place of the browser's own socket. */
export class Wire {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSING = 2;
  static CLOSED = 3;
  static all: Wire[] = [];
  readyState = Wire.CONNECTING;
  sent: { type: string; id: string; choices?: string[] }[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};

  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }
  close(): void {
    this.readyState = Wire.CLOSING; // nobody answers: it stays like that
  }
  welcome(): this {
    this.readyState = Wire.OPEN;
    this.onopen();
    return this.tell({ type: "welcome", protocol: 1, server: "kibitz", heartbeat: 15 } as Message);
  }
  tell(message: Message): this {
    this.onmessage({ data: JSON.stringify(message) });
    return this;
  }
  drop(): void {
    this.readyState = Wire.CLOSED;
    this.onclose();
  }
  said(type: string): number {
    return this.sent.filter((one) => one.type === type).length;
  }
}

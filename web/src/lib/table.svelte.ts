/** A table as this browser knows it: what it was told, what is asked, and what has been sent but not yet answered. */
import { ChatLog } from "./chat.svelte";
import { Connection, type ConnectionState } from "./connection";
import { beginsGame, linesOf, type LogLine } from "./log";
import { changeOf, hurriedMs, Pacing, restMs } from "./pacing.svelte";
import { profile } from "./profile.svelte";
import type { Act, Answer, Ask, Board, Chat, ChatLine, Chats, Info, Message, News, Query, Refused, Said, NewsItem, Welcome } from "./wire";

/** What one of our chairs (or a spectator) is told. */
export interface SeatState {
  seat: number;
  n: number; // the number of the last news
  receivedAt: number; // when it came: what is asked counts from there
  board: Board | null;
  ask: Ask | null;
  items: NewsItem[]; // everything that was told of this game
  orders: Record<string, string>;
  canUndo: boolean; // is there anything to take back?
  may: string[]; // what else this seat may do now: acts by their types
}

export interface Refusal {
  says: Said;
  rule: string;
  choice: string; // what was refused, if it was a choice
}

/** News, and when they came. */
interface Arrival {
  news: News;
  at: number;
  between?: Board; // not yet how things stand then: a card is played that is taken away at once
}

/** Without its id: that is given when it is sent. */
export type Unsent<T> = T extends { id: string } ? Omit<T, "id"> : never;

const SOON_MS = 3_000; // a server that has not answered by then is slow
const AWAY_MS = 10_000; // whoever looks elsewhere for a shorter time misses nothing

let counter = 0;
const session = Math.random().toString(36).slice(2, 10);

function newId(): string {
  return `${session}-${++counter}`;
}

/** The log is of this game. */
function ofThisGame(items: NewsItem[]): NewsItem[] {
  return items.slice(Math.max(0, items.findLastIndex(beginsGame)));
}

/** Somebody has played. */
function isMove(news: News): boolean {
  return news.items?.some((item) => item.kind === "chose") ?? false;
}

export class Table {
  state: ConnectionState = $state("connecting");
  seats: number[] = $state([]); // our chairs; none: we watch
  host = $state(false);
  info: Info | null = $state.raw(null);
  options: Record<string, unknown> = $state.raw({});
  windows: string[] = $state.raw([]); // the kinds of reaction windows that can open
  seatStates: Record<number, SeatState> = $state.raw({});
  shownSeat = $state(-1); // the chair whose cards are shown now; several sit at this screen in hotseat
  connectedSeats: number[] = $state.raw([]); // chairs with somebody connected
  watching = $state(0);
  refusal: Refusal | null = $state.raw(null);
  dismissal: Said | null = $state.raw(null); // why the server does not want us any more
  sending: string[] = $state.raw([]); // choices on their way: shown as pending
  offline = $state(!navigator.onLine); // this device has no network
  unconfirmed = $state(false); // the server has not said for a while that a choice has come
  missed: LogLine[] = $state.raw([]); // what others did while nobody looked, or the connection was lost
  receivedAt = $state(0); // when the last news came, of whichever chair: clocks count from there
  readonly chat = new ChatLog();
  onNews: (news: News, before: SeatState | undefined) => void = () => {};
  boardBetween: (before: Board | null, news: News) => Board | null = () => null; // a board that no news have: a card is played, and taken away at once
  onChat: (said: ChatLine[]) => void = () => {}; // what was said since we came

  readonly pacing = new Pacing<Arrival>(
    (arrival) => this.show(arrival),
    (next, count) => this.rest(next, count),
  );

  private pace = 0; // how long a bot takes at this table, in milliseconds
  private newest: Record<number, Arrival> = {}; // what has come last, by seat; it may still have to be shown
  private connection: Connection;
  private acts = new Map<string, (refused: Refused | null) => void>();
  private queries = new Map<string, { answered: (answer: Answer | Chat) => void; refused: (why: Refused) => void }>();

  constructor(readonly id: string) {
    this.connection = new Connection(id, () => profile.key, {
      receive: (message) => this.receive(message),
      changed: (state) => {
        this.state = state;
        if (state !== "open") this.goAway();
      },
      have: () => Object.fromEntries(Object.values(this.newest).map(({ news }) => [news.seat, news.n])),
      chat: () => this.chat.last,
    });
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.pacing.drop();
    this.connection.close();
  }

  reconnect(): void {
    this.connection.reconnect();
  }

  /** The device has a network again, or has lost it: look whether the server answers. */
  setOffline(offline: boolean): void {
    this.offline = offline;
    this.reconnect();
  }

  /** The page is shown, or is not. */
  setHidden(hidden: boolean): void {
    if (hidden) return this.goAway();
    this.reconnect();
    if (Date.now() - this.awaySince < AWAY_MS) this.away.clear(); // and nothing was missed
    if (this.state === "open") this.comeBack();
  }

  // ---- being away

  private away = new Map<number, number>(); // the last news that somebody has seen, by seat
  private awaySince = 0;

  private goAway(): void {
    this.pacing.catchUp();
    if (this.away.size) return;
    this.away = new Map(Object.values(this.seatStates).map((side) => [side.seat, side.n]));
    this.awaySince = Date.now();
  }

  /** What others have done meanwhile. */
  private comeBack(): void {
    const seen = this.away.get(this.shownSeat);
    if (seen === undefined || document.hidden) return;
    const isMissed = (item: NewsItem) => item.n > seen && item.kind === "chose" && !this.seats.includes(item.seat ?? -1);
    this.missed = (this.seatState?.items ?? []).filter(isMissed).flatMap(linesOf);
    this.away.clear();
  }

  // ---- what is shown

  get seatState(): SeatState | undefined {
    return this.seatStates[this.shownSeat];
  }

  get board(): Board | null {
    return this.seatState?.board ?? null;
  }

  /** What is asked of the chair that is looked at; null if it is asked nothing, or has not seen yet what came before. */
  get ask(): Ask | null {
    return !this.pacing.waiting && this.isAsked(this.shownSeat) ? (this.seatState?.ask ?? null) : null;
  }

  /** Whoever can only let a reaction window pass has nothing to do, where nobody waits for that. Of several people at one
   * screen all are asked: nobody is to see who can answer. */
  private isAsked(seat: number, ask = this.seatStates[seat]?.ask): boolean {
    if (!ask?.seats.includes(seat)) return false;
    const idle = ask.window && (ask.offers ?? []).length < 2 && (ask.fixed || ask.answered?.length);
    return !(idle && this.seats.length === 1);
  }

  /** The reaction window that is open for somebody, asked or not. */
  get window(): Ask | null {
    const ask = this.seatState?.ask;
    return ask?.window ? ask : null;
  }

  /** Who decides now. In a reaction window in which nobody waits for anybody that is nobody, unless we could answer. */
  get deciding(): number[] {
    const ask = this.seatState?.ask;
    if (ask?.fixed) return this.ask ? [this.shownSeat] : [];
    return (ask?.seats ?? []).filter((seat) => seat !== this.shownSeat || this.isAsked(seat));
  }

  /** Bots that decide now. In a reaction window nobody in particular does. */
  get thinking(): number[] {
    const chairs = this.info?.chairs;
    const bots = this.seatState?.ask?.window ? [] : this.deciding;
    return bots.filter((seat) => chairs?.[seat]?.kind === "bot" || chairs?.[seat]?.covered);
  }

  /** Whoever sits where there is a chat, and is not muted. */
  get mayTalk(): boolean {
    return this.seats.length > 0 && this.hasChat && !this.info?.chairs[this.shownSeat]?.muted;
  }

  /** Which of our chairs are asked something now. */
  get asked(): number[] {
    if (this.pacing.waiting) return [];
    return this.seats.filter((seat) => this.isAsked(seat));
  }

  /** Has any of our chairs something to take back, and nobody is asked about that already? */
  get canUndo(): boolean {
    return this.info?.undo_asked === undefined && this.seats.some((seat) => this.seatStates[seat]?.canUndo);
  }

  /** What else the chair that is looked at may do now: resign, abort. */
  get may(): string[] {
    return this.seats.includes(this.shownSeat) ? (this.seatState?.may ?? []) : [];
  }

  /** Whoever sits here reads the chat, if there is one, and the host; whoever watches, if they are sent some. */
  get hasChat(): boolean {
    return this.info?.chat !== false && (this.seats.length > 0 || this.host || this.chat.readable);
  }

  get names(): string[] {
    return this.info?.chairs.map((chair) => chair.name) ?? [];
  }

  /** Who is spoken to as “you”; nobody (-1) where several play at one screen, or one watches. */
  get you(): number {
    return this.seats.length === 1 ? (this.seats[0] ?? -1) : -1;
  }

  get log(): LogLine[] {
    return (this.seatState?.items ?? []).flatMap(linesOf);
  }

  // ---- acting

  /** Do something; null when it is done, or why it is refused. */
  do(act: Unsent<Act>): Promise<Refused | null> {
    const id = newId();
    this.pacing.catchUp(); // whoever acts wants to know how things stand
    this.pacing.arrive();
    this.missed = [];
    const seat = this.shownSeat >= 0 && act.type !== "undo" ? { seat: this.shownSeat } : {}; // whoever moved last takes it back
    return new Promise((done) => {
      this.acts.set(id, done);
      this.connection.send({ ...seat, ...act, id } as Act);
    });
  }

  /** Make a choice, or a move of several. It is shown as pending at once. */
  async choose(...choices: string[]): Promise<boolean> {
    const decision = this.seatState?.ask?.decision;
    if (decision === undefined || this.sending.length) return false;
    this.refusal = null;
    this.sending = choices;
    const slow = window.setTimeout(() => (this.unconfirmed = true), SOON_MS);
    const refused = await this.do({ type: "choose", decision, choices });
    window.clearTimeout(slow);
    this.unconfirmed = false;
    if (this.sending === choices) this.sending = []; // and not another choice, made as soon as the news of this one came
    if (refused) this.refuse(refused, choices.join(" "));
    return refused === null;
  }

  /** Anything else that may be refused: the reason is shown. */
  async act(act: Unsent<Act>): Promise<boolean> {
    const refused = await this.do(act);
    if (refused) this.refuse(refused, "");
    return refused === null;
  }

  question(query: Unsent<Exclude<Query, Chats>>): Promise<Answer> {
    return this.send(query) as Promise<Answer>;
  }

  private send(query: Unsent<Query>): Promise<Answer | Chat> {
    const id = newId();
    const seat = this.shownSeat >= 0 ? { seat: this.shownSeat } : {};
    return new Promise((answered, refused) => {
      this.queries.set(id, { answered, refused });
      this.connection.send({ ...seat, ...query, id } as Query);
    });
  }

  /** Which rule forbids this? The answer is shown like a refusal. */
  async why(choice: string): Promise<void> {
    try {
      const answer = await this.question({ type: "why", choice });
      this.refusal = { says: answer.says?.[0] ?? { key: "refused-illegal-choice" }, rule: answer.rule ?? "", choice };
    } catch (refused) {
      this.refuse(refused as Refused, choice);
    }
  }

  /** The board as it lay after some news. */
  async moment(n: number): Promise<Board | null> {
    try {
      return (await this.question({ type: "moment", n })).board ?? null;
    } catch (refused) {
      this.refuse(refused as Refused, "");
      return null;
    }
  }

  /** What was said before the lines that are shown. */
  async earlierChat(): Promise<void> {
    try {
      await this.send({ type: "chats", before: this.chat.lines[0]?.n ?? 0 });
    } catch (refused) {
      this.refuse(refused as Refused, "");
    }
  }

  private refuse(refused: Refused, choice: string): void {
    const says = refused.says ?? { key: `refused-${refused.kind}` };
    this.refusal = { says, rule: refused.rule ?? "", choice };
  }

  // ---- messages of the server

  private receive(message: Message): void {
    if (message.type === "news") this.receiveNews(message);
    else if (message.type === "welcome") this.welcome(message);
    else if (message.type === "people") [this.connectedSeats, this.watching] = [message.seats, message.watching];
    else if (message.type === "done") this.settle(message.id, null);
    else if (message.type === "refused") this.settle(message.id, message);
    else if (message.type === "answer") this.answered(message.id, message);
    else if (message.type === "chat") this.receiveChat(message);
    else if (message.type === "bye" && (message.retry ?? -1) < 0) this.dismissal = message.says ?? { key: "refused-not-now" };
  }

  private welcome({ seats = [], host = false, chat = false }: Welcome): void {
    const same = seats.length === this.seats.length && seats.every((seat) => this.seats.includes(seat));
    this.host = host;
    this.chat.readable = chat;
    this.dismissal = null;
    if (same && this.info) return;
    this.seats = seats;
    this.pacing.drop();
    [this.seatStates, this.newest] = [{}, {}];
    this.refusal = null;
    this.shownSeat = seats[0] ?? -1;
  }

  private receiveNews(news: News): void {
    const arrival = { news, at: Date.now() };
    const between = this.boardBetween(this.newest[news.seat]?.news.board ?? null, news);
    this.newest[news.seat] = arrival;
    const isOwn = news.items?.some((item) => this.seats.includes(item.seat ?? -1)) ?? false; // nobody waits for what they have done themselves
    if (this.isUrgent(news) || (isOwn && !between)) return this.pacing.addNow(arrival);
    if (between && isOwn) this.pacing.addNow({ ...arrival, between });
    else if (between) this.pacing.add({ ...arrival, between });
    this.pacing.add(arrival);
  }

  /** Nobody wants to wait for this: what they are asked while time runs or others wait for their word, what they have
   * missed. */
  private isUrgent({ seat, fresh, ask, info }: News): boolean {
    if (fresh || document.hidden || !this.seatStates[seat]) return true;
    if (info?.undo_open?.some((one) => this.seats.includes(one))) return true;
    const running = info?.clock?.running?.includes(seat) ?? false;
    return ask !== undefined && this.isAsked(seat, ask) && (running || (ask.closes ?? 0) > 0);
  }

  /** How long what is shown rests before these news; whatever is no move comes along with what was before it. */
  private rest({ news, between }: Arrival, count: number): number {
    if (news.seat !== this.shownSeat || !isMove(news)) return 0;
    const { paused } = this.pacing;
    const wished = paused ? Infinity : restMs(profile.pace, this.pace, changeOf(this.board, between ?? news.board ?? null));
    const newest = this.newest[news.seat];
    const isAwaited = this.hasOtherPeople && newest?.news.ask?.seats.includes(news.seat);
    return newest && isAwaited ? Math.min(wished, hurriedMs(Date.now() - newest.at, count)) : wished;
  }

  /** Other people play here, too. */
  get hasOtherPeople(): boolean {
    const isOther = (kind: string, seat: number) => (kind === "person" || kind === "program") && !this.seats.includes(seat);
    return this.info?.chairs.some((chair, seat) => isOther(chair.kind, seat)) ?? false;
  }

  private show({ news, at, between }: Arrival): void {
    const before = this.seatStates[news.seat];
    if (between && before) {
      if (news.seat === this.shownSeat) this.sending = [];
      this.seatStates = { ...this.seatStates, [news.seat]: { ...before, board: between, ask: null } };
      return;
    }
    const items = news.fresh || !before ? (news.items ?? []) : [...before.items, ...(news.items ?? [])];
    if (news.info) this.info = { ...news.info, options: {} };
    if (news.info?.options) [this.options, this.windows, this.pace] = [news.info.options, news.info.windows ?? [], news.info.pace ?? 0];
    if (news.ask?.seats.includes(this.shownSeat)) this.pacing.arrive();
    this.receivedAt = at;
    if (news.seat === this.shownSeat && news.ask?.decision !== before?.ask?.decision) this.sending = []; // it has arrived
    this.seatStates = {
      ...this.seatStates,
      [news.seat]: {
        seat: news.seat,
        n: news.n,
        receivedAt: at,
        board: news.board ?? null,
        ask: news.ask ?? null,
        items: ofThisGame(items),
        orders: news.orders ?? {},
        canUndo: news.can_undo ?? true,
        may: news.may ?? [],
      },
    };
    this.onNews(news, before);
    if (this.state === "open") this.comeBack();
  }

  private settle(id: string, refused: Refused | null): void {
    this.acts.get(id)?.(refused);
    this.acts.delete(id);
    if (refused) this.queries.get(id)?.refused(refused);
    this.queries.delete(id);
  }

  private answered(id: string, answer: Answer | Chat): void {
    this.queries.get(id)?.answered(answer);
    this.queries.delete(id);
  }

  private receiveChat(chat: Chat): void {
    const said = this.chat.add(chat);
    if (chat.id) this.answered(chat.id, chat);
    if (said.length) this.onChat(said);
  }
}

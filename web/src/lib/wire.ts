// Written by web/make_types.py from the messages of the server: say `make web-types`, do not edit.

export const PROTOCOL = 1;

/** Whatever a client says. */
export type Spoken = Hello | Act | Query | Ping;

/** Something to be done. Sent again with the same `id` it is done once. Who sits on several chairs names one. */
export type Act =
  | Choose
  | LetPass
  | Wait
  | Order
  | Undo
  | Consent
  | Say
  | Rename
  | Again
  | Leave
  | Start
  | Kick
  | Mute
  | Replace
  | Resume
  | Resign
  | Abort;

/** A question that changes nothing. */
export type Query = Why | Foresee | Hint | Moment | Chats;

/** Whatever the server says. */
export type Message = Welcome | News | Done | Refused | Answer | Chat | People | Pong | Bye;

/** First of all. `have` are the numbers of the last news this client has, by seat; -1 is the spectators' seat. */
export interface Hello {
  type: "hello";
  protocol: number;
  key?: string;
  have?: Record<string, number>;
  boards?: boolean;
  chat?: number;
  paces?: boolean;
}

/** The answer to a decision: one choice, or several that make one move, taken all or not at all. */
export interface Choose {
  type: "choose";
  id: string;
  seat?: number | null;
  decision: number;
  choices: string[];
}

/** All chairs of this client let a reaction window pass: the one answer to "anyone?". */
export interface LetPass {
  type: "pass";
  id: string;
  seat?: number | null;
  window: number;
}

/** More time for a reaction window that closes at its time; everybody sees who has asked for it. */
export interface Wait {
  type: "wait";
  id: string;
  seat?: number | null;
  window: number;
}

/** A standing order: what to do whenever a reaction window of this kind opens. */
export interface Order {
  type: "order";
  id: string;
  seat?: number | null;
  kind: string;
  answer: "ask" | "pass";
}

/** Take the last own move back; where others have something to say, they are asked. */
export interface Undo {
  type: "undo";
  id: string;
  seat?: number | null;
}

/** The answer to somebody's wish to take a move back. */
export interface Consent {
  type: "consent";
  id: string;
  seat?: number | null;
  yes: boolean;
}

/** Something said at the table: a text, or a quick phrase that everybody reads in their own language. */
export interface Say {
  type: "say";
  id: string;
  seat?: number | null;
  text?: string;
  phrase?: string;
}

/** Be called otherwise at this table. */
export interface Rename {
  type: "rename";
  id: string;
  seat?: number | null;
  name: string;
}

/** Ready for the next game: of the match, or for a rematch. */
export interface Again {
  type: "again";
  id: string;
  seat?: number | null;
}

/** Stand up. In a running game the chair is kept, and a bot covers it if the table wants that. */
export interface Leave {
  type: "leave";
  id: string;
  seat?: number | null;
}

/** The host: bots take the open chairs, and the game begins. */
export interface Start {
  type: "start";
  id: string;
  seat?: number | null;
  bot?: string;
}

/** The host: this chair is free again; in a running game a bot plays the hand to its end. */
export interface Kick {
  type: "kick";
  id: string;
  seat?: number | null;
  chair: number;
}

/** The host: whoever sits there is not heard (or is heard again). */
export interface Mute {
  type: "mute";
  id: string;
  seat?: number | null;
  chair: number;
  muted?: boolean;
}

/** The host: while its owner is away, the bot that was agreed on plays for this chair, whatever `bot` says. */
export interface Replace {
  type: "replace";
  id: string;
  seat?: number | null;
  chair: number;
  bot?: string;
}

/** Play on oneself: the bot that covered this chair steps back. */
export interface Resume {
  type: "resume";
  id: string;
  seat?: number | null;
}

/** Give the running game up: a bot plays the hand to its end, and whoever resigns is placed last. */
export interface Resign {
  type: "resign";
  id: string;
  seat?: number | null;
}

/** Break the running game off, so that it counts for nobody; the others are asked whether they agree. */
export interface Abort {
  type: "abort";
  id: string;
  seat?: number | null;
}

/** Which rule forbids a choice? */
export interface Why {
  type: "why";
  id: string;
  seat?: number | null;
  choice: string;
}

/** What would surely follow? */
export interface Foresee {
  type: "foresee";
  id: string;
  seat?: number | null;
  choices: string[];
}

/** What is worth considering? */
export interface Hint {
  type: "hint";
  id: string;
  seat?: number | null;
}

/** How did the table lie after the news with this number? */
export interface Moment {
  type: "moment";
  id: string;
  seat?: number | null;
  n: number;
}

/** What was said before the line with this number? 0: the latest lines. */
export interface Chats {
  type: "chats";
  id: string;
  seat?: number | null;
  before?: number;
}

/** Is somebody there? */
export interface Ping {
  type: "ping";
  at?: number;
}

/** A record to be analysed; `iterations`: how many games are imagined for every decision, within limits. */
export interface AnalysisWish {
  record: string;
  iterations?: number | null;
}

/** A deck that somebody has written. */
export interface DeckWish {
  game: string;
  text: string;
}

/** Whoever sits on that seat of a table where you sit, too. */
export interface Invitee {
  table: string;
  seat: number;
}

export interface Passphrase {
  passphrase: string;
}

/** A table as it is wished for. */
export interface Settings {
  game: string;
  options?: Record<string, boolean | number | string | number[]>;
  chairs: ChairPlan[];
  listed?: boolean;
  watchers?: boolean;
  rounds?: number;
  begins?: "chosen" | "draw" | "rotate";
  first?: number;
  clock?: "calm" | "day" | "none" | "quick" | "three-days" | Clock;
  timeout?: "bot" | "wait";
  cover_after_s?: number | null;
  cover_bot?: string;
  undo?: boolean;
  chat?: boolean;
  chat_watchers?: boolean;
  hints?: boolean;
  pace_ms?: number;
  window_s?: number;
  window_ms?: number;
}

/** Who is to sit there: the one who opens the table, whoever comes, or a bot of this level. */
export interface ChairPlan {
  who?: "bot" | "me" | "open";
  name?: string;
  bot?: string;
}

/** Seconds: for every decision, in reserve for a whole game, and in a reaction window (all seats together). */
export interface Clock {
  step_s: number;
  bank_s?: number;
  window_s?: number;
}

export interface Recovery {
  code: string;
}

/** What somebody would like to be called, and what they were called until now. */
export interface NameWish {
  name: string;
  was?: string;
}

/** A record to be looked at; with a seat, as that seat saw the game. */
export interface ReplayWish {
  record: string;
  seat?: number | null;
  language?: "de" | "en" | "pl" | null;
}

/** Somebody at the table, and what is wrong. */
export interface ReportWish {
  seat: number;
  text: string;
}

/** Where somebody wants to be told that it is their turn, and in which language. */
export interface WebhookWish {
  url: string;
  language?: "de" | "en" | "pl";
}

/** Who wants to sit down. */
export interface Guestbook {
  name?: string;
  seat?: number | null;
  program?: boolean;
}

/** A moment of a record, after so many choices, to be played on from: on this seat, against bots of this level. */
export interface WhatIf {
  record: string;
  after: number;
  seat: number;
  bot?: string;
  name?: string;
}

/** The answer to hello: who you are here. */
export interface Welcome {
  type: "welcome";
  protocol?: number;
  server?: string;
  seats?: number[];
  host?: boolean;
  heartbeat?: number;
  chat?: boolean;
}

/**
 * What is new for a seat, and how things stand now. `items` go on from the number you had; `fresh`: they do
 * not, take the view as it is.
 */
export interface News {
  type: "news";
  seat: number;
  items?: NewsItem[];
  n: number;
  fresh?: boolean;
  info?: Info;
  view?: unknown;
  board?: Board;
  ask?: Ask;
  orders?: Record<string, string>;
  can_undo?: boolean;
  may?: string[];
}

/** What happened, numbered in the order in which this seat is told. `kind` says which fields there are. */
export interface NewsItem {
  n: number;
  kind: string;
  seat?: number;
  events?: unknown[];
  name?: string;
  text?: string;
  phrase?: string;
  at?: number;
  round?: number;
  commitment?: string;
  seed?: string;
  salt?: string;
  first?: number;
  winners?: number[];
  scores?: number[];
  why?: string;
  yes?: boolean;
}

/** The table: what is played, who sits there, how the match stands. */
export interface Info {
  game: string;
  version: number;
  phase: string;
  chairs: Chair[];
  host: number;
  round: number;
  rounds: number;
  totals: number[];
  wins: number[];
  scored?: boolean;
  begun?: number;
  options?: Record<string, unknown>;
  windows?: string[];
  pace?: number;
  commitment?: string;
  undo?: boolean;
  chat?: boolean;
  hints?: boolean;
  clock?: ClockInfo;
  undo_asked?: number;
  undo_open?: number[];
  wish?: string;
  asked?: number[];
}

/** Who sits there. `kind`: open, person, bot, program (a bot of somebody else's). */
export interface Chair {
  kind: string;
  name: string;
  bot?: string;
  covered?: boolean;
  muted?: boolean;
  ready?: boolean;
  free?: boolean;
}

/**
 * The clock, in milliseconds: for every decision `step`, then the chair's `banks` run down; `running` says
 * whose, `used` how much of this decision's time is gone.
 */
export interface ClockInfo {
  step: number;
  banks: number[];
  running?: number[];
  used?: number;
  window?: number;
}

/**
 * A table as it is drawn, of any game: piles, what else to show at each seat, and what holds for all; where the
 * game says it, also number by number, goal by goal, the chain of answers that is open, and at the end the cards that
 * have won.
 */
export interface Board {
  seats: number;
  piles: Pile[];
  turn?: number;
  badges?: Said[][];
  notices?: Said[];
  facts?: Fact[];
  goals?: Goal[];
  chain?: Link[];
  winning?: Touch[];
}

/**
 * A pile on a board. Of one that lies face down, or in another's hand, only the number of cards is known, and which
 * of them were seen to go there.
 */
export interface Pile {
  name: string;
  look: string;
  count: number;
  seat?: number;
  parts?: Part[];
  known?: string[];
  rare?: boolean;
}

/** Cards of a pile that lie together: a layer, a set, a stack; and what is to be said of them. */
export interface Part {
  cards: string[];
  caption?: Said;
  together?: boolean;
}

/** A phrase before it is put into a language: a key of the Fluent files, and its arguments. */
export interface Said {
  key: string;
  args?: Record<string, number | string | Said>;
}

/** Something that holds now: what it is called, how it stands, and the cards that make it so. */
export interface Fact {
  name: Said;
  value: Said;
  cards?: string[];
}

/** A goal in force: its card, what it asks for, and how every seat stands. */
export interface Goal {
  card: string;
  says: Said;
  seats: GoalStatus[];
}

/** How far a seat is from a goal: what it has for it, what it lacks (nothing: it is met), and what stops it. */
export interface GoalStatus {
  has?: string[];
  lacks?: Said[];
  stops?: string[];
}

/** One link of a chain of answers: whose card it is, what it does; `void`: it is cancelled as things stand. */
export interface Link {
  card: string;
  seat: number;
  says: Said;
  void?: boolean;
}

/** Cards of one pile that a choice is about; no cards: the pile itself, as one draws from a deck. */
export interface Touch {
  pile: string;
  seat?: number;
  cards?: string[];
}

/**
 * What is asked. `says` and `offers` are for whoever is asked, they may name cards that nobody else knows; the
 * others see only who is asked, and for what.
 */
export interface Ask {
  decision: number;
  seats: number[];
  prompt: string;
  says?: Said;
  offers?: Offer[];
  window?: number;
  kind?: string;
  closes?: number;
  fixed?: boolean;
  waits?: number[];
  answered?: string[];
  routine?: boolean;
}

/** One choice, what it says, and what surely follows. */
export interface Offer {
  text: string;
  says: Said;
  follows?: Said[];
  points?: number[];
  touches?: Touch[];
  aims?: Touch[];
  key?: string;
}

/** An act is done, and kept: it will survive whatever happens to the server. */
export interface Done {
  type: "done";
  id: string;
  again?: boolean;
}

/**
 * An act is refused, and nothing has changed. `kind` and `message` are for programs, `says` is for people;
 * `rule` is the one that forbids a choice.
 */
export interface Refused {
  type: "refused";
  id: string;
  kind: string;
  message: string;
  rule?: string;
  says?: Said;
  decision?: number;
}

/** The answer to a query. */
export interface Answer {
  type: "answer";
  id: string;
  rule?: string;
  says?: Said[];
  points?: number[];
  advice?: unknown;
  board?: Board;
}

/** What is said, the oldest first, for those who may read it. A line may come twice: its number tells. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
  new?: boolean;
  more?: boolean;
  id?: string;
}

/** Something that was said at the table; lines are numbered in their order, over all tables of a server. */
export interface ChatLine {
  n: number;
  at: number;
  seat: number;
  name: string;
  text?: string;
  phrase?: string;
}

/** Who is there right now: which chairs have somebody connected, and how many watch. */
export interface People {
  type: "people";
  seats: number[];
  watching: number;
}

export interface Pong {
  type: "pong";
  at?: number;
}

/** The server closes the connection; `retry`: come back in so many milliseconds, not all at once. */
export interface Bye {
  type: "bye";
  kind: string;
  message: string;
  says?: Said;
  retry?: number;
}

/** What is to be said of a deck; `cards`, if it can be played. */
export interface DeckVerdict {
  option: string;
  findings: DeckFinding[];
  errors: number;
  warnings: number;
  cards: DeckCards | null;
}

/** What the checker says, in its own words, which are English like the keys of a deck. */
export interface DeckFinding {
  severity: "error" | "warning";
  message: string;
  card?: string;
  key?: string;
  line?: number;
}

/** The cards of a deck that can be played, with all that is to be said of them. */
export interface DeckCards {
  titles: Record<string, string>;
  faces: Record<string, Face>;
  words: Record<string, string>;
}

/** A card, to be read: what it is called, and what it does, where its text does not say it all. */
export interface Face {
  name?: Said;
  shown?: string;
  tells?: Said;
  kind?: string;
  text?: Said;
}

/** A deck that comes along. */
export interface InstalledDeck {
  entry: DeckEntry;
  text: string;
  cards: DeckCards;
}

/** A deck in a list. */
export interface DeckEntry {
  game: string;
  name: string;
  option: string;
  starter: boolean;
  titles: Record<string, string>;
  kinds: Record<string, number>;
}

/** Nothing is kept of you any more; at so many tables your seat has no name now. */
export interface Erased {
  tables: number;
}

/** A game that is over. */
export interface Past {
  game: string;
  version: number;
  options: Record<string, unknown>;
  names: string[];
  seed: string;
  salt: string;
  entries: PastEvent[];
}

/**
 * What happened with one entry. `position`: how things stand after it, where no events lead there: the deal, a
 * move taken back, other rules.
 */
export interface PastEvent {
  at: number;
  deed: unknown;
  events: unknown[];
  position?: Record<string, unknown>;
}

/** What can be played here. */
export interface Catalog {
  server: string;
  protocol: number;
  games: Record<string, unknown>;
  bots: string[];
  clocks: Record<string, Clock>;
  phrases: string[];
  webhooks: boolean;
  club: boolean;
}

/** Games that you have played, the newest first; `more`: where the list goes on, empty at its end. */
export interface PastGames {
  games: PastGame[];
  more: string;
}

/** A game that somebody has played to its end; `number` is its number at the table. Times are in milliseconds. */
export interface PastGame {
  table: string;
  number: number;
  game: string;
  began: number;
  ended: number;
  options: Record<string, unknown>;
  names: string[];
  bots: string[];
  own: number[];
  against: "bots" | "people" | "together";
  result: "lost" | "nobody" | "shared" | "together" | "won";
  place: number;
  winners: number[];
  scores: number[];
  why: string;
  by: string;
  choices: number;
  ending: Said | null;
}

/** You are asked to come to this table. */
export interface InvitationEntry {
  by: string;
  at: number;
  table: TableEntry;
}

/** A table in a list. */
export interface TableEntry {
  id: string;
  info: Info;
  seats: number[];
  your_turn: boolean;
  active_at: number;
}

export interface Invited {
  name: string;
}

export interface Key {
  key: string;
  recovery: string;
}

/** A chair, and the key that opens it. Keep the key; the recovery code is the same key, to be written down. */
export interface Seated {
  table: string;
  seats: number[];
  key: string;
  recovery: string;
  socket: string;
}

/** Somebody with whom you sat at a table: that table, and their seat there. Who they are is nobody's business. */
export interface Opponent {
  name: string;
  table: string;
  seat: number;
  game: string;
  active_at: number;
}

/** What this server keeps, and for how long, as its settings say. */
export interface Privacy {
  empty_hours: number;
  rest_hours: number;
  idle_days: number;
  keep_days: number;
  report_days: number;
  webhooks: boolean;
  club: boolean;
  contact: string;
}

/** At so many tables you are called so now. */
export interface Named {
  tables: number;
}

/** A whole game. `record` is the text that it was replayed from: to be analysed, or given to others. */
export interface Replayed {
  game: string;
  version: number;
  options: Record<string, unknown>;
  seats: number;
  names: string[];
  bots: string[];
  steps: Step[];
  outcome: Result | null;
  record: string;
  faces: Record<string, Face>;
  words: string;
}

/** The table after a choice, and what happened by it. Number 0 is the deal. */
export interface Step {
  number: number;
  board: Board;
  seat?: number;
  text?: string;
  says?: Said;
  tells?: Said[];
  decides?: number;
  asks?: Said;
}

/** How a game ended. */
export interface Result {
  winners: number[];
  scores: number[];
  why: string;
  scored?: boolean;
}

/** Under this number whoever runs the server finds it. */
export interface Reported {
  number: number;
}

/** Your webhook; no address: you have none. */
export interface WebhookInfo {
  url: string;
  language: string;
}

/** What is wrong: a kind and a message for programs, `says` for people. */
export interface Problem {
  kind: string;
  message: string;
  says?: Said;
}

/** What is analysed. `iterations`: so many games are imagined for every decision. */
export interface Head {
  kind: "head";
  game: string;
  version: number;
  seats: number;
  names: string[];
  choices: number;
  iterations: number;
}

/** A decision that had an alternative: what was chosen, what was best, and everybody's chance before it. */
export interface Judged {
  kind: "decision";
  number: number;
  last: number;
  seat: number;
  chosen: Weighed;
  best: Weighed;
  loss: number;
  chances: number[];
}

/** A move that was considered: how it is typed, what it does, its chance to win, what speaks for or against it. */
export interface Weighed {
  move: string[];
  lines: string[];
  chance: number;
  behind: number;
  visits: number;
  says: Said | null;
  reasons: Said[];
}

/** The whole, when all decisions are judged. */
export interface End {
  kind: "end";
  turning_points: TurningPoint[];
  seats: SeatSummary[];
  final: number[];
  outcome: Result | null;
}

/** A decision after which somebody's chance had changed a lot. */
export interface TurningPoint {
  number: number;
  seat: number;
  before: number;
  after: number;
}

/** How one seat played. */
export interface SeatSummary {
  seat: number;
  decisions: number;
  mean_loss: number;
  mistakes: number;
  best_found: number;
  worst: number | null;
}

/** It cannot go on: the server stops, or has made a mistake. */
export interface Failed {
  kind: "failed";
  message: string;
  says: Said;
}

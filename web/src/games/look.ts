/** What a game brings to the table: its cards, and where the plain table does not say enough, parts of its own. */
import type { Component } from "svelte";
import type { IconName } from "../lib/Icon.svelte";
import type { IdentifiedPile } from "../lib/card-identity";
import type { Pick } from "../lib/picking";
import type { Ask, Board, Face, Offer, Part, Said, NewsItem } from "../lib/wire";

/** What an event is shown as, besides its cards that move: table/gestures.ts. */
export type Gesture = "hit" | "cancel" | "zero" | "goal";

/** Names and texts of cards, by the card's text: for games whose cards have them. */
export type Faces = Record<string, Face>;

/** It is fetched when it is first needed. */
export type LateComponent<Props extends object> = () => Promise<{ default: Component<Props> }>;

export interface CardProps {
  face: string;
  faces: Faces;
  note?: string; // what is to be said of it where it lies
}

/** For a way of its own to lay out a pile. */
export interface PileLayoutProps {
  pile: IdentifiedPile;
  names: readonly string[];
  card: number; // width of a card
  width: number; // of its place; 0: as wide as it wants to be
  flat?: boolean; // too small to be hit
}

/** What holds now, beside the piles. */
export interface PanelProps {
  board: Board;
  names: readonly string[];
  seat: number; // who looks; -1: nobody in particular
  phone: boolean;
}

/** What would follow a move; or why it is refused, and by which rule. */
export interface Foreseen {
  says: Said[];
  points: number[]; // before and after
  refused: Said | null;
  rule: string;
}

/** A chair at a table, a real one or one in a lesson: what it is asked, and how it answers. */
export interface Place {
  readonly ask: Ask | null;
  readonly board: Board | null;
  readonly seat: number;
  readonly names: readonly string[];
  readonly busy: boolean; // a choice is on its way
  choose(...choices: string[]): Promise<void>;
  whenIdle?(act: () => void): void; // now, or as soon as it is not busy any more; without it: it never is
  foresee(...choices: string[]): Promise<Foreseen>;
  why(choice: string): Promise<void>; // the rule that forbids it is shown
}

/** A choice of several parts, made of what is touched, where touching alone does not say enough. It lives as long as
 * its table; `settle` is called whenever another board or another decision has come. */
export interface Composer {
  readonly picks: readonly Pick[]; // what is touched now: it rises
  takes(ask: Ask): boolean; // is it about this decision?
  reach(pick: Pick): boolean; // may this be touched?
  lights?(pick: Pick): boolean | undefined; // is it worth touching? Without an answer: whatever lies on the table and may be touched
  tap(pick: Pick, equals: Pick[]): void;
  layOut?(choices: readonly string[]): boolean; // an advised move, to be looked at; false: it is not composed here
  confirm(): Promise<void>;
  clear(): void;
  settle(): void;
}

/** For what shows a choice that is composed, and offers its answers. */
export interface ComposerProps {
  place: Place;
  composer: Composer;
  faces: Faces;
}

/** How the points came about: a part of the score sheet, and shown in between where a game has rounds. */
export interface CountingProps {
  items: readonly NewsItem[]; // all that was told of this game
  names: readonly string[];
  ondone?: () => void; // it is counted to its last line
}

export interface Counting {
  part: LateComponent<CountingProps>;
  rounds: (items: readonly NewsItem[]) => number; // how many have been counted
}

/** What is said of cards that lie together: in full, and where there is little room. */
export interface Caption {
  icon?: IconName;
  text: string;
  short: string;
  least: string; // beside small cards
}

export interface Look {
  Card: Component<CardProps>; // the printed side; it fills its place
  Layers?: Component<PileLayoutProps>; // piles that lie in layers, where the game has some
  Sets?: Component<PileLayoutProps>; // cards that are taken as one, with something to be said of each group
  width: (faces: Faces) => number; // against a number card: cards with names need more room
  Pictogram?: Component<CardProps>; // a card in a square as small as a letter; without it: its short name
  index: number; // how much of the width must be seen to know a card
  least: number; // a card that is narrower cannot be known
  dims?: boolean; // while a card of the hand is chosen, those that cannot be are dim
  names?: boolean; // a card in the middle bears the name of whoever played it
  name: (face: string, faces: Faces) => string; // in the language that is spoken
  short: (face: string, faces: Faces) => string; // a few letters, for the smallest of places
  ink: (face: string, faces: Faces) => string;
  note?: (face: string, part: Part) => string; // what a card is where it lies: the number that a zero stands for
  caption?: (caption: Said) => Caption;
  written?: (text: string) => string; // a text in a sentence, as people read it: "-8C" is a minus, a number and a circle
  Panel?: Component<PanelProps>; // in the middle, in the place of the notices
  panelPiles?: (board: Board) => readonly string[]; // piles that it shows: only what of them can be touched lies beside it
  mark?: (offer: Offer) => string; // a word on the card that it is about: it can be used where it lies
  callouts?: readonly string[]; // kinds of events that are called out over the table
  gestures?: Readonly<Record<string, Gesture>>; // by the kind of event
  compose?: (place: Place) => Composer;
  workspace?: LateComponent<ComposerProps>; // where it is composed: in the middle of the table, if it needs the room
  answers?: LateComponent<ComposerProps>; // its buttons, in the place of the plain ones
  counting?: Counting;
}

/** How the cards of a game look and what they are called. Everything else on the table is the same for all games. */
import type { Component } from "svelte";
import type { Face } from "../lib/wire";

/** Names and texts of cards, by the card's text: for games whose cards have them. */
export type Faces = Record<string, Face>;

export interface CardProps {
  face: string;
  faces: Faces;
}

export interface Look {
  Card: Component<CardProps>; // the printed side; it fills its place
  width: (faces: Faces) => number; // against a number card: cards with names need more room
  index: number; // how much of the width must be seen to know a card
  name: (face: string, faces: Faces) => string; // in the language that is spoken
  short: (face: string, faces: Faces) => string; // a few letters, for the smallest of places
  ink: (face: string) => string;
}

/** Absolute's cards: sign, number and symbol. */
import type { Look } from "../look";
import { plain } from "../plain/look";

export const look: Look = { ...plain };

/** Fluxx's cards: their kind is told by frame, icon and word. */
import type { Look } from "../look";
import { plain } from "../plain/look";

export const look: Look = { ...plain };

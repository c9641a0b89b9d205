/** What the plain table tells of the cards that are laid; it comes when such a game is first seen. */
export { laidBetween } from "../../lib/laid-between";
export { laidBy } from "../../lib/laid-by";

/** Of 100 games against three casual bots, how many each level wins: docs/strength.md, four at the table. */
export const STRENGTH: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  abluxxen: { beginner: 21, club: 69, expert: 75 },
  fluxx: { beginner: 20, club: 58, expert: 72 },
  absolute: { beginner: 2, club: 40, expert: 64 },
};

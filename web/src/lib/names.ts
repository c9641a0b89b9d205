/** Names: what one is called without having chosen, and who would be called like somebody else. */

/** What a name looks like at a glance, much as the server compares them. */
export function comparableName(name: string): string {
  const plain = name.normalize("NFKC").toLowerCase();
  return plain.replace(/[\p{P}\p{Z}\p{C}]/gu, "") || plain.trim();
}

/** The name as a table would have it: with a number, if somebody is called like that. */
export function uniqueName(name: string, taken: readonly string[]): string {
  const others = new Set(taken.map(comparableName));
  if (!others.has(comparableName(name))) return name;
  let number = 2;
  while (others.has(comparableName(`${name} ${number}`))) number += 1;
  return `${name} ${number}`;
}

/** All of them as the server will have them; an empty one is nobody's. */
export function uniqueNames(names: readonly string[]): string[] {
  return names.reduce<string[]>((before, name) => [...before, name && uniqueName(name, before.filter(Boolean))], []);
}

/** Names for those who have none: the first that are free. */
export function fillNames(names: readonly string[], spare: readonly string[]): string[] {
  const taken = new Set(names.filter((name) => name.trim()).map(comparableName));
  const free = spare.filter((name) => !taken.has(comparableName(name)));
  return names.map((name) => name.trim() || (free.shift() ?? spare[0] ?? ""));
}

/** Games that teach themselves: there is a page /learn/<game>. */
export const TUTORIALS: readonly string[] = ["abluxxen", "fluxx", "absolute"];

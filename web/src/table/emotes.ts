/** Quick phrases that are drawn, too: each is a picture of this name in people.svg. */
export const EMOTES = ["applause", "laugh", "wow", "hurry", "thanks", "sorry"];

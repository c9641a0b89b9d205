/** Fluxx's cards: what is printed on them besides their words. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { kindOf, needsOf, numberOf } from "../src/games/fluxx/kinds";
import { drawnFor, pictureOf, setPictures } from "../src/games/fluxx/pictures.svelte";
import pictures from "../src/games/fluxx/pictures.json";
import { lineCount, longestWord, textFrom, wordsOf } from "../src/games/fluxx/text-fit";
import { breakable } from "../src/games/fluxx/syllables";
import type { Face, Said } from "../src/lib/wire";

setPictures(pictures);

const DECKS = ["batman", "allotment", "starter"];
const PAPER = "#fbf5e6";
const KINDS = ["rule", "goal", "keeper", "creeper", "action", "surprise"];

function goal(needs: Said): Face {
  return { name: { key: "card-9" }, kind: "goal", text: { key: "explain-goal", args: { needs } } };
}

const FACES: Record<string, Face> = {
  owl: { name: { key: "card-0" }, kind: "keeper" },
  cat: { name: { key: "card-1" }, kind: "keeper" },
  slug: { name: { key: "card-2" }, kind: "creeper" },
};
const [OWL, CAT, SLUG]: [Said, Said, Said] = [{ key: "card-0" }, { key: "card-1" }, { key: "card-2" }];

function deckText(deck: string): string {
  return readFileSync(`${import.meta.dirname}/../../src/kibitz/games/fluxx/decks/${deck}.toml`, "utf8");
}

function luminance(ink: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(ink.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe("the kinds", () => {
  test.each(KINDS)("%s: its ink can be read on paper, and paper on its ink", (kind) => {
    const ink = kindOf("any", { any: { kind } }).ink;
    expect((luminance(PAPER) + 0.05) / (luminance(ink) + 0.05)).toBeGreaterThan(4.5);
  });

  test("differ in ink and in icon", () => {
    const all = KINDS.map((kind) => kindOf("any", { any: { kind } }));
    expect(new Set(all.map((kind) => kind.ink)).size).toBe(KINDS.length);
    expect(new Set(all.map((kind) => kind.icon)).size).toBe(KINDS.length);
  });

  test("a kind that we do not know is plain", () => {
    expect(kindOf("any", { any: { kind: "ungoal" } })).toEqual(kindOf("any", {}));
  });
});

describe("what a goal asks for", () => {
  test("two cards", () => {
    const face = goal({ key: "and", args: { first: OWL, second: CAT } });
    expect(needsOf(face, FACES)).toEqual([{ card: "owl" }, { between: "+" }, { card: "cat" }]);
  });

  test("two of several", () => {
    const cards = { key: "comma", args: { first: OWL, second: { key: "comma", args: { first: CAT, second: SLUG } } } };
    const face = goal({ key: "need-some", args: { count: 2, cards } });
    const names = needsOf(face, FACES).map((need) => ("card" in need ? need.card : "between" in need ? need.between : "?"));
    expect(names).toEqual(["2×", "owl", "/", "cat", "/", "slug"]);
  });

  test("a card, and one of two", () => {
    const face = goal({ key: "and-either", args: { first: OWL, second: { key: "either", args: { first: CAT, second: SLUG } } } });
    expect(needsOf(face, FACES)).toEqual([{ card: "owl" }, { between: "+" }, { card: "cat" }, { between: "/" }, { card: "slug" }]);
  });

  test("a card, and a number of Creepers", () => {
    const some = { key: "need-creepers-in-play", args: { count: 2, what: { key: "kind-creeper" } } };
    const face = goal({ key: "and", args: { first: OWL, second: some } });
    expect(needsOf(face, FACES)).toEqual([{ card: "owl" }, { between: "+" }, { count: 2, kind: "creeper" }]);
  });

  test("is not guessed where its author says it in other words", () => {
    expect(needsOf({ kind: "goal", text: { key: "says-7" } }, FACES)).toEqual([]);
  });
});

test("a rule about a number shows it; others have none", () => {
  expect(numberOf({ kind: "rule", text: { key: "sets-draw", args: { count: 3 } } })).toBe(3);
  expect(numberOf({ kind: "rule", text: { key: "sets-hand_limit", args: { count: 0 } } })).toBe(0);
  expect(numberOf({ kind: "rule", text: { key: "sets-play-all" } })).toBeNull();
  expect(numberOf({ kind: "rule", text: { key: "sets-jail", args: { count: 1 } } })).toBeNull();
});

describe("pictures", () => {
  test("the last part of a key tells what it is", () => {
    expect(pictureOf("batman_cuffs")).toBe(pictureOf("cuffs"));
    expect(pictureOf("batman_cuffs")).not.toBe(pictureOf("batman"));
  });

  test("a word is found at either end of a part, the longest first", () => {
    expect(pictureOf("the_batcave")).toBe(pictureOf("cave"));
    expect(pictureOf("scarecrow")).not.toBe(pictureOf("crow"));
  });

  test("a short word must be the whole part: a card is no car", () => {
    expect(drawnFor("my_car")).not.toBe("");
    expect(drawnFor("zap_a_card")).toBe("");
  });

  test.each(DECKS)("every Keeper and Creeper of %s has a drawing of its own", (deck) => {
    const kept = [...deckText(deck).matchAll(/^\[cards\.(\w+)\]\nkind = "(keeper|creeper)"/gm)].map(([, face = ""]) => face);
    expect(kept.length).toBeGreaterThan(9);
    expect(kept.filter((face) => !drawnFor(face))).toEqual([]);
    expect(new Set(kept.map(drawnFor)).size).toBe(kept.length);
  });

  test("whatever nobody has drawn has an emblem, always the same, and not all the same", () => {
    const strange = ["qxa", "qxb", "qxc", "qxd", "qxe", "żółw", "龍", ""];
    for (const face of strange) expect(pictureOf(face)).toMatch(/^M/);
    expect(new Set(strange.map(pictureOf)).size).toBeGreaterThan(4);
    expect(strange.map(pictureOf)).toEqual(strange.map(pictureOf));
  });
});

/** Every word of a name that is long enough to be broken, with all its breaks. Look at new ones, and add them. */
const BROKEN = `
  Bas-kets Bat-arang Bat-cave Bat-com-pu-ter Bat-girl Bat-mobile Bat-poles Bed-time Big-gest Bill-ionaire Blan-ket Bor-rowed
  Break-fast Can-celed Cat-woman Chap-ter Com-fort Com-mis-sio-ner Com-post Cush-ions Daugh-ter Deck-chair Dyna-mic
  Else-where Every-body Every-thing Ex-change Favou-rite Fes-ti-val Fin-ders Fire-flies Gal-lery Hap-pens Har-vest Hedge-hog
  Jack-pot Keep-ers Lan-tern Mid-night Moon-bath-ing Moon-lit Neigh-bours Pan-cakes Pen-guin Penny-worth Prob-lem Pro-gress
  Pump-kin Pup-pets Quar-ters Rid-dler Rob-bery Rum-mage Scare-crow Se-cretly Side-kicks Sim-plify Some-thing State-ly
  Straw-ber-ries Straw-berry Thiev-ing Um-brella Un-invited Uti-lity Vil-lainy Visi-tors Wa-tered Water-ing Wea-ther Weed-ing
  Wheel-bar-row Won-der-ful Allot-ment

  betre-ten die-bi-sche Dun-keln Erd-bee-ren Erd-beer-mond Ernte-dank-fest Früh-stück Gar-ten-alarm Gar-ten-laube
  Gar-ten-zwerg gefres-sen gefun-den Gefun-den gegos-sen gelie-hen gewühlt Gieß-kanne Glüh-würm-chen gru-se-lig Gummi-stie-fel
  Gute-nacht-ge-schichte Hand-kar-ten-limit Klei-ner Kom-post Kom-post-hau-fen Kuschel-ecke Kür-bis-laterne Laterne Lich-ter
  Liege-stuhl Maul-wurf Mit-ter-nachts-tanz Mond-bad Mond-nacht Nach-barn Nacht-wache Nackt-schne-cke nächste Pfann-kuchen
  Platsch Regen-schirm Regen-sonn-tag Regen-tags-kiste Saat-gut-tausch Samm-ler-limit Schat-ten-thea-ter Schre-ber-gar-ten
  Schub-karre Schwar-zes Spa-zier-gang Stamm-platz Strom-aus-fall Tee-kanne Trost-pflas-ter Unge-betene Unkraut ver-boten
  Ver-tauschte Vogel-scheu-che Voll-mond Wet-ter-um-schwung Wind-stoß Win-ter-quar-tier Wün-sche Zwei-tes

  Altan-ka ciem-ności desz-czu Desz-czowa Dobierz dobra-noc Doo-koła Dożyn-ki Dzie-limy dział-kach Grze-ba-nie Her-bata
  Jesz-cze jesz-cze Kalo-sze Kapi-tel Kom-pos-tow-nik kom-poś-cie Konew-ka koszy-ki kra-dzione Kras-nal książ-ka Księ-życ
  Księ-ży-cowa Księ-ży-cowe kwa-tera Lam-pion Lata-renka miejs-cu miejsce Naj-więk-sza Naleś-niki nie-dziela Nie-pro-szeni
  ogro-dowy opa-la-nie Para-sol Pie-le-nie pocie-sze-nie podle-wał Pod-much podusz-kami Poży-czone Przy-tulny przysz-ły
  pół-nocy roz-dział skar-petki strasz-ny sąsia-dów traw-nika Trus-kawki trus-kawki Trus-kaw-kowa Ulu-bione Wcześ-nie
  wiecz-ność Wszyst-ko wszyst-kie Wycho-dzi Wymia-na Zakle-pane Zamie-nione Zna-le-zione zło-dziejka Świa-tełka Świe-tliki
  śnia-da-nie życze-nia`;

describe("long words", () => {
  const broken = (text: string) => breakable(text).replaceAll("\u00ad", "-");
  const known = new Set(BROKEN.trim().split(/\s+/));

  test.each(DECKS)("in the names of %s are broken between syllables", (deck) => {
    const names = [...deckText(deck).matchAll(/^name = .*$/gm)].join("\n");
    const words = [...new Set(names.match(/\p{L}{7,}/gu))].map(broken);
    expect(words.length).toBeGreaterThan(30);
    expect(words.filter((word) => !known.has(word))).toEqual([]);
  });

  test("of other decks are, too", () => {
    expect(["Gartenschlauch", "Lawnmower", "Przesadzanie"].map(broken)).toEqual(["Gar-ten-schlauch", "Lawn-mo-wer", "Prze-sa-dza-nie"]);
  });

  test("short ones cannot, and nothing else changes", () => {
    expect(broken("The Bat-Signal, Robin & 12345678901")).toBe("The Bat-Signal, Robin & 12345678901");
  });
});

describe("room on a card", () => {
  test("a name is of words and of what hyphens join", () => {
    expect(wordsOf("The Bat-Signal")).toEqual([
      { word: "The", joined: false },
      { word: "Bat-", joined: true },
      { word: "Signal", joined: false },
    ]);
    expect(longestWord("Das ist Unkraut")).toBe(longestWord("Unkraut"));
  });

  test("words go to the next line as a whole", () => {
    expect(lineCount("aaaa aaaa aaaa", 5)).toBe(2);
    expect(lineCount("aaaa aaaa aaaa", 4.7)).toBe(3);
    expect(lineCount("aaaa aaaa aaaa", 100)).toBe(1);
  });

  test("the longer a text, the wider the card that has it", () => {
    const widths = [20, 80, 130, 160].map((letters) => textFrom("Owl", "Discard a card. ".repeat(20).slice(0, letters)));
    expect(widths[0]).toBe(110);
    expect(widths).toEqual([...widths].sort((one, other) => one - other));
    expect(new Set(widths).size).toBeGreaterThan(2);
    expect(textFrom("Owl", "Discard ".repeat(99))).toBeGreaterThan(240);
  });
});

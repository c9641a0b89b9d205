/** Announcements at a table: what happens is spoken for screen readers; a turn is told by voice, sound, title and focus. */
import { tick, untrack } from "svelte";
import { setTabTitle, notify } from "../lib/browser-tab";
import { chatText } from "../lib/chat.svelte";
import { announcer } from "../lib/announcer.svelte";
import { linesOf } from "../lib/log";
import { profile } from "../lib/profile.svelte";
import { sound } from "../lib/sound";
import { say, i18n, t } from "../lib/i18n.svelte";
import type { Ask, News, NewsItem } from "../lib/wire";
import type { SeatState } from "../lib/table.svelte";
import { calloutsOf } from "./callouts";
import { lineText } from "./log-text";
import type { GestureEvent } from "./gestures";
import type { Interaction } from "./interaction.svelte";

const ROUTINE_MS = 700; // long enough to see what was asked
const RECENT = 6; // lines read out to whoever takes the device, or comes back

/** Called once, while the table is set up. */
export function startAnnouncements(interaction: Interaction, root: () => HTMLElement | undefined): void {
  const { table } = interaction;
  let announced = ""; // the last decision that was announced
  let mine = false; // whether the decision before it was ours too
  let inPassing = false; // it was a reaction window: a turn that follows is a new one

  table.onNews = (news, before) => {
    const items = freshItems(interaction, news, before);
    announceItems(interaction, items);
    showGestures(interaction, items, root());
  };
  table.onChat = (said) => {
    if (!interaction.curtain) for (const line of said.slice(-RECENT)) announcer.speak(say(chatText(line)));
  };

  const isAsked = $derived(table.asked.length > 0 && table.info?.phase === "playing"); // each new title costs more than the board
  $effect(() => {
    setTabTitle(isAsked ? `● ${t("table-your-turn")} – ${t("title")}` : t("title"), isAsked ? 1 : 0);
  });
  $effect(() => setTabTitle); // whoever is sent away is asked nothing any more

  // another decision, or another board
  $effect(() => {
    void [table.board, table.ask?.decision];
    untrack(() => interaction.settle());
  });

  $effect(() => {
    const ask = table.ask;
    if (!ask && mine) void focusDock(root());
    if (!ask) mine = false;
    if (!ask || interaction.curtain || !i18n.words.has("title")) return;
    const now = `${table.info?.begun} ${table.shownSeat} ${ask.decision}`;
    untrack(() => {
      if (now === announced) return;
      announceTurn(interaction, ask, !mine || inPassing);
      if (announced) void focusAnswer(interaction, root());
      [announced, mine, inPassing] = [now, true, ask.window !== undefined];
    });
  });

  $effect(() => {
    const refusal = table.refusal;
    if (!refusal) return;
    untrack(() => announcer.speak(say(refusal.says, table.names)));
    sound.refused();
  });

  $effect(() => {
    const text = routineChoice(interaction);
    if (!text) return;
    const timer = setTimeout(() => void interaction.choose(text), ROUTINE_MS);
    return () => clearTimeout(timer);
  });
}

/** What is new for the seat that is looked at; nothing while the device is handed over. */
function freshItems({ table, curtain }: Interaction, news: News, before: SeatState | undefined): NewsItem[] {
  if (news.seat !== table.shownSeat || !before || curtain) return [];
  return (news.items ?? []).filter((item) => item.n > before.n);
}

/** New lines are spoken. */
function announceItems(interaction: Interaction, fresh: NewsItem[]): void {
  const { table } = interaction;
  for (const line of fresh.flatMap(linesOf)) {
    if (line.kind === "ended") announceEnd(interaction, fresh).catch(() => undefined); // the score sheet says it, too
    else announcer.speak(say(lineText(line), table.names));
  }
  const callouts = calloutsOf(fresh, interaction.calloutKinds);
  if (callouts.length) interaction.callouts = callouts;
  if (fresh.some((item) => item.kind === "ended" || item.kind === "aborted")) sound.over();
}

/** A hit, a set that comes to zero and the like are shown as such. */
function showGestures({ past, gestures }: Interaction, fresh: NewsItem[], root: HTMLElement | undefined): void {
  const events = fresh.flatMap((item) => (item.events ?? []) as GestureEvent[]).filter((event) => (event.kind ?? "") in gestures);
  if (!events.length || !root || past) return;
  import("./gestures").then((found) => found.showGestures(root, events, gestures)).catch(() => undefined);
}

/** Who has won; the words for it come with the score sheet. */
async function announceEnd({ table }: Interaction, items: NewsItem[]): Promise<void> {
  const { endingText } = await import("../score/headline");
  announcer.speak(endingText(items, table.info, table.names));
}

/** It is your turn. */
function announceTurn(interaction: Interaction, ask: Ask, isNew: boolean): void {
  const { table } = interaction;
  const prompt = ask.says ? say(ask.says, table.names) : "";
  if (ask.window) return announcer.speak(prompt); // quick and quiet: often there is nothing to do
  announcer.speak(isNew ? `${t("table-your-turn")}. ${prompt}` : prompt);
  if (!isNew) return;
  sound.yourTurn();
  if (profile.notices) notify(`${t("table-your-turn")} – ${t("title")}`, prompt, table.id);
}

/** Whoever takes the device hears what happened meanwhile. */
export function announceSince(interaction: Interaction): void {
  for (const line of interaction.since.slice(-RECENT)) announcer.speak(say(lineText(line), interaction.table.names));
}

/** What has to be done and leaves no choice. In a reaction window only where nobody could learn from how fast it is. */
function routineChoice(interaction: Interaction): string {
  const { ask, info, seats } = interaction.table;
  const only = ask?.offers?.length === 1 ? ask.offers[0] : undefined;
  if (!ask?.routine || !only || interaction.curtain || ask.answered?.length) return "";
  const others = info?.chairs.filter((chair, seat) => chair.kind !== "bot" && !seats.includes(seat)) ?? []; // and their programs
  return ask.window && (others.length > 0 || seats.length > 1) ? "" : only.text;
}

/** Nothing is focused any more, or only the place where answers appear. */
export function isFocusLost(root: HTMLElement): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused === root || focused === dockOf(root);
}

function dockOf(root: HTMLElement): HTMLElement | null {
  return root.querySelector('[data-test="dock"]');
}

/** Others play: whoever uses the keyboard stays where the next question will be. */
async function focusDock(root: HTMLElement | undefined): Promise<void> {
  await tick();
  if (root && isFocusLost(root)) dockOf(root)?.focus({ preventScroll: true });
}

/** What was focused is gone with the choice: on to the hand, or to the first answer. */
async function focusAnswer(interaction: Interaction, root: HTMLElement | undefined): Promise<void> {
  await tick();
  if (!root || !isFocusLost(root)) return;
  const answer = root.querySelector<HTMLElement>('[data-test="choice"], [data-test="confirm"]:enabled');
  const offered = ['[data-test="hand"] button.offered', "button.offered"].map((one) => root.querySelector<HTMLElement>(one));
  const card = interaction.asksForCards || interaction.composer ? offered.find((one) => one) : undefined;
  (interaction.buttons.length && !interaction.composer ? answer : (card ?? answer))?.focus({ preventScroll: true });
}

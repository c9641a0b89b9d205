/** Small sounds, off with one tap; they are fetched when the first one is heard. */
import { profile } from "./profile.svelte";
import type { sounds } from "./sounds";

type Name = keyof typeof sounds;

function play(name: Name): void {
  const untouched = navigator.userActivation?.hasBeenActive === false; // browsers want a tap first
  if (!profile.sound || untouched) return;
  import("./sounds").then(
    ({ sounds }) => sounds[name](),
    () => undefined,
  );
}

export const sound: Record<Name, () => void> = {
  placed: () => play("placed"),
  slid: () => play("slid"),
  yourTurn: () => play("yourTurn"),
  refused: () => play("refused"),
  over: () => play("over"),
};

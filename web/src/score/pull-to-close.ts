/** A sheet from below is pulled down by its head, and let go: it is put away. */
import type { Attachment } from "svelte/attachments";

const FAR_PX = 70;

export function pullToClose(away: () => void): Attachment<HTMLElement> {
  return (node) => {
    const head = node.querySelector("header");
    const sheet = node.parentElement;
    if (!head || !sheet) return;
    let from: number | null = null;
    const down = (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest("button, a")) return;
      from = event.clientY;
      head.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (from !== null) sheet.style.translate = `0 ${Math.max(0, event.clientY - from)}px`;
    };
    const up = (event: PointerEvent) => {
      if (from === null) return;
      const far = event.type === "pointerup" && event.clientY - from > FAR_PX;
      from = null;
      sheet.style.translate = "";
      if (far) away();
    };
    head.addEventListener("pointerdown", down);
    head.addEventListener("pointermove", move);
    head.addEventListener("pointerup", up);
    head.addEventListener("pointercancel", up);
    return () => {
      sheet.style.translate = "";
      for (const [name, listener] of Object.entries({ pointerdown: down, pointermove: move, pointerup: up, pointercancel: up })) {
        head.removeEventListener(name, listener as EventListener);
      }
    };
  };
}

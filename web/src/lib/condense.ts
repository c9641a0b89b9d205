/** What has a fixed place says less where it would not fit: a step at a time, until it does.
 *
 * `data-dense` on the element is the step: 0 has everything, and what each step leaves out says the style sheet.
 * With `calm` it does not say more as soon as it could, but once there is much more room: it does not go to and fro.
 */
import type { Attachment } from "svelte/attachments";

export function condense(steps: number, calm = false): Attachment<HTMLElement> {
  return (node) => {
    let step = 0;
    const fitsAt = (at: number): boolean => {
      node.dataset["dense"] = String(at);
      return node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1;
    };
    // from the step that it has, which mostly is still the right one: every try lays it out anew
    const fit = (calmly: boolean): void => {
      while (!fitsAt(step) && step < steps) step++;
      const mayGrow = !calmly || (step > 1 && fitsAt(step - 2));
      while (mayGrow && step > 0 && fitsAt(step - 1)) step--;
      node.dataset["dense"] = String(step);
    };
    const resized = new ResizeObserver(() => fit(false));
    const changed = new MutationObserver(() => fit(calm));
    resized.observe(node);
    changed.observe(node, { childList: true, characterData: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  };
}

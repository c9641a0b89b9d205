/** What has a fixed place says less where it would not fit: a step at a time, until it does.
 *
 * `data-dense` on the element is the step: 0 has everything, and what each step leaves out says the style sheet.
 */
import type { Attachment } from "svelte/attachments";

export function condense(steps: number): Attachment<HTMLElement> {
  return (node) => {
    const fit = (): void => {
      for (let step = 0; step <= steps; step++) {
        node.dataset["dense"] = String(step);
        if (node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1) return;
      }
    };
    const resized = new ResizeObserver(fit);
    const changed = new MutationObserver(fit);
    resized.observe(node);
    changed.observe(node, { childList: true, characterData: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  };
}

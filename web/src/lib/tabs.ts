/** Tabs answer the arrow keys: the next one is chosen at once and has the focus. Only the chosen one is reached by Tab. */

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** For the `keydown` of an element with the role `tablist`. */
export function tabKeys(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey ? undefined : STEPS[event.key];
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab === event.target);
  const next = step && at >= 0 ? tabs[step(at, tabs.length)] : undefined;
  if (!next) return;
  event.preventDefault();
  event.stopPropagation(); // the table has shortcuts of its own
  next.click();
  next.focus();
}

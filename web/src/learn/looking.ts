/** Where there is little room: what a step is about lies between the guide above and the answers below. */
const GAP = 8;

/** Moves the page as little as needed to show this part of the table. */
export function bringIntoView(page: HTMLElement, part: string): void {
  const [found, guide, answers] = [part, ".guide", ".answers"].map((one) => page.querySelector(one)?.getBoundingClientRect());
  if (!found || !guide || !answers) return;
  const [tooHigh, tooLow] = [guide.bottom + GAP - found.top, found.bottom + GAP - answers.top];
  if (tooLow > 0) window.scrollBy(0, tooLow);
  else if (tooHigh > 0) window.scrollBy(0, -tooHigh);
}

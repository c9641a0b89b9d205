/** Scrolling on small screens: what a step is about lies between the guide above and the answers below. */
import { press } from "../lib/press";

const GAP = 8;

/** Moves the page as little as needed to show this part of the table; not under a finger that is down. */
export function scrollIntoView(page: HTMLElement, part: string): void {
  press.after(() => scrollNow(page, part));
}

function scrollNow(page: HTMLElement, part: string): void {
  const [found, guide, answers] = [part, ".guide", ".answers"].map((one) => page.querySelector(one)?.getBoundingClientRect());
  if (!found || !guide || !answers) return;
  const [tooHigh, tooLow] = [guide.bottom + GAP - found.top, found.bottom + GAP - answers.top];
  if (tooLow > 0) window.scrollBy(0, tooLow);
  else if (tooHigh > 0) window.scrollBy(0, -tooHigh);
}

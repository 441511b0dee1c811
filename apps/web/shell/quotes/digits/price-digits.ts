import { calm } from '../../../design/access/motion.ts';

/** Nothing lights up so long after the last scrolling: the eye is on its way. */
const restMs = 200;
/** In a second no price lights up twice. */
const onceMs = 1_000;
const fadeMs = 600;

let scrolledAt: number | null = null;
/** Follows the scrolling of any pane: it doesn't bubble. */
export const watchScrolling = () =>
  document.addEventListener('scroll', () => (scrolledAt = performance.now()), { capture: true, passive: true });

/** From which character on a text differs from the one that stood there. */
export function changedFrom(before: string, now: string): number {
  let at = 0;
  while (at < now.length && before[at] === now[at]) at += 1;
  return before.length === now.length ? at : 0;
}

interface Moments {
  now: number;
  /** When it has lit up last, and when something was scrolled; null for never. */
  lit: number | null;
  scrolled: number | null;
}
/** Whether a price may light up: not while something is scrolled, and once in a second. */
export const mayLight = ({ now, lit, scrolled }: Moments): boolean =>
  (scrolled === null || now - scrolled >= restMs) && (lit === null || now - lit >= onceMs);

const litAt = new WeakMap<Element, number>();

/** The text that stays and, behind it, the part that has changed last; made with the first price. */
function partsOf(element: HTMLElement): [Text, HTMLElement] {
  const [head, tail] = element.childNodes;
  if (head instanceof Text && tail instanceof HTMLElement) return [head, tail];
  const made: [Text, HTMLElement] = [document.createTextNode(''), document.createElement('span')];
  element.replaceChildren(...made);
  return made;
}

/**
 * Writes a price into an element; where it has moved, only the digits that have changed take the colour of the
 * direction, for a moment. The rest of the row stays as calm as it was.
 */
export function writeDigits(element: HTMLElement, text: string, direction: 'up' | 'down' | null) {
  const before = element.textContent;
  if (text === before) return;
  const [head, tail] = partsOf(element);
  const from = changedFrom(before, text);
  head.data = text.slice(0, from);
  tail.textContent = text.slice(from);
  const now = performance.now();
  if (direction === null || calm.matches) return;
  if (!mayLight({ now, lit: litAt.get(element) ?? null, scrolled: scrolledAt })) return;
  litAt.set(element, now);
  tail.animate([{ color: `var(--${direction})` }, { color: 'inherit' }], { duration: fadeMs });
}

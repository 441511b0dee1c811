interface Band {
  readonly top: number;
  readonly bottom: number;
}

const gap = 4;

/**
 * Where a card drops: right under the bar or under one of the things that have to stay in sight, so that it lies over
 * none of them; null where the upper half of the screen has no such place. CSS pixels from the top.
 * @param keep what has to stay in sight
 * @param bar its lower edge; `now` where the card stands already, if it does
 */
export function placeFor(
  height: number,
  keep: readonly Band[],
  { bar, screen, now }: { bar: number; screen: number; now: number | null },
): number | null {
  const free = (top: number) =>
    top >= bar && top <= screen / 2 && keep.every((band) => top + height <= band.top || top >= band.bottom);
  if (now !== null && free(now)) return now;
  return [bar + gap, ...keep.map(({ bottom }) => bottom + gap)].sort((a, b) => a - b).find(free) ?? null;
}

/** The price at which is traded with its day, what is agreed to, and buttons that act. */
const kept = 'main :has(> .moves), main .above-tabs, main .bg-brand.press, main .bg-up.press, main .bg-down.press';

/** The same for a card of this height on the page that stands there; it stays where it can. */
export function placeOnPage(height: number, now: number | null): number | null {
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const keep = [...document.querySelectorAll(kept)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 0 && bottom > 0 && top < innerHeight);
  return placeFor(height, keep, { bar: Math.max(0, bar), screen: innerHeight, now });
}

import { firstVisible } from '../../chart/scale.ts';
import type { LineSource } from '../../chart/line.tsx';
import type { Point } from '../../chart/price-history.ts';
import { clockText } from './clock-text.ts';
import { hiddenPrices, type HiddenPrices } from './hidden-price.ts';
import type { Stretch } from '../past/stretch.ts';

/** The moment that is played, as a line sees it: times count from the beginning of the stretch. */
export interface Player extends LineSource, Pick<HiddenPrices, 'of'> {
  readonly seek: (at: number) => void;
  /** Epoch milliseconds of the past. */
  readonly at: () => number;
}

/** The line of a stretch as far as it was played: what comes after is not in it. */
export function playerOf(stretch: Stretch, start: number): Player {
  const { of, write } = hiddenPrices(stretch);
  const all: readonly Point[] = stretch.marks.map(({ time, price }) => ({
    time: time - stretch.from,
    price: of(price),
  }));
  const listeners = new Set<() => void>();
  let at = start;
  const known = (): readonly Point[] => {
    const now = at - stretch.from;
    // The one before the first that lies beyond the moment.
    const last = firstVisible(all, now + 1);
    return all.slice(0, (all[last]?.time ?? 0) <= now ? last + 1 : last);
  };
  return {
    of,
    at: () => at,
    seek(to) {
      at = to;
      for (const redraw of listeners) redraw();
    },
    now: () => at - stretch.from,
    points: known,
    price() {
      const price = known().at(-1)?.price;
      return price === undefined ? null : String(price);
    },
    writePrice: write,
    writeTime: clockText,
    glides: false,
    onMove(redraw) {
      listeners.add(redraw);
      return () => void listeners.delete(redraw);
    },
  };
}

import type { Entry } from '../../chart/draw.ts';
import type { HiddenPrices } from './hidden-price.ts';
import type { PractiseOrder, Round } from './round.ts';
import type { Mark } from '@candor/core/market/mark.ts';

/** The line shows where an order has ended for as long. */
const endedMs = 30_000;

/** What the line shows of the orders of a round: those that run, and those that have just ended. */
export function entriesOf({ stretch, at, orders }: Round, { of }: Pick<HiddenPrices, 'of'>): Entry[] {
  const time = (mark: Mark): number => mark.time - stretch.from;
  return orders.flatMap(({ terms, settlement }, index) => {
    const entry = entryOf(stretch.marks, { terms, settlement }, at);
    if (entry === null) return [];
    const to = time(entry) + terms.seconds * 1_000;
    const base = { id: String(index), direction: terms.direction, price: of(entry.price), from: time(entry), to };
    if (settlement === null) return [base];
    const { exit, result } = settlement;
    if (exit === null || result === 'void' || exit.time < at - endedMs) return [];
    return [{ ...base, exit: { time: time(exit), price: of(exit.price), end: result } }];
  });
}

/** The mark that an order has begun with; null before it has, and where it never did. */
export function entryOf(marks: readonly Mark[], { terms, settlement }: PractiseOrder, at: number): Mark | null {
  if (settlement !== null) return settlement.entry;
  return marks.find(({ time }) => time > terms.receivedAt && time <= at) ?? null;
}

import type { ReceivedEvent, Listener } from '../people/listener.ts';
import type { Schedule } from '../schedule.ts';
import type { Row, Seen } from './seen.ts';

/** What everybody may hear. */
const publicEvents = new Set(['ticker', 'quotes', 'prices', 'rest', 'depth', 'book', 'trade']);
/** So soon after a connection was made nobody can say whether something was on its way. */
const beginMs = 3_000;
/**
 * Whoever can't know that all was told cuts the line, at the latest after so long; what became due while the world
 * slept is told, and missed, only after it.
 */
const endMs = 25_000;

export const faultsOfVisitor = ({ received }: Listener): string[] =>
  received.filter(({ name }) => !publicEvents.has(name)).map(({ name, at }) => `a visitor has heard ${name} at ${at}`);

const rowsOf = (received: readonly ReceivedEvent[], name: string): Row[] =>
  received.filter((one) => one.name === name).flatMap(({ payload }) => payload.flat() as Row[]);
const stateOf = ({ accountType, currencyCode, available, frozen }: Row): string =>
  `${accountType} ${currencyCode} ${available} ${frozen}`;

/** Nothing of anybody else is told, and every settlement that fell into a connection is. */
export function faultsOfStream(
  name: string,
  { received, times }: Pick<Listener, 'received' | 'times'>,
  seen: Pick<Seen, 'fast' | 'futures' | 'spot' | 'statement'>,
  schedule: Pick<Schedule, 'livedBetween'>,
): string[] {
  const own = new Set([...seen.fast, ...seen.futures, ...seen.spot].map((row) => String(row['orderNo'])));
  const states = new Set(seen.statement.map(stateOf));
  const orders = rowsOf(received, 'order');
  const strange = orders.filter((row) => !own.has(String(row['orderNo'])));
  const balances = rowsOf(received, 'balance').filter((row) => !states.has(stateOf(row)));
  const settled = new Set(orders.filter((row) => row['status'] === 'settled').map((row) => String(row['orderNo'])));
  const missed = seen.fast.filter(({ orderNo, saleTime }) => {
    const at = Number(saleTime);
    const isDuring = times.some(({ from, to }) => at > from + beginMs && schedule.livedBetween(at, to) > endMs);
    return isDuring && !settled.has(String(orderNo));
  });
  return [
    ...strange.map((row) => `${name} has heard of order ${row['orderNo']}, which is not theirs`),
    ...balances.map((row) => `${name} has heard of a balance that they never had: ${stateOf(row)}`),
    ...missed.map((row) => `${name} was connected and has not received that ${row['orderNo']} was settled`),
  ];
}

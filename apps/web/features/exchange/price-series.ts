import { quotedFor } from './rate-words.ts';

interface Course {
  /** Prices of {@link base} over the last 24 hours, oldest first. */
  readonly values: readonly number[];
  readonly base: string;
  readonly quote: string;
  /** Change over the time shown, as a fraction; null without a price series. */
  readonly change: number | null;
}

/**
 * The price series of one currency in another, from the price series of both in USDT.
 * @param sparks closes by currency, oldest first, evenly spaced; USDT has none and is one throughout
 */
export function priceSeriesOf(
  from: string,
  to: string,
  sparks: Readonly<Record<string, readonly number[] | undefined>>,
): Course {
  const [a, b] = [from === 'USDT' ? null : (sparks[from] ?? []), to === 'USDT' ? null : (sparks[to] ?? [])];
  const length = Math.min(a?.length ?? Infinity, b?.length ?? Infinity);
  const at = (list: readonly number[] | null, i: number): number =>
    list === null ? 1 : (list[list.length - length + i] ?? 0);
  const rates = Number.isFinite(length) ? Array.from({ length }, (_, i) => at(a, i) / at(b, i)) : [];
  const last = rates.at(-1);
  const quoted = quotedFor(from, to, last ?? 1);
  const values = quoted === 'from' ? rates : rates.map((rate) => 1 / rate);
  const [first = 0, now = 0] = [values[0], values.at(-1)];
  return {
    values,
    base: quoted === 'from' ? from : to,
    quote: quoted === 'from' ? to : from,
    change: values.length < 2 || first === 0 ? null : now / first - 1,
  };
}

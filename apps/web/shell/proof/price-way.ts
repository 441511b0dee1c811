import { call } from '../client/call.ts';
import { tickerOf } from '../quotes/tickers.ts';
import type { TapeMark } from '@candor/verifier/text.ts';
import type { PublicProof } from '@candor/verifier/proof-card.ts';

/** A price at a moment, epoch milliseconds. A JavaScript number: it is for pictures only. */
export interface Point {
  readonly time: number;
  readonly price: number;
}
/** From entry to exit; straight where the way between them isn't known. Empty without an entry. */
export interface Line {
  readonly points: readonly Point[];
  readonly straight: boolean;
}

const tapeSpanMs = 600_000;
const fewest = 8;
const barsAtMost = 300;
const periods = [
  ['1m', 60_000],
  ['5m', 300_000],
  ['30m', 1_800_000],
  ['1h', 3_600_000],
  ['1d', 86_400_000],
] as const;

/** The marks with which an order began and ended, as they are drawn. */
export function endsOf(proof: PublicProof): { entry: Point | null; exit: Point | null } {
  const [entry, exit] = proof.contractType === 'fast' ? [proof.entry, proof.exit] : [proof.open, proof.close];
  const point = (tick: typeof entry): Point | null =>
    tick === null ? null : { time: tick.time, price: Number(tick.price) };
  return { entry: point(entry), exit: point(exit) };
}

const pointOf = ({ time, price }: Pick<TapeMark, 'time' | 'price'>): Point => ({ time, price: Number(price) });

/** The closes of candles between two moments that are too far apart for the tape. */
async function closes(symbol: string, from: number, to: number): Promise<Point[]> {
  const [period, ms] = periods.find(([, each]) => (to - from) / each <= barsAtMost) ?? periods[4];
  const sent = { symbol, period, from, to, limit: barsAtMost };
  const candles =
    tickerOf(symbol)?.group === 'futures'
      ? await call('GET /portal/market/futures/kline', { query: sent }, { quiet: true })
      : await call('POST /portal/market/kline', { body: sent }, { quiet: true });
  return candles.map(({ time, close }) => ({ time: time + ms, price: Number(close) }));
}

async function between(symbol: string, from: number, to: number): Promise<Point[]> {
  if (to - from > tapeSpanMs) return closes(symbol, from, to);
  return (await call('GET /fair/tape', { query: { symbol, from, to } }, { quiet: true })).marks.map(pointOf);
}

/** @param marks around the settlement, which are there already: all there are of a fast order */
export async function lineOf(proof: PublicProof, marks: readonly TapeMark[]): Promise<Line> {
  const { entry, exit } = endsOf(proof);
  if (entry === null || exit === null) return { points: entry === null ? [] : [entry], straight: true };
  const known =
    proof.contractType === 'fast'
      ? marks.map(pointOf)
      : await between(proof.symbol, entry.time, exit.time).catch(() => []);
  const inside = known.filter(({ time }) => time > entry.time && time < exit.time);
  return { points: [entry, ...inside, exit], straight: inside.length < fewest };
}

import { queryOf, queryClient } from '../../../shell/client/query.ts';
import { onEvent } from '../../../shell/client/stream.ts';

/** A price at a moment, epoch milliseconds. A JavaScript number: it is for pictures only. */
export interface Point { readonly time: number; readonly price: number }

const keptMs = 480_000;
const minuteMs = 60_000;
const fetchedMinutes = 10;
const lines = new Map<string, { past: readonly Point[]; live: Point[]; asked: boolean }>();

function lineOf(symbol: string) {
  const known = lines.get(symbol);
  if (known !== undefined) return known;
  const line = { past: [], live: [], asked: false };
  lines.set(symbol, line);
  return line;
}

// Begins with the first page that draws a line, and goes on while the app is open.
onEvent('ticker', (changes) => {
  for (const { symbol, price, time } of changes) {
    if (price === undefined || price === null || time === undefined) continue;
    const { live } = lineOf(symbol);
    if (time <= (live.at(-1)?.time ?? 0)) continue;
    live.push({ time, price: Number(price) });
    if ((live[0]?.time ?? time) < time - keptMs * 1.5) live.splice(0, live.findIndex((point) => point.time >= time - keptMs));
  }
});

/** One line from sources of falling fineness: each gives only what lies before the first point of the finer ones. */
export function joined(...finestLast: readonly (readonly Point[])[]): Point[] {
  return finestLast.reduceRight<Point[]>((line, source) => {
    const start = line[0]?.time ?? Infinity;
    return [...source.filter((point) => point.time < start), ...line];
  }, []);
}

/** What is known of a symbol's last minutes, oldest first. */
export function pointsOf(symbol: string): readonly Point[] {
  const { past, live } = lineOf(symbol);
  return past.length === 0 ? live : joined(past, live);
}

/** Fetches, once per symbol, what lies before the app began to listen: deals of the last moments, before them the close of each minute. */
export async function fetchPast(symbol: string): Promise<void> {
  const line = lineOf(symbol);
  if (line.asked) return;
  line.asked = true;
  try {
    const [trades, candles] = await Promise.all([
      queryClient.fetchQuery({ ...queryOf('GET /portal/market/trade', { query: { symbol, limit: 100 } }), staleTime: 0 }),
      queryClient.fetchQuery({ ...queryOf('POST /portal/market/kline', { body: { symbol, period: '1m', limit: fetchedMinutes } }), staleTime: 0 }),
    ]);
    const deals = trades.map(({ time, price }) => ({ time, price: Number(price) })).sort((a, b) => a.time - b.time);
    const closes = candles.slice(0, -1).map(({ time, close }) => ({ time: time + minuteMs, price: Number(close) }));
    line.past = joined(closes, deals);
  } catch {
    // The line then begins now; it may be asked for again.
    line.asked = false;
  }
}

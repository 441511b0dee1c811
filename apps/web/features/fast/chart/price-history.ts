import { call } from '../../../shell/client/call.ts';
import { onEvent } from '../../../shell/client/stream.ts';

/** A price at a moment, epoch milliseconds. A JavaScript number: it is for pictures only. */
export interface Point {
  readonly time: number;
  readonly price: number;
}

const keptMs = 480_000;
const minuteMs = 60_000;
const fetchedMinutes = 10;
/** So long nothing was heard of a price only while it was not listened to. */
const gapMs = 5_000;
interface Line {
  past: readonly Point[];
  live: Point[];
  /** Marks were asked for from here on. */
  fetchedFrom: number;
  /** Up to here, by the device's clock where the server's was not known; 0 before anything was asked. */
  fetchedTo: number;
}
const lines = new Map<string, Line>();

function lineOf(symbol: string) {
  const known = lines.get(symbol);
  if (known !== undefined) return known;
  const line: Line = { past: [], live: [], fetchedFrom: Infinity, fetchedTo: 0 };
  lines.set(symbol, line);
  return line;
}

// Begins with the first page that draws a line, and goes on while the app is open.
onEvent('ticker', (changes) => {
  for (const { symbol, price, time } of changes) {
    if (price === undefined || price === null || time === undefined) continue;
    const line = lineOf(symbol);
    const { live } = line;
    const last = live.at(-1)?.time ?? 0;
    if (time <= last) continue;
    live.push({ time, price: Number(price) });
    const before = last > 0 ? last : line.fetchedTo;
    if (before > 0 && Math.abs(time - before) > gapMs) mendGap(symbol, time);
    if ((live[0]?.time ?? time) < time - keptMs * 1.5)
      live.splice(
        0,
        live.findIndex((point) => point.time >= time - keptMs),
      );
  }
});

/** One line from sources of falling fineness: each gives only what lies before the first point of the finer ones. */
export function joined(...finestLast: readonly (readonly Point[])[]): Point[] {
  return finestLast.reduceRight<Point[]>((line, source) => {
    const start = line[0]?.time ?? Infinity;
    return [...source.filter((point) => point.time < start), ...line];
  }, []);
}

/** What was not heard is asked for: the line would go straight from one side to the other. */
function mendGap(symbol: string, now: number) {
  const line = lineOf(symbol);
  const { fetchedFrom } = line;
  line.past = joined(line.past, line.live);
  line.live = [];
  line.fetchedFrom = Infinity;
  // It may have been asked for by a device's clock that is ahead.
  if (fetchedFrom < Infinity) void fetchPast(symbol, Math.min(Math.abs(now - fetchedFrom), keptMs), now);
}

/** What is known of a symbol's last minutes, oldest first. */
export function pointsOf(symbol: string): readonly Point[] {
  const { past, live } = lineOf(symbol);
  return past.length === 0 ? live : joined(past, live);
}

/** The recorded marks of a symbol between two moments of the server's clock, at most ten minutes apart. */
async function fetchMarks(symbol: string, from: number, to: number): Promise<Point[]> {
  const tape = await call('GET /fair/tape', { query: { symbol, from, to } }, { quiet: true });
  return tape.marks.map(({ time, price }) => ({ time, price: Number(price) }));
}

async function fetchCloses(symbol: string): Promise<Point[]> {
  const candles = await call(
    'POST /portal/market/kline',
    { body: { symbol, period: '1m', limit: fetchedMinutes } },
    { quiet: true },
  );
  return candles.slice(0, -1).map(({ time, close }) => ({ time: time + minuteMs, price: Number(close) }));
}

/**
 * Fetches what lies before the app began to listen: the recorded marks, and before them the close of each minute.
 * Asks again only for more than it has.
 */
export async function fetchPast(symbol: string, behindMs: number, now: number): Promise<void> {
  const line = lineOf(symbol);
  const from = Math.round(now - behindMs);
  if (from >= line.fetchedFrom) return;
  line.fetchedFrom = from;
  line.fetchedTo = now;
  try {
    const [marks, closes] = await Promise.all([fetchMarks(symbol, from, Math.round(now)), fetchCloses(symbol)]);
    line.past = joined(closes, marks);
  } catch {
    // The line then begins now; it may be asked for again.
    line.fetchedFrom = Infinity;
    line.fetchedTo = 0;
  }
}

import type { TickerRequest } from '@candor/api-contract/events.ts';
import { StreamClient } from './harness/stream-client.ts';
import { spreadOf } from './harness/statistics.ts';
import type { SocketJob, SocketReport } from './sockets.ts';

/** So many sockets are opened at a time. */
const atOnce = 50;
/** Of so many frames one is read to its end: reading all would cost more than the server does. */
const readEach = 64;

const delays: number[] = [];
let [frames, changes, bytes, read] = [0, 0, 0, 0];
let witnessed: string[] = [];

type Row = { readonly symbol: string; readonly time?: number; readonly price?: string };

/** Of the first socket all is read, and kept. */
function witness(text: Buffer): void {
  const [event, rows] = JSON.parse(text.toString()) as [string, Row[]];
  if (event !== 'ticker') return;
  for (const { symbol, time, price } of rows) if (price !== undefined) witnessed.push(`${symbol} ${time} ${price}`);
}

function count(text: Buffer): void {
  frames += 1;
  bytes += text.length;
  if (frames % readEach !== 0) return;
  const now = Date.now();
  const [, rows] = JSON.parse(text.toString()) as [string, { time?: number }[]];
  read += 1;
  changes += rows.length;
  const time = Math.max(...rows.map((row) => row.time ?? 0));
  if (time > 0) delays.push(now - time);
}

async function openAll({ port, requests }: SocketJob): Promise<void> {
  const open = (request: TickerRequest, at: number): Promise<unknown> =>
    StreamClient.open(port, ['ticker_add', request], (text) => {
      count(text);
      if (at === 0) witness(text);
    });
  for (let at = 0; at < requests.length; at += atOnce)
    await Promise.all(requests.slice(at, at + atOnce).map((request, i) => open(request, at + i)));
}

process.on('message', (message: SocketJob | 'count' | 'report') => {
  if (message === 'count') {
    [frames, changes, bytes, read] = [0, 0, 0, 0];
    witnessed = [];
    delays.length = 0;
  } else if (message === 'report') {
    const { p50, p99, max } = spreadOf(delays);
    const symbols = (changes / read) * frames;
    const report: SocketReport = { frames, changes: symbols, bytes, p50Ms: p50, p99Ms: p99, maxMs: max, witnessed };
    process.send?.(report, () => process.exit(0));
  } else {
    openAll(message).then(
      () => process.send?.('open'),
      (fault: unknown) => {
        console.error(fault);
        process.exit(1);
      },
    );
  }
});

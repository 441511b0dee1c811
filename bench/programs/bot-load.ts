import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Random } from '../../tests/simulator/random.ts';
import { Connection } from '../harness/connection.ts';
import { embeddedPlace, findPostgres, postgresPlace, type Place } from '../harness/place.ts';
import { startServer } from '../harness/server-process.ts';
import { median, spreadOf } from '../harness/statistics.ts';
import type { Finding } from '../report.ts';
import type { BotJob, BotReport } from './bots.ts';
import { KeptBook } from './kept-book.ts';
import { makeKeys, signedCall, type BotKey } from './keys.ts';

/** How large a run is; `BOT_SECONDS` and `BOTS` make it smaller where others work on the machine. */
const seconds = Number(process.env['BOT_SECONDS'] ?? 60);
const bots = Number(process.env['BOTS'] ?? 200);
const keysEach = 20;
const symbol = 'BTCUSDT';
const quantity = '0.0003';
const lonelyOrders = 60;
const program = fileURLToPath(new URL('./bots.ts', import.meta.url));

interface Venue {
  readonly url: string;
  readonly port: number;
  readonly keys: readonly BotKey[];
  /** Bids that rest: from one to four percent below the market. */
  readonly prices: readonly string[];
}

/** Programs that quote by keys: one that fills its connection, many at once, and books that are kept beside them. */
export async function botLoad(): Promise<Finding[]> {
  const postgres = await findPostgres();
  const places = [
    ...(postgres === null ? [] : [['PostgreSQL', await postgresPlace(postgres)] as const]),
    ['embedded', await embeddedPlace()] as const,
  ];
  const findings: Finding[] = [];
  for (const [name, place] of places) findings.push(...(await measure(name, place)));
  return findings;
}

async function measure(name: string, place: Place): Promise<Finding[]> {
  const server = await startServer(place.settings);
  const url = `http://127.0.0.1:${server.port}`;
  try {
    const keys = await makeKeys(url, Math.ceil(bots / keysEach), keysEach);
    const venue = { url, port: server.port, keys: keys.slice(0, bots), prices: await restingPrices(url) };
    return [...(await oneConnection(name, venue)), await depthDelay(name, venue), ...(await manyBots(name, venue))];
  } finally {
    await server.end('SIGKILL');
    await place.drop();
  }
}

async function restingPrices(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/binance/api/v3/ticker/bookTicker?symbol=${symbol}`);
  const { bidPrice } = (await answer.json()) as { bidPrice: string };
  return Array.from({ length: 300 }, (_, at) => (Number(bidPrice) * (0.99 - at / 10_000)).toFixed(2));
}

function runBots(job: BotJob): Promise<BotReport> {
  return new Promise((resolve, reject) => {
    const child = fork(program, { execArgv: ['--disable-warning=ExperimentalWarning'] });
    child.once('message', (report) => resolve(report as BotReport));
    child.once('exit', (code) => reject(new Error(`the bots have failed (${String(code)})`)));
    child.send(job);
  });
}

const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const saidOf = ({ perSecond, latency }: BotReport): string =>
  `${Math.round(perSecond).toLocaleString('en')} orders/s, answered in ${ms(latency.p50)} (median), ` +
  `${ms(latency.p99)} (p99)`;
const noteOf = ({ placed, late, refused, firstRefusal }: BotReport): string =>
  `${placed.toLocaleString('en')} orders placed, and all but the last cancelled; ${late} requests not sent in time, ` +
  `${refused} refused${firstRefusal === null ? '' : `: ${firstRefusal}`}`;

/** Batches of fifty: 25 bids placed, the 25 of the batch before cancelled. */
async function oneConnection(name: string, { port, keys, prices }: Venue): Promise<Finding[]> {
  const job = { port, symbol, prices, quantity, ordersEach: 25, seconds: Math.min(seconds, 20) };
  const report = await runBots({ ...job, keys: keys.slice(0, 1), perSecond: 40 });
  return [
    {
      what: `one connection by a key, 40 batches/s of 25 placed and 25 cancelled: ${name}`,
      value: `${saidOf(report)}; ${Math.round(report.perSecond * 2).toLocaleString('en')} items/s`,
      aim: '2,000 items/s',
      note: noteOf(report),
    },
  ];
}

/** From the answer of an order, which comes after its commit, until a program is told that the book has it. */
async function depthDelay(name: string, { url, port, keys, prices }: Venue): Promise<Finding> {
  const book = await KeptBook.open(url, symbol);
  const connection = await Connection.open(port);
  const random = new Random(7);
  const arrived = new Map<string, number>();
  book.onChange = ({ b }) => {
    for (const [price, quantity_] of b) if (Number(quantity_) > 0) arrived.set(price, performance.now());
  };
  const delays: number[] = [];
  for (let at = 0; at < lonelyOrders; at += 1) {
    const price = prices[at * 4 + 1] ?? '';
    const key = keys[at % keys.length];
    if (key === undefined) break;
    await sleep(random.whole(120, 260));
    const order = { symbol, side: 'buy', type: 'limit', price, quantity };
    const { status, body } = await connection.request(signedCall('/portal/order/spotOrder', key, order));
    if (status !== 200) throw new Error(`an order was refused: ${body}`);
    const answeredAt = performance.now();
    await sleep(250);
    const arrivedAt = [...arrived].find(([level]) => Number(level) === Number(price))?.[1];
    if (arrivedAt !== undefined) delays.push(arrivedAt - answeredAt);
    const { orderNo } = (JSON.parse(body) as { data: { orderNo: string } }).data;
    await connection.request(signedCall(`/portal/order/endSpotOrder/${orderNo}`, key, {}));
  }
  connection.close();
  book.close();
  const { p50, p95, max } = spreadOf(delays);
  return {
    what: `change of the book told after the order’s answer: ${name}`,
    value: `${ms(p50)} (median), ${ms(p95)} (p95), ${ms(max)} at most`,
    aim: '≤ 20 ms (median)',
    note: `${delays.length} of ${lonelyOrders} orders; a book is told at most every 100 ms`,
  };
}

/** Two hundred bots at once; beside them books are kept, and compared at moments of chance. */
async function manyBots(name: string, { url, port, keys, prices }: Venue): Promise<Finding[]> {
  const books = await Promise.all([symbol, symbol, 'ETHUSDT'].map((one) => KeptBook.open(url, one)));
  const random = new Random(11);
  const job = { port, keys, symbol, prices, quantity, perSecond: 20, ordersEach: 1, seconds };
  let isRunning = true;
  const load = runBots(job).finally(() => (isRunning = false));
  const found: number[] = [];
  while (isRunning) {
    await sleep(random.whole(50, 900));
    for (const book of books) found.push(await book.differences());
  }
  const report = await load;
  const changes = median(books.map((book) => book.changes));
  const gaps = books.reduce((sum, book) => sum + book.gaps, 0);
  for (const book of books) book.close();
  return [
    {
      what: `${bots} bots by keys, 20 orders/s each for ${seconds} s: ${name}`,
      value: saidOf(report),
      aim: `${(bots * 20).toLocaleString('en')} orders/s`,
      note: noteOf(report),
    },
    {
      what: `books kept beside them by differences: ${name}`,
      value: `${found.filter((levels) => levels > 0).length} of ${found.length} comparisons differ, ${gaps} gaps`,
      aim: '0 differences',
      note: `compared with snapshots of 1,000 levels at moments of chance; ${changes} changes of a book told`,
    },
  ];
}

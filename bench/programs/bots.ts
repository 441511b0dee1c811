import { setTimeout as sleep } from 'node:timers/promises';
import { Connection } from '../harness/connection.ts';
import { spreadOf, type Spread } from '../harness/statistics.ts';
import { signedCall, type BotKey } from './keys.ts';

/** What a process of bots is asked to do. */
export interface BotJob {
  readonly port: number;
  /** A bot for each, with a connection of its own. */
  readonly keys: readonly BotKey[];
  readonly symbol: string;
  /** Prices of bids, each for one bot in turn. */
  readonly prices: readonly string[];
  readonly quantity: string;
  /** Requests a second of each bot, whether answers come in time or not. */
  readonly perSecond: number;
  /** Orders that each request places; those of the one before are cancelled with it. */
  readonly ordersEach: number;
  readonly seconds: number;
}

export interface BotReport {
  readonly placed: number;
  readonly perSecond: number;
  /** Requests that were not sent, since the one before was not answered yet. */
  readonly late: number;
  readonly refused: number;
  readonly firstRefusal: string | null;
  /** From a request until its answer, in ms. */
  readonly latency: Spread;
}

interface Counted {
  placed: number;
  late: number;
  refused: number;
  firstRefusal: string | null;
  readonly delays: number[];
}

const path = '/portal/order/batch';
type BatchAnswer = { data: { code: number; message: string; data: { orderNo?: string } }[] };

/** Quotes: in each turn it places bids and takes back those of the turn before, in one request. */
async function runBot(job: BotJob, at: number, counted: Counted): Promise<void> {
  const { keys, perSecond, seconds, prices, ordersEach, symbol, quantity } = job;
  const key = keys[at];
  if (key === undefined) return;
  const connection = await Connection.open(job.port);
  const [everyMs, begun] = [1_000 / perSecond, performance.now() + (at * 1_000) / perSecond / keys.length];
  const ticket = { action: 'place', contractType: 'spot', symbol, side: 'buy', type: 'limit', quantity };
  let resting: string[] = [];
  for (let turn = 0; turn < seconds * perSecond; turn += 1) {
    const due = begun + turn * everyMs;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    if (performance.now() > due + everyMs) {
      counted.late += 1;
      continue;
    }
    const places = Array.from({ length: ordersEach }, (_, order) => ({
      ...ticket,
      price: prices[(at * ordersEach + turn + order) % prices.length],
    }));
    const cancels = resting.map((orderNo) => ({ action: 'cancel', contractType: 'spot', orderNo }));
    const sentAt = performance.now();
    const { status, body } = await connection.request(signedCall(path, key, { orders: [...places, ...cancels] }));
    counted.delays.push(performance.now() - sentAt);
    resting = note(counted, status === 200 ? (JSON.parse(body) as BatchAnswer).data.slice(0, ordersEach) : [], body);
    counted.placed += resting.length;
  }
  connection.close();
}

/** @returns the numbers of what was placed */
function note(counted: Counted, placed: BatchAnswer['data'], body: string): string[] {
  const numbers = placed.flatMap(({ data }) => data.orderNo ?? []);
  if (placed.length === 0 || numbers.length < placed.length) {
    counted.refused += Math.max(1, placed.length - numbers.length);
    counted.firstRefusal ??= placed.find(({ code }) => code !== 200)?.message ?? body.slice(0, 200);
  }
  return numbers;
}

async function runAll(job: BotJob): Promise<BotReport> {
  const counted: Counted = { placed: 0, late: 0, refused: 0, firstRefusal: null, delays: [] };
  const begun = performance.now();
  await Promise.all(job.keys.map((_, at) => runBot(job, at, counted)));
  const { delays, ...rest } = counted;
  const perSecond = (counted.placed / (performance.now() - begun)) * 1_000;
  return { ...rest, perSecond, latency: spreadOf(delays) };
}

process.on('message', (job: BotJob) => {
  runAll(job).then(
    (report) => process.send?.(report, () => process.exit(0)),
    (fault: unknown) => {
      console.error(fault);
      process.exit(1);
    },
  );
});

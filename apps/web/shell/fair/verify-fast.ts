import { e8, entryWaitMs, exitWaitMs, plain, step, tickOf, tickStep, tickText, usdt } from './receipt-text.ts';
import type { Step, Tick } from './receipt-text.ts';

/** The terms on which the result alone rests; times in milliseconds. */
export interface FastTerms {
  readonly direction: string;
  readonly seconds: number;
  /** `price~slippage`, or a dash for none. */
  readonly bound: string;
  readonly received: number;
}
/** All terms of a fast order, money in units. */
interface Order extends FastTerms {
  readonly stake: bigint;
  readonly rate: bigint;
  readonly payoutText: string;
}
/** What is said of its way. */
export interface FastStated {
  readonly entry: Tick | null;
  readonly exit: Tick | null;
  readonly result: string;
}

function orderOf([, , , , direction = '', seconds = '0', stake = '0', rate = '0', ...more]: readonly string[]): Order {
  const [payoutText = '0', bound = '-', received = '0'] = more;
  return {
    direction,
    seconds: Number(seconds),
    stake: BigInt(stake),
    rate: BigInt(rate),
    payoutText,
    bound,
    received: Number(received),
  };
}

const distance = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a);

/** The price that was wanted, where the entry lies beyond what was allowed around it; else null. */
function missedPrice(entry: Tick, bound: string): bigint | null {
  const [wanted, slippage] = bound.split('~');
  if (wanted === undefined || slippage === undefined) return null;
  return distance(entry.price, BigInt(wanted)) * e8 > BigInt(wanted) * BigInt(slippage) ? BigInt(wanted) : null;
}

function exitOf(entry: Tick, seconds: number, ticks: readonly Tick[]): Tick | null {
  const expiry = entry.time + seconds * 1_000;
  return ticks.find(({ time }) => time >= expiry && time < expiry + exitWaitMs) ?? null;
}

export type Result = 'win' | 'lose' | 'tie' | 'void';

function resultOf(direction: string, entry: Tick | null, exit: Tick | null): Result {
  if (entry === null || exit === null) return 'void';
  if (exit.price === entry.price) return 'tie';
  return exit.price > entry.price === (direction === 'up') ? 'win' : 'lose';
}

const profits: Readonly<Record<Result, (stake: bigint, payout: bigint) => bigint>> = {
  win: (_, payout) => payout,
  lose: (stake) => -stake,
  tie: () => 0n,
  void: () => 0n,
};

/** The way of a fast order along the tape: entry, exit and result, whatever was at stake. */
export function settlementSteps(
  { direction, seconds, bound, received }: FastTerms,
  stated: FastStated,
  ticks: readonly Tick[],
): { result: Result; steps: Step[] } {
  const entry = ticks.find(({ time }) => time > received && time <= received + entryWaitMs) ?? null;
  const missed = entry === null ? null : missedPrice(entry, bound);
  const exit = entry === null || missed !== null ? null : exitOf(entry, seconds, ticks);
  const result = resultOf(direction, entry, exit);
  const first = tickStep(entry === null ? 'noEntry' : 'entry', stated.entry, entry);
  // Without a price from before the receipt nobody can tell that this one is the first.
  const entered = { ...first, ok: first.ok && (ticks[0]?.time ?? Infinity) <= received };
  const steps: Step[] = [
    missed === null ? entered : { name: 'slippage', ok: true, stated: plain(missed, 8), found: tickText(entry) },
    ...(entry === null || missed !== null ? [] : [tickStep(exit === null ? 'noExit' : 'exit', stated.exit, exit)]),
    step('result', stated.result, result),
  ];
  return { result, steps };
}

/** The steps of a fast order: entry, exit, result and what it pays. */
export function fastSteps(facts: Map<string, string>, terms: readonly string[], ticks: readonly Tick[]): Step[] {
  const order = orderOf(terms);
  const { stake, rate, payoutText } = order;
  const payout = (stake * rate) / e8;
  const { result, steps } = settlementSteps(
    order,
    { entry: tickOf(facts.get('entry')), exit: tickOf(facts.get('exit')), result: facts.get('result') ?? '' },
    ticks,
  );
  return [
    ...steps,
    step('payout', usdt(BigInt(payoutText)), usdt(payout)),
    step('profit', usdt(BigInt(facts.get('profit') ?? '0')), usdt(profits[result](stake, payout))),
  ];
}

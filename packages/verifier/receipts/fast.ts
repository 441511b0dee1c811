import type { Need } from '../chain.ts';
import type { Facts } from './grammar.ts';
import { e8, entryWaitMs, exitWaitMs, plain, step, tickOf, tickStep, tickText, untold, usdt } from '../text.ts';
import type { Step, StepName, Tick } from '../text.ts';

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
  readonly symbol: string;
  readonly stake: bigint;
  readonly rate: bigint;
  readonly payout: bigint;
}
/** What is said of its way. */
export interface FastStated {
  readonly entry: Tick | null;
  readonly exit: Tick | null;
  readonly result: string;
}

function orderOf({ terms }: Facts): Order {
  const [, , , symbol = '', direction = '', seconds = '0', stake = '0', rate = '0', ...more] = terms;
  const [payout = '0', bound = '-', received = '0'] = more;
  return {
    symbol,
    direction,
    seconds: Number(seconds),
    stake: BigInt(stake),
    rate: BigInt(rate),
    payout: BigInt(payout),
    bound,
    received: Number(received),
  };
}
const statedBy = ({ get }: Facts): FastStated => ({
  entry: tickOf(get('entry')),
  exit: tickOf(get('exit')),
  result: get('result'),
});

const distance = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a);

/** The price that was wanted, where the entry lies beyond what was allowed around it; else null. */
function missedPrice(entry: Tick, bound: string): bigint | null {
  const [wanted, slippage] = bound.split('~');
  if (wanted === undefined || slippage === undefined) return null;
  return distance(entry.price, BigInt(wanted)) * e8 > BigInt(wanted) * BigInt(slippage) ? BigInt(wanted) : null;
}

/**
 * Between which prices it ran: the first one after receipt says whether there is an entry, the first one at or after
 * expiry whether there is an exit.
 */
export function fastNeed(symbol: string, { seconds, bound, received }: FastTerms, stated: FastStated): Need {
  const { entry, exit } = stated;
  if (entry === null) return { symbol, from: received, to: received + 1, until: received + entryWaitMs };
  if (missedPrice(entry, bound) !== null) return { symbol, from: received, to: entry.time };
  const expiry = entry.time + seconds * 1_000;
  const until = exit === null ? expiry + exitWaitMs : Math.max(expiry, exit.time);
  return { symbol, from: received, to: expiry, until };
}
export const fastNeeds = (facts: Facts): Need[] => {
  const order = orderOf(facts);
  return [fastNeed(order.symbol, order, statedBy(facts))];
};

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

/** An entry beyond the bound is told with it, or by none. */
function beyondStep(wanted: bigint, stated: Tick | null, found: Tick | null, isKnown: boolean): Step<StepName> {
  const isSame = stated === null || tickStep('entry', stated, found).ok === true;
  return { name: 'slippage', ok: isKnown ? isSame : null, stated: plain(wanted, 8), found: tickText(found) };
}

/**
 * The way of a fast order along the tape: entry, exit and result, whatever was at stake.
 * @param ticks null where they are not known: then the result is that of the stated prices
 */
export function settlementSteps(
  { direction, seconds, bound, received }: FastTerms,
  stated: FastStated,
  ticks: readonly Tick[] | null,
): { result: Result; steps: Step<StepName>[] } {
  const first = ticks?.find(({ time }) => time > received && time <= received + entryWaitMs) ?? null;
  const entry = ticks === null ? stated.entry : first;
  const missed = entry === null ? null : missedPrice(entry, bound);
  const last = entry === null || ticks === null ? stated.exit : exitOf(entry, seconds, ticks);
  const exit = entry === null || missed !== null ? null : last;
  const result = resultOf(direction, entry, exit);
  const placed = (name: StepName, said: Tick | null, found: Tick | null): Step<StepName> =>
    ticks === null ? untold(name, tickText(said)) : tickStep(name, said, found);
  const entered = placed(entry === null ? 'noEntry' : 'entry', stated.entry, entry);
  const steps = missed === null ? [entered] : [beyondStep(missed, stated.entry, entry, ticks !== null)];
  if (entry !== null && missed === null) steps.push(placed(exit === null ? 'noExit' : 'exit', stated.exit, exit));
  return { result, steps: [...steps, step('result', stated.result, result)] };
}

/** The steps of a fast order: entry, exit, result and what it pays. */
export function fastSteps(facts: Facts, ticks: readonly Tick[] | null): Step<StepName>[] {
  const order = orderOf(facts);
  const { stake, rate } = order;
  const payout = (stake * rate) / e8;
  const { result, steps } = settlementSteps(order, statedBy(facts), ticks);
  return [
    ...steps,
    step('payout', usdt(order.payout), usdt(payout)),
    step('profit', usdt(BigInt(facts.get('profit'))), usdt(profits[result](stake, payout))),
  ];
}

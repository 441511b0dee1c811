import type { Direction, FastTerms } from '@candor/core/fast/order.ts';
import { settleFromTape, type Settlement } from '@candor/core/fast/settle-order.ts';
import { fastRules } from '@candor/core/fast/terms.ts';
import type { Instant, Mark } from '@candor/core/market/mark.ts';
import { minus, negative, plus, shareDown, zero, type Amount, type Rate } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import type { Stretch } from '../past/stretch.ts';

/** An order of practise: the terms of a real one, and what the tape makes of it; null while it runs. */
export interface PractiseOrder {
  readonly terms: FastTerms;
  readonly settlement: Settlement | null;
}

/** Practise at a moment: what was placed so far on a stretch of the past. Its money is a number, in units of USDT. */
export interface Round {
  readonly stretch: Stretch;
  /** Epoch milliseconds of the past. */
  readonly at: Instant;
  /** Oldest first. */
  readonly orders: readonly PractiseOrder[];
}

/** What is chosen on the ticket. */
export interface Draft {
  readonly direction: Direction;
  readonly seconds: number;
  readonly stake: Amount;
  readonly payoutRate: Rate;
}

/** What one begins with. */
export const purse = usdt('1000');
const leadMs = 60_000;

/** Before the first order there is a line to look at. */
export const begun = (stretch: Stretch): Round => ({
  stretch,
  at: stretch.from + Math.min(leadMs, Math.floor((stretch.to - stretch.from) / 5)),
  orders: [],
});

/** The last mark up to a moment. */
function markAt({ marks }: Stretch, at: Instant): Mark | undefined {
  const index = marks.findLastIndex(({ time }) => time <= at);
  return marks[index];
}

/** Marks from a moment on, up to another. */
const between = ({ marks }: Stretch, from: Instant, to: Instant): readonly Mark[] =>
  marks.filter(({ time }) => time >= from && time <= to);

/** Time has gone on: what was decided meanwhile is settled as core settles it. @param to never before the present */
export function advanced(round: Round, to: Instant): Round {
  const { stretch } = round;
  const at = Math.min(to, stretch.to);
  const orders = round.orders.map((order) => {
    if (order.settlement !== null) return order;
    const { terms } = order;
    const settlement = settleFromTape(terms, between(stretch, terms.receivedAt, at), at, fastRules);
    return settlement === null ? order : { ...order, settlement };
  });
  return { ...round, at, orders };
}

/** The orders that ended between two moments of a round, in the order of their placing. */
export const endedBetween = (before: Round, after: Round): readonly PractiseOrder[] =>
  after.orders.filter(({ settlement }, at) => settlement !== null && (before.orders[at]?.settlement ?? null) === null);

/** Whether the rest of the stretch decides a contract of this length, whenever its prices come. */
export const fits = ({ stretch, at }: Round, seconds: number): boolean =>
  at + fastRules.entryWaitMs + seconds * 1_000 + fastRules.exitWaitMs <= stretch.to;

export const isOver = ({ stretch, at }: Round): boolean => at >= stretch.to;

/** What an order has brought: 0 for a tie, a void, and while it runs. */
export function profitOf({ terms, settlement }: PractiseOrder): Amount {
  if (settlement?.result === 'win') return terms.payout;
  return settlement?.result === 'lose' ? negative(terms.stake) : zero;
}

export const resultOf = ({ orders }: Round): Amount => orders.reduce((sum, order) => plus(sum, profitOf(order)), zero);

/** What can be staked: what one began with and won, without what was lost or is staked. */
export const availableOf = (round: Round): Amount =>
  round.orders.reduce(
    (sum, { terms, settlement }) => (settlement === null ? minus(sum, terms.stake) : sum),
    plus(purse, resultOf(round)),
  );

/** Receives an order now, bound to the price that is seen as a real one is. */
export function placed(round: Round, { direction, seconds, stake, payoutRate }: Draft): Round {
  const { stretch, at, orders } = round;
  const seen = markAt(stretch, at);
  const terms: FastTerms = {
    orderNo: String(orders.length + 1),
    userId: 'practise',
    symbol: stretch.symbol,
    direction,
    seconds,
    stake,
    payoutRate,
    payout: shareDown(stake, payoutRate),
    bound: seen === undefined ? null : { price: seen.price, maxSlippage: fastRules.defaultMaxSlippage },
    receivedAt: at,
  };
  return { ...round, orders: [...orders, { terms, settlement: null }] };
}

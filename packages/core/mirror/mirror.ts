import { minus, plus, zero, type Amount } from '../money/amount.ts';
import { assert } from '../result.ts';
import { hitRateOf, houseEdgeOf, type Decided, type HitRate } from './hit-rate.ts';
import { extremeHours, hoursOf, type HourResult } from './hours.ts';
import { swapResult, type PriceOf, type Swap, type SwapResult } from './swaps.ts';

/** Settled fast orders of one hour of the day, added up; all of them or those of one result. */
export interface FastHour extends Decided {
  readonly hour: number;
  readonly ties: number;
  readonly voids: number;
  /** What wins have paid beyond their stakes, and the stakes of the losses; in USDT. */
  readonly won: Amount;
  readonly lost: Amount;
}

/** Closed futures positions of one hour of the day, added up. */
export interface FuturesHour {
  readonly hour: number;
  readonly positions: number;
  /** Before fees; in USDT. */
  readonly profit: Amount;
  readonly fees: Amount;
}

/** What a customer has traded in a period. */
export interface History {
  readonly fast: readonly FastHour[];
  readonly futures: readonly FuturesHour[];
  readonly spot: { readonly trades: number; readonly swaps: readonly Swap[] };
  readonly exchange: { readonly trades: number; readonly swaps: readonly Swap[] };
}

export interface FastMirror extends Omit<FastHour, 'hour'> {
  readonly orders: number;
  /** USDT. */
  readonly result: Amount;
  readonly hitRate: HitRate | null;
  readonly houseEdge: Amount;
}

export interface FuturesMirror extends Omit<FuturesHour, 'hour'> {
  /** Fees included. */
  readonly result: Amount;
}

/** The result of swapping is null where a price is missing. */
export interface SwapMirror {
  readonly trades: number;
  readonly result: SwapResult | null;
}

/** What trading has come to, as it is. */
export interface Mirror {
  readonly fast: FastMirror;
  readonly futures: FuturesMirror;
  readonly spot: SwapMirror;
  readonly exchange: SwapMirror;
  /** Of futures, spot and exchange, in USDT; null where a price is missing. */
  readonly fees: Amount | null;
  /** By fast orders and futures. */
  readonly hours: { readonly best: HourResult; readonly worst: HourResult } | null;
  /**
   * What the customer has more (negative: less) than had everything stayed as it was at the start of the period: no
   * order, no swap, deposits and withdrawals as they were. Fast orders and futures by what they have brought, swaps at
   * present prices; what is still open is not in it. In USDT, null where a price is missing.
   */
  readonly againstHolding: Amount | null;
}

const countIn = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);
const sumIn = <Row>(rows: readonly Row[], of: (row: Row) => Amount): Amount =>
  rows.reduce((sum, row) => plus(sum, of(row)), zero);

function fastMirror(hours: readonly FastHour[]): FastMirror {
  const sums = {
    wins: countIn(hours, ({ wins }) => wins),
    losses: countIn(hours, ({ losses }) => losses),
    ties: countIn(hours, ({ ties }) => ties),
    voids: countIn(hours, ({ voids }) => voids),
    staked: sumIn(hours, ({ staked }) => staked),
    offered: sumIn(hours, ({ offered }) => offered),
    won: sumIn(hours, ({ won }) => won),
    lost: sumIn(hours, ({ lost }) => lost),
  };
  assert(
    sums.won <= sums.offered && sums.lost <= sums.staked,
    'orders bring what was offered and cost what was staked',
  );
  return {
    ...sums,
    orders: sums.wins + sums.losses + sums.ties + sums.voids,
    result: minus(sums.won, sums.lost),
    hitRate: hitRateOf(sums),
    houseEdge: houseEdgeOf(sums),
  };
}

function futuresMirror(hours: readonly FuturesHour[]): FuturesMirror {
  const [profit, fees] = [sumIn(hours, (hour) => hour.profit), sumIn(hours, (hour) => hour.fees)];
  return { positions: countIn(hours, ({ positions }) => positions), profit, fees, result: minus(profit, fees) };
}

/** The sum of all, null as soon as one is. */
const together = (...parts: readonly (Amount | undefined)[]): Amount | null =>
  parts.reduce<Amount | null>((sum, part) => (sum === null || part === undefined ? null : plus(sum, part)), zero);

/**
 * The figures of a customer's trading in a period.
 * @param history ended fast orders by the hour of being placed, closed positions by that of closing, spot deals and
 *   exchanges; hours by the customer's clock
 * @param priceOf present prices
 */
export function mirrorOf(history: History, priceOf: PriceOf): Mirror {
  const [fast, futures] = [fastMirror(history.fast), futuresMirror(history.futures)];
  const spot = { trades: history.spot.trades, result: swapResult(history.spot.swaps, priceOf) };
  const exchange = { trades: history.exchange.trades, result: swapResult(history.exchange.swaps, priceOf) };
  const hours = hoursOf([
    ...history.fast.map(({ hour, wins, losses, won, lost }) => ({
      hour,
      trades: wins + losses,
      result: minus(won, lost),
    })),
    ...history.futures.map(({ hour, positions, profit, fees }) => ({
      hour,
      trades: positions,
      result: minus(profit, fees),
    })),
  ]);
  return {
    fast,
    futures,
    spot,
    exchange,
    fees: together(futures.fees, spot.result?.fees, exchange.result?.fees),
    hours: extremeHours(hours),
    againstHolding: together(fast.result, futures.result, spot.result?.difference, exchange.result?.difference),
  };
}

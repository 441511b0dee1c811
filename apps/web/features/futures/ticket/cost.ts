import type { Tier } from '@candor/core/futures/contract.ts';
import {
  feeOf,
  liquidationPrice,
  marginOf,
  notionalOf,
  shownLiquidationPrice,
  sizeOf,
  type Held,
  type Side,
} from '@candor/core/futures/formulas.ts';
import { netResultAt } from '@candor/core/futures/net-result.ts';
import { amount, price, type Amount, type Price } from '@candor/core/money/amount.ts';
import { signedAmount } from '../../../locales/format.ts';
import { shownSum } from '../../../shell/amounts/shown-parts.ts';
import { usdtText, type Terms } from '../../../shell/futures/terms.ts';

export interface Ask {
  readonly side: Side;
  readonly lots: bigint;
  readonly leverage: number;
  readonly at: Price;
}

/** What opening costs and what it leads to, before anything is sent. USDT. */
export interface Cost {
  readonly notional: Amount;
  readonly margin: Amount;
  readonly openFee: Amount;
  /** At the same price. */
  readonly closeFee: Amount;
  /** Margin and opening fee: what is frozen. */
  readonly total: Amount;
  /** Exact, as the rule of the stops uses it. */
  readonly liquidation: Price;
  /** On the tick, as it is shown; 0 for a long that can't be liquidated. */
  readonly liquidationShown: Price;
  readonly held: Held;
}

/** The tier that a size falls in; null beyond the last. */
export const tierFor = ({ contract, tiers }: Terms, lots: bigint, at: Price): Tier | null => {
  const notional = notionalOf(sizeOf(lots, contract), at);
  return tiers.find((tier) => notional <= tier.notionalMax) ?? null;
};

/** Cost of an order by the server's own formulas; null where it is too large for any tier. */
export function costOf(terms: Terms, { side, lots, leverage, at }: Ask): Cost | null {
  const { contract } = terms;
  const tier = tierFor(terms, lots, at);
  if (tier === null || lots <= 0n) return null;
  const size = sizeOf(lots, contract);
  const margin = marginOf(size, at, leverage);
  const fee = feeOf(size, at, contract.feeRate);
  const held: Held = {
    side,
    size,
    openPrice: at,
    margin,
    feeRate: contract.feeRate,
    maintenanceRate: tier.maintenanceRate,
  };
  return {
    notional: notionalOf(size, at),
    margin,
    openFee: fee,
    closeFee: fee,
    total: amount(margin + fee),
    liquidation: liquidationPrice(held),
    liquidationShown: shownLiquidationPrice(held, contract.tick),
    held,
  };
}

/** What opening costs in USDT, rounded up, so that margin and fee add up to the total as they are shown. */
export function shownCost({ margin, openFee, closeFee }: Pick<Cost, 'margin' | 'openFee' | 'closeFee'>): {
  margin: string;
  openFee: string;
  closeFee: string;
  total: string;
} {
  const {
    parts: [held = '', fee = ''],
    total,
  } = shownSum([`-${usdtText(margin)}`, `-${usdtText(openFee)}`]);
  const cost = (text: string): string => text.replace('-', '');
  return {
    margin: cost(held),
    openFee: cost(fee),
    closeFee: closeFee === openFee ? cost(fee) : usdtText(closeFee),
    total: cost(total),
  };
}

/** The price that margin and fee are frozen for: a short limit may fill at the mark above it. */
export const expectedPrice = (side: Side, limit: Price | null, mark: Price): Price =>
  limit === null || (side === 'short' && mark > limit) ? mark : limit;

/**
 * The mark may move between the press and the server: the most at market leaves this share of room, in ten-thousandths.
 */
const roomShare = 20n;

/**
 * The most lots that the available money carries at a leverage, 0 when not even the least. @param limit null at market
 */
export function maxLots(
  terms: Terms,
  {
    side,
    leverage,
    limit,
    mark,
    available,
  }: { side: Side; leverage: number; limit: Price | null; mark: Price; available: bigint },
): bigint {
  const at = expectedPrice(side, limit, mark);
  const dear = at === limit ? at : price(at + (at * roomShare) / 10_000n);
  const carries = (lots: bigint): boolean => {
    const tier = tierFor(terms, lots, dear);
    const cost = costOf(terms, { side, lots, leverage, at: dear });
    return tier !== null && cost !== null && tier.leverageMax >= leverage && cost.total <= available;
  };
  let low = 0n;
  let high = terms.contract.lotsMax;
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (carries(middle)) low = middle;
    else high = middle - 1n;
  }
  return low < terms.contract.lotsMin ? 0n : low;
}

/** A share of the most, rounded down, but at least the least there is. @param percent 0–100 */
export function lotsOfShare(percent: number, max: bigint, least: bigint): bigint {
  const lots = (max * BigInt(percent)) / 100n;
  return percent > 0 && lots < least && max >= least ? least : lots;
}

/** What closing at a price would leave after both fees, USDT. */
export const netAt = (held: Held, at: Price): Amount =>
  netResultAt(held, feeOf(held.size, held.openPrice, held.feeRate), at);

/** The same, signed, in the language. */
export const netText = (held: Held, at: Price): string => signedAmount(usdtText(netAt(held, at)));

/**
 * The price, on the tick, at which a position has gained a share of its margin. @param percent signed, of the margin
 */
export function priceForReturn(
  { side, openPrice }: Pick<Held, 'side' | 'openPrice'>,
  leverage: number,
  percent: number,
  tick: Price,
): Price {
  const move = (openPrice * BigInt(percent)) / BigInt(leverage * 100);
  const at = side === 'long' ? openPrice + move : openPrice - move;
  return price(at <= 0n ? 0n : ((at + tick / 2n) / tick) * tick);
}

import { feeOf, profitAt, sizeOf, type Held } from '@candor/core/futures/formulas.ts';
import { breakEvenPrice, netResultAt } from '@candor/core/futures/net-result.ts';
import type { Contract, Size } from '@candor/core/futures/contract.ts';
import { amount, type Amount, type Price } from '@candor/core/money/amount.ts';
import type { FuturesOrder } from '../client/futures-orders.ts';
import { fromMicros, signedMicros } from '../funds/micros.ts';
import { priceOf, priceText, usdtOf, usdtText } from './terms.ts';

export const sizeIn = (contract: Contract, lots: string): Size => sizeOf(BigInt(lots), contract);

export type Opened = Pick<FuturesOrder, 'direction' | 'lots' | 'openPrice' | 'holdBond' | 'fee' | 'status'>;
type Position = Pick<Held, 'side' | 'size' | 'openPrice' | 'margin' | 'feeRate'>;

function positionOf({ direction, lots, openPrice, holdBond }: Opened, contract: Contract): Position | null {
  const open = priceOf(openPrice);
  if (open === null) return null;
  return {
    side: direction,
    size: sizeIn(contract, lots),
    openPrice: open,
    margin: amount(usdtOf(holdBond)),
    feeRate: contract.feeRate,
  };
}

/** What a leg brings: the margin of one leg doesn't bound its loss, which the other leg makes up for. */
const legResultAt = ({ side, size, openPrice, feeRate }: Position, paid: Amount, at: Price): Amount =>
  amount(profitAt(side, size, openPrice, at) - feeOf(size, at, feeRate) - paid);

/**
 * What a position would have brought if it closed at this price: the fees paid and the fee of closing are in it. Also
 * as a share
 * of its margin; null while a price is unknown.
 */
export function netStanding(
  order: Opened,
  contract: Contract,
  price: string | null | undefined,
): { net: string; rate: number } | null {
  const position = positionOf(order, contract);
  const mark = priceOf(price);
  if (position === null || mark === null) return null;
  const result = order.status === 'locked' ? legResultAt : netResultAt;
  const net = result(position, amount(usdtOf(order.fee)), mark);
  return { net: usdtText(net), rate: position.margin === 0n ? 0 : Number(net) / Number(position.margin) };
}

/**
 * The price from which on closing a position is no loss, both fees in; null while it has not opened, or where there is
 * none.
 */
export function breakEvenOf(order: Opened, contract: Contract): string | null {
  const position = positionOf(order, contract);
  const at = position === null ? 0n : breakEvenPrice(position, amount(usdtOf(order.fee)), contract.tick);
  return at === 0n ? null : priceText(at);
}

export type Shown =
  | { readonly kind: 'position' | 'waiting'; readonly order: FuturesOrder }
  | { readonly kind: 'pair'; readonly long: FuturesOrder; readonly short: FuturesOrder };

/**
 * What is shown of the orders that live: locked legs as one pair; those of the present symbol first, waiting orders
 * after positions.
 */
export function shownOf(rows: readonly FuturesOrder[], symbol: string): Shown[] {
  const shown = rows.flatMap((order): Shown[] => {
    if (order.status === 'pending') return [{ kind: 'waiting', order }];
    if (order.status !== 'locked') return [{ kind: 'position', order }];
    const other = rows.find((row) => row.orderNo === order.lockedWith);
    // While one of the two rows has not come yet, nothing is shown of the pair.
    return other === undefined || order.direction !== 'long' ? [] : [{ kind: 'pair', long: order, short: other }];
  });
  const rank = (each: Shown): number => (symbolOf(each) === symbol ? 0 : 2) + (each.kind === 'waiting' ? 1 : 0);
  return shown.sort((a, b) => rank(a) - rank(b));
}
export const symbolOf = (shown: Shown): string => (shown.kind === 'pair' ? shown.long.symbol : shown.order.symbol);

/** What both legs of a locked pair would have brought together if both closed at this price; null while unknown. */
export function pairNet(
  { long, short }: { long: Opened; short: Opened },
  contract: Contract,
  price: string | null | undefined,
): string | null {
  const [first, second] = [long, short].map((leg) => netStanding(leg, contract, price));
  if (!first || !second) return null;
  return fromMicros(signedMicros(first.net) + signedMicros(second.net));
}

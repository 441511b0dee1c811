import { feeOf, profitAt, sizeOf, type Side } from '@candor/core/futures/formulas.ts';
import type { Contract, Size } from '@candor/core/futures/contract.ts';
import type { Amount, Price } from '@candor/core/money/amount.ts';
import type { FuturesOrder } from '../../../shell/client/futures-orders.ts';
import { priceOf, usdtOf, usdtText } from '../terms.ts';

export const sizeIn = (contract: Contract, lots: string): Size => sizeOf(BigInt(lots), contract);

type Opened = Pick<FuturesOrder, 'direction' | 'lots' | 'openPrice' | 'holdBond'>;

/** What a position would bring if it closed at this price, before fees, and that as a share of its margin; null while a price is unknown. */
export function floatingAt({ direction, lots, openPrice, holdBond }: Opened, contract: Contract, price: string | null | undefined): { profit: string; rate: number } | null {
  const open = priceOf(openPrice);
  const mark = priceOf(price);
  if (open === null || mark === null) return null;
  const profit = profitAt(direction, sizeIn(contract, lots), open, mark);
  const margin = usdtOf(holdBond);
  return { profit: usdtText(profit), rate: margin === 0n ? 0 : Number(profit) / Number(margin) };
}

/** Cut to cents, so that less than one of them has no sign. */
export function wholeCents(profit: string): string {
  const text = profit.replace(/(\.\d\d)\d+$/, '$1');
  return /[1-9]/.test(text) ? text : '0';
}

/** How far the mark is from liquidation. `share`: of the mark; `health`: 0 at liquidation, 1 at the entry, more in profit. */
export function distanceTo(liquidation: string | null, openPrice: string | null, mark: string | null | undefined): { share: number; health: number } | null {
  const [low, open, now] = [Number(liquidation), Number(openPrice), Number(mark)];
  if (!(low > 0) || !(open > 0) || !(now > 0) || open === low) return null;
  return { share: Math.max(0, ((now - low) / now) * Math.sign(open - low)), health: Math.max(0, (now - low) / (open - low)) };
}

export type Shown =
  | { readonly kind: 'position' | 'waiting'; readonly order: FuturesOrder }
  | { readonly kind: 'pair'; readonly long: FuturesOrder; readonly short: FuturesOrder };

/** What is shown of the orders that live: locked legs as one pair; those of the present symbol first, waiting orders after positions. */
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

/** What a locked pair comes to at any price, before the fees of closing: what one leg gains the other loses. */
export function fixedResult(long: Pick<FuturesOrder, 'openPrice' | 'lots'>, short: Pick<FuturesOrder, 'openPrice'>, contract: Contract): string | null {
  const [bought, sold] = [priceOf(long.openPrice), priceOf(short.openPrice)];
  return bought === null || sold === null ? null : usdtText(profitAt('long', sizeIn(contract, long.lots), bought, sold));
}

/** The fee of closing, and of opening, that many lots at a price. */
export const feeAt = (contract: Contract, lots: string, at: Price): Amount => feeOf(sizeIn(contract, lots), at, contract.feeRate);
export const otherSide = (side: Side): Side => (side === 'long' ? 'short' : 'long');

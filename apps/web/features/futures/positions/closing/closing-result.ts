import type { Contract } from '@candor/core/futures/contract.ts';
import { profitAt } from '@candor/core/futures/formulas.ts';
import type { FuturesOrder } from '../../../../shell/client/futures-orders.ts';
import { signedMicros } from '../../../../shell/funds/micros.ts';
import { shownSum } from '../../../../shell/amounts/shown-parts.ts';
import { priceOf, usdtOf, usdtText } from '../../../../shell/futures/terms.ts';
import { netStanding, sizeIn } from '../../../../shell/futures/standing.ts';
import { feeAt } from '../standing.ts';

export interface ClosingResult {
  readonly gross: string;
  /** Without sign. */
  readonly openFee: string;
  readonly closeFee: string;
  readonly net: string;
}

type Closed = Pick<FuturesOrder, 'direction' | 'lots' | 'openPrice' | 'holdBond' | 'fee' | 'status'>;

/** What leaves a position with some of its lots: its share of margin and fees, rounded down as the server does. */
function partOf<Order extends Closed>(order: Order, lots: bigint): Order {
  const share = (text: string): string => usdtText((usdtOf(text) * lots) / BigInt(order.lots));
  return { ...order, lots: lots.toString(), holdBond: share(order.holdBond), fee: share(order.fee) };
}

/**
 * What closing some lots at a price would leave: profit, both fees and their sum, as they are shown one under the
 * other. A loss that ends at the margin is that of the sum; the fee of closing takes what is left. Null while a price
 * is unknown.
 */
export function closingResult(
  order: Closed,
  contract: Contract,
  lots: bigint,
  price: string | null | undefined,
): ClosingResult | null {
  const part = partOf(order, lots);
  const [open, mark, standing] = [priceOf(part.openPrice), priceOf(price), netStanding(part, contract, price)];
  if (open === null || mark === null || standing === null) return null;
  const net = signedMicros(standing.net);
  const paid = usdtOf(part.fee);
  const fee = feeAt(contract, part.lots, mark);
  const profit = profitAt(part.direction, sizeIn(contract, part.lots), open, mark);
  // At the end of the margin profit and fee are what really is taken, not what would be.
  const charged = profit - fee - paid === net ? fee : atLeastZero(usdtOf(part.holdBond) + profit);
  const gross = net + charged + paid;
  const { parts, total } = shownSum([usdtText(gross), `-${usdtText(charged)}`, `-${usdtText(paid)}`]);
  const [shownGross = '', closeFee = '', openFee = ''] = parts;
  return { gross: shownGross, closeFee: closeFee.replace('-', ''), openFee: openFee.replace('-', ''), net: total };
}

const atLeastZero = (units: bigint): bigint => (units < 0n ? 0n : units);

import { amount, oneRate, price, type Amount, type Price } from '../money/amount.ts';
import { feeOf, perUsdtUnit, profitAt, type Held } from './formulas.ts';

type Position = Pick<Held, 'side' | 'size' | 'openPrice' | 'margin' | 'feeRate'>;

/**
 * What a position has brought once it is closed at a price, both fees in: floating − f·q·P − what was paid, in USDT,
 * negative for
 * a loss. The fee of closing takes no more than is left, and a loss ends at the margin, as settling does.
 * @param paid fees paid so far, USDT
 */
export function netResultAt({ side, size, openPrice, margin, feeRate }: Position, paid: Amount, at: Price): Amount {
  const closed = profitAt(side, size, openPrice, at) - feeOf(size, at, feeRate);
  return amount((closed < -margin ? -margin : closed) - paid);
}

/**
 * The price, on the tick, from which on {@link netResultAt} is no loss: long (q·P0 + paid) / (q(1 − f)) up,
 * short (q·P0 − paid) / (q(1 + f)) down; the result at it differs from nothing by less than the move of a tick.
 * Zero where a short has paid more than it could ever earn. Check: 60000 with 0.06 % paid gives 60072.05 and 59928.04.
 * @param paid fees paid so far, USDT
 */
export function breakEvenPrice(position: Position, paid: Amount, tick: Price): Price {
  const { side, size, openPrice, feeRate } = position;
  const long = side === 'long';
  const value = (size * openPrice + (long ? paid : -paid) * perUsdtUnit) * oneRate;
  if (value <= 0n) return price(0n);
  const divisor = size * (long ? oneRate - feeRate : oneRate + feeRate) * tick;
  const ticks = long ? (value + divisor - 1n) / divisor : value / divisor;
  const exact = price(ticks * tick);
  // Fee and profit are rounded against the customer: on the edge of a tick that takes one tick more.
  if (exact === 0n || netResultAt(position, paid, exact) >= 0n) return exact;
  return price(long ? exact + tick : exact - tick);
}

import type { Price } from '../money/amount.ts';
import { formatPlain } from '../money/decimal.ts';

const decimals = 6;

/**
 * How far a price has moved, (price − open) / open, as a fraction of the wire: rounded toward zero to six decimals.
 * @param open above zero
 */
export const changeRateText = (open: Price, price: Price): string =>
  formatPlain(((price - open) * 1_000_000n) / open, decimals);

import type { Brand } from '../money/brand.ts';
import { priceScale, type Price } from '../money/amount.ts';
import type { Instant } from './mark.ts';

/** Units of the base, scale {@link quantityScale}. */
export type Quantity = Brand<bigint, 'quantity'>;
export const quantityScale = 8;
export const quantity = (units: bigint): Quantity => units as Quantity;

/** Who took: a buyer hit the asks, a seller the bids. */
export type Side = 'buy' | 'sell';

/** A deal in the outside market. */
export interface Trade {
  readonly symbol: string;
  readonly time: Instant;
  readonly price: Price;
  readonly quantity: Quantity;
  readonly side: Side;
}

const priceUnit = 10n ** BigInt(priceScale);

/** Price × quantity in the quote currency, scale {@link quantityScale}, rounded down; for statistics, not for money. */
export const turnoverOf = (price: Price, traded: Quantity): Quantity => quantity((price * traded) / priceUnit);

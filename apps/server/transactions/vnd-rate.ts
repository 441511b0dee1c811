import { price, priceScale, type Price } from '@candor/core/money/amount.ts';
import type { SetRates } from '../operators/rates.ts';

/** VND for one USDT as operators have set it. It changes while the server runs: ask for it each time. */
export const vndRateOf = ({ rates }: { readonly rates: Pick<SetRates, 'vndPerUsdt'> }): Price =>
  price(BigInt(rates.vndPerUsdt) * 10n ** BigInt(priceScale));

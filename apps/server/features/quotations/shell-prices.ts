import type { ShellPrice } from '../../http/pages/shell-page.ts';
import type { CallServices } from '../../services.ts';

/** Quotations in listed order, for the page before the app is there: of what stands still no price. */
export const shellPrices = (market: Pick<CallServices['market'], 'rows' | 'halted'>): ShellPrice[] =>
  market.rows('all').map(({ symbol, price, priceDecimals, time }) => ({
    symbol,
    price: market.halted(symbol) ? null : price,
    priceDecimals,
    time,
  }));

import type { CallAnswer } from '@candor/api-contract/index.ts';
import { listingOf } from '@candor/core/market/catalogue.ts';
import { currencyScale } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { introductionOf } from './introductions.ts';

/** What can be paid in and out, and by which way. VND comes by bank, the dollars of the TRON chain by transfer. */
const payable: CallAnswer<'GET /portal/currency/chargeCurrencyList'> = [
  { currencyCode: 'USDT', chains: ['TRC20'], decimals: currencyScale.USDT, minimum: '10' },
  { currencyCode: 'VND', chains: ['BANK'], decimals: currencyScale.VND, minimum: '250000' },
];
const withdrawable: CallAnswer<'GET /portal/currency/withdrawCurrencyList'> = [
  { currencyCode: 'USDT', chains: ['TRC20'], decimals: currencyScale.USDT, minimum: '100' },
  { currencyCode: 'USDC', chains: ['TRC20'], decimals: currencyScale.USDC, minimum: '100' },
];

/** Currencies that move in and out, and what each product is. The id of a product is its symbol or its currency. */
export function registerProducts(http: Http, { market, symbols }: Pick<Services, 'market' | 'symbols'>): void {
  route(http, 'GET /portal/currency/chargeCurrencyList', () => ok(payable));
  route(http, 'GET /portal/currency/withdrawCurrencyList', () => ok(withdrawable));
  route(http, 'POST /portal/coin/product/detail/{id}', ({ params: { id } }, { language }) => {
    const symbol = symbols.includes(id) ? id : `${id}USDT`;
    const listing = listingOf(symbol);
    const ticker = market.ticker(symbol);
    if (listing === undefined || ticker === undefined) return refused('not-found', { field: 'id' });
    return ok({
      id, symbol, name: listing.name, currencyCode: listing.base, group: listing.group, content: introductionOf(listing, language),
      price: ticker.price, volume: ticker.volume, changeRate: ticker.changeRate,
    });
  });
}

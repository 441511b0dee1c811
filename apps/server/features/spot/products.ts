import type { Language } from '@candor/api-contract/languages.ts';
import { listingOf } from '@candor/core/market/catalogue.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { introductionOf } from './introductions.ts';

/** What each product is. The id of a product is its symbol or its currency. */
export function registerProducts(
  http: Http,
  { market, symbols, operatorSettings: { texts } }: Pick<CallServices, 'market' | 'symbols' | 'operatorSettings'>,
): void {
  texts.offer('coin', (language) =>
    symbols.flatMap((symbol) => {
      const listing = listingOf(symbol);
      return listing === undefined
        ? []
        : [{ key: symbol, title: listing.name, summary: '', text: introductionOf(listing, language), image: null }];
    }),
  );
  const ownIntroduction = (symbol: string, language: Language): string | undefined => {
    const own = texts.find('coin', symbol, language);
    return own === undefined || own.hidden ? undefined : own.text;
  };
  route(http, 'POST /portal/coin/product/detail/{id}', ({ params: { id } }, { language }) => {
    const symbol = symbols.includes(id) ? id : `${id}USDT`;
    const listing = listingOf(symbol);
    const ticker = market.ticker(symbol);
    if (listing === undefined || ticker === undefined) return refused('not-found', { field: 'id' });
    return ok({
      id,
      symbol,
      name: listing.name,
      currencyCode: listing.base,
      group: listing.group,
      content: ownIntroduction(symbol, language) ?? introductionOf(listing, language),
      price: ticker.price,
      volume: ticker.volume,
      changeRate: ticker.changeRate,
    });
  });
}

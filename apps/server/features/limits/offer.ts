import { capOf, type CountryCap } from '@candor/core/countries/country-caps.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import { messageOf } from '../../i18n/messages.ts';
import type { CallServices } from '../../services.ts';

const products = ['fast', 'futures'] as const;

const isClosed = (cap: CountryCap | null, product: (typeof products)[number]): boolean =>
  cap !== null && (product === 'fast' ? cap.fastStakeMax : cap.futuresNotionalMax) === 0n;

/** What a customer's country rules out, before an order is refused for it. */
export function registerOffer(
  http: Http,
  services: Pick<CallServices, 'operatorSettings' | 'rules' | 'symbols'>,
): void {
  const { countries } = services.operatorSettings;
  route(http, 'GET /player/offer', async (_, { user: { userId }, language }) => {
    const [offered, leverageMax] = await Promise.all([
      Promise.all(products.map((product) => countries.allowed(userId, product))),
      countries.leverageMax(userId),
    ]);
    const most = Math.max(...services.rules.futures.leverages);
    const { caps } = services.rules;
    const cap = caps.countries.length === 0 ? null : capOf(caps, await countries.of(userId));
    return ok({
      notOffered: products.filter((product, i) => offered[i] !== true || isClosed(cap, product)),
      leverMax: services.symbols
        .map((symbol) => ({ symbol, leverMax: Math.min(leverageMax(symbol), most) }))
        .filter(({ leverMax }) => leverMax < most),
      fastStakeMax: cap === null ? null : formatAmount(cap.fastStakeMax, 'USDT'),
      futuresNotionalMax: cap === null ? null : formatAmount(cap.futuresNotionalMax, 'USDT'),
      reason: messageOf('not-offered-here', language),
    });
  });
}

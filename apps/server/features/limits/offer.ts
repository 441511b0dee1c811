import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import { messageOf } from '../../i18n/messages.ts';
import type { CallServices } from '../../services.ts';

const products = ['fast', 'futures'] as const;

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
    return ok({
      notOffered: products.filter((_product, i) => offered[i] !== true),
      leverMax: services.symbols
        .map((symbol) => ({ symbol, leverMax: Math.min(leverageMax(symbol), most) }))
        .filter(({ leverMax }) => leverMax < most),
      reason: messageOf('not-offered-here', language),
    });
  });
}

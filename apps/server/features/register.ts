import type { Http } from '../http/http.ts';
import type { Services } from '../services.ts';
import { registerAccounts } from './accounts/register.ts';
import { registerAuth } from './auth/routes.ts';
import { registerCommon } from './common/register.ts';
import { registerContent } from './content/register.ts';
import { registerExchangeRates } from './exchange-rates/exchange-rates.ts';
import { registerReceipt } from './fair/receipt.ts';
import { registerTape } from './fair/tape.ts';
import { registerFavourites } from './favourites/favourites.ts';
import { registerQuotations } from './quotations/quotations.ts';
import { registerSpot } from './spot/register.ts';

/** Hangs every feature into the door. */
export function registerFeatures(http: Http, services: Services): void {
  registerAuth(http, services);
  registerAccounts(http, services);
  registerQuotations(http, services);
  registerFavourites(http, services);
  registerSpot(http, services);
  registerExchangeRates(http, services);
  registerTape(http, services);
  registerReceipt(http, services);
  registerCommon(http, services);
  registerContent(http, services);
}

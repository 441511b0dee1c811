import type { Http } from '../../http/http.ts';
import type { CallServices } from '../../services.ts';
import { registerExecuteExchange } from './execute-exchange.ts';
import { registerListCurrencies } from './list-currencies.ts';
import { registerListExchanges } from './list-exchanges.ts';
import { registerQuoteExchange } from './quote-exchange.ts';

export function registerExchange(http: Http, services: CallServices): void {
  registerQuoteExchange(http, services);
  registerExecuteExchange(http, services);
  registerListCurrencies(http, services);
  registerListExchanges(http, services);
}

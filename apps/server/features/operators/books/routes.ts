import type { Http } from '../../../http/http.ts';
import type { ConsoleServices } from '../console-services.ts';
import { registerBank } from './bank/routes.ts';
import { registerReconciliation } from './reconcile/routes.ts';
import { registerMonths } from './months/routes.ts';

/** What accountants need: what banks say, beside what the ledger says. */
export function registerBooks(http: Http, services: ConsoleServices): void {
  registerBank(http, services);
  registerMonths(http, services);
  registerReconciliation(http, services);
}

import type { Http } from '../../http/http.ts';
import type { Services } from '../../services.ts';
import { registerBalances } from './balances.ts';
import { publishBalances } from './publish.ts';
import { registerStatement } from './statement.ts';
import { registerTestFunds } from './test-funds.ts';
import { registerTransfer } from './transfer.ts';

export function registerAccounts(http: Http, services: Services): void {
  registerBalances(http, services);
  registerStatement(http, services);
  registerTransfer(http, services);
  registerTestFunds(http, services);
  publishBalances(services);
}

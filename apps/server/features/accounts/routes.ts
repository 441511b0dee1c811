import type { Http } from '../../http/http.ts';
import type { CallServices } from '../../services.ts';
import { registerBalances } from './balances.ts';
import { registerDay } from './day.ts';
import { registerEvents } from './events.ts';
import { registerProfit } from './profit.ts';
import { registerRefuseBonus } from './refuse-bonus.ts';
import { registerStatement } from './statement.ts';
import { registerTestFunds } from './test-funds.ts';
import { registerTransferRecord } from './transfer-record.ts';
import { registerTransfer } from './transfer.ts';

export function registerAccounts(http: Http, services: CallServices): void {
  registerBalances(http, services);
  registerStatement(http, services);
  registerEvents(http, services);
  registerDay(http, services);
  registerProfit(http, services);
  registerTransfer(http, services);
  registerTransferRecord(http, services);
  registerTestFunds(http, services);
  registerRefuseBonus(http, services);
}

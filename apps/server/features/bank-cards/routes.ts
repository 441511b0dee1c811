import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import { addBankCard, bankCards, type BankCardServices } from './bank-cards.ts';

/** Bank cards for withdrawals, and the banks that can be chosen. */
export function registerBankCards(http: Http, services: BankCardServices): void {
  route(http, 'POST /player/bankAccount/detail', (input, request) => bankCards(services, input, request));
  route(http, 'POST /player/bankAccount/saveOrEdit', (input, request) => addBankCard(services, input, request));
  route(http, 'GET /common/bank/list', async () => {
    const rows = await services.db.query<{ code: string; name: string; country: string }>(
      'select code, name, country from bank where active order by place, name',
    );
    return ok(rows.map(({ code, name, country }) => ({ bankCode: code, bankName: name, country })));
  });
}

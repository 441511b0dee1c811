import { presented } from '../../engine/seams/teller.ts';
import { executed, keyOf } from '../../http/command.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import { depositTeller } from '../../transactions/present.ts';
import { transactionsOf } from '../../transactions/store.ts';
import { registerBankAccounts } from './bank-accounts.ts';
import { registerDepositCurrencies } from './currencies.ts';
import { registerDepositAddress } from './deposit-address.ts';
import { registerReportDeposit, type DepositServices } from './report-deposit.ts';

export function registerDeposits(http: Http, services: DepositServices): void {
  registerDepositCurrencies(http, services);
  registerBankAccounts(http, services);
  registerDepositAddress(http, services);
  registerReportDeposit(http, services);
  registerCancelDeposit(http, services);
}

function registerCancelDeposit(http: Http, { db, engine }: DepositServices): void {
  route(http, 'POST /transaction/cancelRecharge/{id}', async ({ params: { id } }, request) => {
    const { userId } = request.user;
    const [row] = await transactionsOf(db, userId, [id]);
    if (row?.type !== 1) return refused('not-found', { field: 'id' });
    const { screenshot, bankName, cardNo } = row;
    return executed(
      await engine.execute(
        { kind: 'cancel-deposit', userId, orderNo: id },
        presented(depositTeller, { screenshot, bankName, cardNo }),
        keyOf(request),
      ),
    );
  });
}

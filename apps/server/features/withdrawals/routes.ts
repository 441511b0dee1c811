import { presented } from '../../engine/seams/teller.ts';
import { executed, keyOf } from '../../http/command.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import { withdrawalTeller } from '../../transactions/present.ts';
import { transactionsOf } from '../../transactions/store.ts';
import { registerCloseAccount } from './close-account.ts';
import { registerRequestWithdrawal, type WithdrawalServices } from './request-withdrawal.ts';
import { registerTerms } from './terms.ts';

export function registerWithdrawals(http: Http, services: WithdrawalServices): void {
  registerTerms(http, services);
  registerRequestWithdrawal(http, services);
  registerCancelWithdrawal(http, services);
  registerCloseAccount(http, services);
}

function registerCancelWithdrawal(http: Http, { db, engine }: WithdrawalServices): void {
  route(http, 'POST /transaction/cancelWithdrawal/{id}', async ({ params: { id } }, request) => {
    const { userId } = request.user;
    const [row] = await transactionsOf(db, userId, [id]);
    if (row?.type !== 2) return refused('not-found', { field: 'id' });
    return executed(
      await engine.execute(
        { kind: 'cancel-withdrawal', userId, orderNo: id },
        presented(withdrawalTeller, null),
        keyOf(request),
      ),
    );
  });
}

import { accountTypes } from '@candor/core/ledger/account.ts';
import type { Http } from '../../http/http.ts';
import { executed, keyOf } from '../../http/command.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { balanceIn } from './present.ts';

/** The day's test funds of the paper market. */
export function registerTestFunds(http: Http, { engine, priceOf }: Pick<Services, 'engine' | 'priceOf'>): void {
  route(http, 'POST /account/testFunds', async (_, request) => {
    const { userId } = request.user;
    return executed(
      await engine.execute(
        { kind: 'take-test-funds', userId },
        () => balanceIn({ engine, priceOf }, userId, accountTypes.account, 'USDT'),
        keyOf(request),
      ),
    );
  });
}

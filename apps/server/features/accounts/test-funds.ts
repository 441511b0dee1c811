import { accountOf } from '@candor/core/state.ts';
import { accountTypes } from '@candor/core/ledger/account.ts';
import type { Http } from '../../http/http.ts';
import { executed, keyOf } from '../../http/command.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { presentBalance } from './present.ts';

/** The day's test funds of the paper market. */
export function registerTestFunds(http: Http, { engine, priceOf }: Pick<Services, 'engine' | 'priceOf'>): void {
  route(http, 'POST /account/testFunds', async (_, request) => {
    const { userId } = request.user;
    const present = () => presentBalance(
      accountOf(engine.state, userId, accountTypes.account, 'USDT'), accountOf(engine.state, userId, accountTypes.bonus, 'USDT'), priceOf,
    );
    return executed(await engine.execute({ kind: 'take-test-funds', userId }, present, keyOf(request)));
  });
}

import { accountTypes } from '@candor/core/ledger/account.ts';
import { executed, keyOf } from '../../http/command.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { balanceIn } from './present.ts';

/** Gives the locked bonus back; no deposit brings one from then on. */
export function registerRefuseBonus(http: Http, { engine, priceOf }: Pick<Services, 'engine' | 'priceOf'>): void {
  route(http, 'POST /account/refuseBonus', async (_, request) => {
    const { userId } = request.user;
    return executed(
      await engine.execute(
        { kind: 'refuse-bonus', userId },
        () => balanceIn({ engine, priceOf }, userId, accountTypes.account, 'USDT'),
        keyOf(request),
      ),
    );
  });
}

import { formatAmount } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import { confirmationsNeeded } from '../../chain/confirmations.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import { selfExcluded } from '../../limits/self-excluded.ts';
import type { CallServices } from '../../services.ts';
import { mayBringMoney, type GuardServices } from './guard.ts';

export function registerDepositAddress(
  http: Http,
  services: GuardServices & Pick<CallServices, 'depositAddress'>,
): void {
  route(http, 'GET /transaction/depositAddress', async ({ query: { currencyCode } }, { user }) => {
    if (currencyCode !== 'USDT') return refused('currency-unknown', { field: 'currencyCode' });
    const refusal = await mayBringMoney(services, user.userId);
    if (refusal !== null) return refusal;
    if (await services.engine.ask(selfExcluded, user.userId)) return refused('self-excluded');
    const own = await services.depositAddress(user.userId);
    // With real money an address without a wallet behind it must never be shown.
    const shown = own !== null && (services.rules.mode === 'paper' || !own.test) ? own : null;
    return ok({
      currencyCode,
      chain: 'TRC20' as const,
      address: shown?.address ?? null,
      qrText: shown?.address ?? null,
      confirmations: confirmationsNeeded,
      test: shown?.test ?? false,
      minimum: formatAmount(services.rules.deposits.minimum, 'USDT'),
      bonusMinimum: formatAmount(services.rules.deposits.bonusMinimum, 'USDT'),
    });
  });
}

import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tile } from '../../../design/list.tsx';
import { share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { queryClient, queryKey } from '../../../shell/client/query.ts';
import { onEvent } from '../../../shell/client/stream.ts';
import { plainAmount } from './rate.ts';

export type Currency = CallAnswer<'GET /portal/currency/chargeCurrencyList'>[number];

// A bonus comes once: the moment it has come, nothing promises it any more.
onEvent('transaction', ({ bonus }) => {
  if (Number(bonus) === 0) return;
  queryClient.setQueryData<Currency[]>(queryKey('GET /portal/currency/chargeCurrencyList'), (known) =>
    known?.map((row) => ({ ...row, bonusRate: '0' })),
  );
});

/**
 * What the first deposit brings, for who can still get it, and what it is not. @param children what can be done about
 * it
 */
export function BonusLine({ currency, children }: { currency: Currency; children?: ReactNode }) {
  const { bonusRate, bonusMinimum, bonusCapUsdt, currencyCode } = currency;
  if (Number(bonusRate) === 0) return null;
  const promise = { share: share(bonusRate), amount: plainAmount(bonusMinimum, currencyCode) };
  return (
    <section className="mx-4 flex gap-3 rounded-card bg-banner p-4">
      <Tile icon={Gift} />
      <div className="min-w-0 flex-1">
        <p className="text-row font-semibold text-balance">
          {bonusCapUsdt === null
            ? t('deposits.bonusPromise', promise)
            : t('deposits.bonusPromiseCap', { ...promise, cap: plainAmount(bonusCapUsdt, 'USDT') })}
        </p>
        <p className="mt-1 text-note text-pretty text-soft">{t('deposits.bonusNote')}</p>
        {children}
      </div>
    </section>
  );
}

import { useState } from 'react';
import { t } from '../../../locales/i18n.ts';
import type { Balance } from '../../../shell/funds/balances.ts';
import { elsewhere, offeredElsewhere, TopUpSheet } from '../../../shell/funds/remedy.tsx';
import { TopUpButton } from '../../../shell/funds/top-up.tsx';
import { coinAccount } from './use-ticket.ts';

/**
 * Offers what helps when the coin account is short: a transfer from an own account, the day's test funds, or a deposit.
 */
export function Remedy({ balances, currencyCode }: { balances: readonly Balance[] | undefined; currencyCode: string }) {
  const [moving, setMoving] = useState(false);
  const short = { balances, to: coinAccount, currencyCode } as const;
  const movable = elsewhere(short) !== undefined;
  if (!movable && currencyCode !== 'USDT') return null;
  return (
    <div style={offeredElsewhere} className="animate-appear rounded-field bg-warn-soft p-2">
      <p className="text-caption text-pretty text-warn">{t('fast.shortOffer')}</p>
      {movable ? (
        <button
          type="button"
          onClick={() => setMoving(true)}
          className="press mt-1.5 min-h-11 w-full rounded-chip bg-raised px-2 text-note font-semibold text-ink"
        >
          {t('funds.transfer')}
        </button>
      ) : (
        <TopUpButton size="small" className="mt-1.5 w-full" />
      )}
      <TopUpSheet open={moving} onClose={() => setMoving(false)} {...short} />
    </div>
  );
}

import { useState } from 'react';
import { t } from '../../../locales/i18n.ts';
import type { AccountType, Balance } from '../../../shell/funds/balances.ts';
import { TestFundsButton } from '../../../shell/funds/test-funds.tsx';
import { TransferSheet } from '../../../shell/funds/transfer-sheet.tsx';
import { coinAccount } from './use-ticket.ts';

interface FundsProps { balances: readonly Balance[] | undefined; currencyCode: string }

/** Another own account that has some of a currency: the main account before the others. */
const elsewhere = (balances: FundsProps['balances'], currencyCode: string): Balance | undefined =>
  balances?.filter((row) => row.accountType !== coinAccount && row.accountType <= 3 && row.currencyCode === currencyCode && Number(row.available) > 0).sort((a, b) => a.accountType - b.accountType)[0];

/** The sheet that moves money into the coin account. */
export function TopUpSheet({ open, onClose, balances, currencyCode }: FundsProps & { open: boolean; onClose: () => void }) {
  return <TransferSheet open={open} onClose={onClose} from={(elsewhere(balances, currencyCode)?.accountType ?? 1) as AccountType} to={coinAccount} currencyCode={currencyCode} />;
}

/** Offers what helps when the coin account is short: a transfer from an own account, or the day's test funds. */
export function Remedy({ balances, currencyCode }: FundsProps) {
  const [moving, setMoving] = useState(false);
  const movable = elsewhere(balances, currencyCode) !== undefined;
  if (!movable && currencyCode !== 'USDT') return null;
  return (
    <div className="animate-appear rounded-field bg-warn-soft p-2">
      <p className="text-caption text-pretty text-warn">{t('fast.shortOffer')}</p>
      {movable
        ? <button type="button" onClick={() => setMoving(true)} className="press mt-1.5 min-h-11 w-full rounded-chip bg-raised px-2 text-note font-semibold text-ink">{t('funds.transfer')}</button>
        : <TestFundsButton look="quiet" size="small" className="mt-1.5 w-full" />}
      <TopUpSheet open={moving} onClose={() => setMoving(false)} balances={balances} currencyCode={currencyCode} />
    </div>
  );
}

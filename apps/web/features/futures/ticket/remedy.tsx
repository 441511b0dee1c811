import { useState } from 'react';
import { t } from '../../../locales/i18n.ts';
import { micros, type AccountType, type Balance } from '../../../shell/funds/balances.ts';
import { TestFundsButton } from '../../../shell/funds/test-funds.tsx';
import { TransferSheet } from '../../../shell/funds/transfer-sheet.tsx';

const futuresAccount = 3;

/** Another own account with USDT: the main account before the others. */
const elsewhere = (balances: readonly Balance[] | undefined): Balance | undefined =>
  balances?.filter((row) => row.accountType !== futuresAccount && row.currencyCode === 'USDT' && micros(row.available) > 0n).sort((a, b) => a.accountType - b.accountType)[0];

/** The sheet that moves money into the futures account. */
export function TopUpSheet({ open, onClose, balances }: { open: boolean; onClose: () => void; balances: readonly Balance[] | undefined }) {
  return <TransferSheet open={open} onClose={onClose} from={(elsewhere(balances)?.accountType ?? 1) as AccountType} to={futuresAccount} />;
}

/** Offers what helps when the futures account is short: a transfer from an own account, or the day's test funds. */
export function Remedy({ balances }: { balances: readonly Balance[] | undefined }) {
  const [moving, setMoving] = useState(false);
  return (
    <div className="mt-2 animate-appear space-y-2 rounded-field bg-warn-soft p-3">
      <p className="text-note text-pretty text-warn">{t('futures.shortOffer')}</p>
      {elsewhere(balances) === undefined
        ? <TestFundsButton look="quiet" size="medium" className="w-full" />
        : <button type="button" onClick={() => setMoving(true)} className="press min-h-11 w-full rounded-field bg-raised px-3 text-row font-semibold text-ink">{t('funds.transfer')}</button>}
      <TopUpSheet open={moving} onClose={() => setMoving(false)} balances={balances} />
    </div>
  );
}

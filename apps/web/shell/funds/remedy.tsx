import { isCustomerType } from '@candor/core/ledger/account.ts';
import { useState } from 'react';
import { t } from '../../locales/i18n.ts';
import type { AccountType, Balance } from './balances.ts';
import { TopUpButton } from './top-up.tsx';
import { TransferSheet } from './transfer-sheet.tsx';

interface Short {
  balances: readonly Balance[] | undefined;
  /** The account that is short. */ to: AccountType;
  currencyCode?: string;
}

const typeOf = ({ accountType }: Balance): AccountType | null => (isCustomerType(accountType) ? accountType : null);

/** Another own account that has some of a currency: the main account before the others. */
export function elsewhere({ balances = [], to, currencyCode = 'USDT' }: Short): AccountType | undefined {
  const full = balances
    .filter((row) => row.currencyCode === currencyCode && Number(row.available) > 0)
    .flatMap((row) => typeOf(row) ?? []);
  return full.filter((type) => type !== to).sort((a, b) => a - b)[0];
}

/** The sheet that moves money into an account. */
export const TopUpSheet = ({
  open,
  onClose,
  balances,
  to,
  currencyCode = 'USDT',
}: Short & { open: boolean; onClose: () => void }) => (
  <TransferSheet
    open={open}
    onClose={onClose}
    from={elsewhere({ balances, to, currencyCode }) ?? 1}
    to={to}
    currencyCode={currencyCode}
  />
);

/**
 * Offers what helps when an account is short of USDT: a transfer from an own account, the day's test funds, or a
 * deposit.
 */
export function Remedy({ text, ...short }: Omit<Short, 'currencyCode'> & { text: string }) {
  const [moving, setMoving] = useState(false);
  return (
    <div className="mt-2 animate-appear space-y-2 rounded-field bg-warn-soft p-3">
      <p className="text-note text-pretty text-warn">{text}</p>
      {elsewhere(short) === undefined ? (
        <TopUpButton className="w-full" />
      ) : (
        <button
          type="button"
          onClick={() => setMoving(true)}
          className="press min-h-11 w-full rounded-field bg-raised px-3 text-row font-semibold text-ink"
        >
          {t('funds.transfer')}
        </button>
      )}
      <TopUpSheet open={moving} onClose={() => setMoving(false)} {...short} />
    </div>
  );
}

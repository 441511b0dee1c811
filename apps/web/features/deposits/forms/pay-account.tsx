import type { CallAnswer } from '@candor/api-contract/index.ts';
import { TriangleAlert } from 'lucide-react';
import { Tabs } from '../../../design/tabs.tsx';
import { t } from '../../../locales/i18n.ts';
import { VietQrCard } from '../viet-qr/viet-qr-card.tsx';
import { CopyRow } from '../../../shell/funds/copy-row.tsx';

export type PayAccount = CallAnswer<'GET /transaction/getRechargeBankAccount'>['accounts'][number];

interface PayAccountProps {
  accounts: readonly PayAccount[];
  account: PayAccount;
  /** What to write into the transfer, by which it is found. */
  reference: string;
  /** Whole dong as typed, in the form of the wire. */
  vnd: string;
  onChoose: (id: string) => void;
}

/** The account to pay into, with everything that a bank's form asks, each to copy. */
export function PayAccountCard({ accounts, account, reference, vnd, onChoose }: PayAccountProps) {
  return (
    <>
      {accounts.length > 1 && (
        <Tabs
          label={t('deposits.bank')}
          look="segment"
          className="mb-3"
          value={account.id}
          onChange={onChoose}
          options={accounts.map(({ id, bankName }) => ({ value: id, label: bankName }))}
        />
      )}
      {account.test && (
        <p role="note" className="mb-3 flex gap-3 rounded-field bg-warn-soft px-4 py-3 text-note text-pretty text-warn">
          <TriangleAlert size={18} aria-hidden="true" className="shrink-0" />
          {t('deposits.testAccount')}
        </p>
      )}
      <VietQrCard account={account} reference={reference} vnd={vnd} />
      <dl className="divide-y divide-line/60 rounded-card bg-surface px-4 py-1">
        <CopyRow name={t('deposits.holder')} value={account.accountName} />
        <CopyRow name={t('deposits.bank')} value={account.bankName} />
        <CopyRow name={t('deposits.accountNo')} value={account.accountNumber.replaceAll(' ', '')}>
          {account.accountNumber}
        </CopyRow>
        <CopyRow name={t('deposits.reference')} value={reference} />
      </dl>
      <p className="mt-1.5 text-note text-pretty text-faint">{t('deposits.referenceHint')}</p>
    </>
  );
}

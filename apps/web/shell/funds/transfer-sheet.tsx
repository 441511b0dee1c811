import { accountTypes } from '@candor/core/ledger/account.ts';
import { ArrowUpDown, ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { amount } from '../../locales/format.ts';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { useForm } from '../client/use-form.ts';
import { AmountField } from '../amounts/amount-field.tsx';
import { asTyped, decimalTyped } from '../amounts/amount-typed.ts';
import { balanceIn, useBalances, type AccountType } from './balances.ts';
import { scaleOf } from './micros.ts';
import { transferring } from './transfer.ts';

export const accountNames: Record<AccountType, PlainKey> = {
  [accountTypes.account]: 'funds.account1',
  [accountTypes.coin]: 'funds.account2',
  [accountTypes.futures]: 'funds.account3',
};
const types = [accountTypes.account, accountTypes.coin, accountTypes.futures];

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}
function Select({ label, value, onChange, children }: SelectProps) {
  return (
    <label className="flex min-h-14 flex-1 items-center gap-2 px-3 phone:gap-3 phone:px-4">
      <span className="min-w-14 shrink-0 text-note text-soft">{label}</span>
      <span className="relative grid min-w-0 flex-1 items-center self-stretch">
        <select
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={
            'min-w-0 appearance-none self-stretch bg-transparent pr-5 text-input font-medium text-ellipsis ' +
            'text-ink'
          }
        >
          {children}
        </select>
        <ChevronDown size={18} aria-hidden="true" className="pointer-events-none absolute right-0 text-faint" />
      </span>
    </label>
  );
}

interface Draft extends Record<string, string> {
  from: string;
  to: string;
  currencyCode: string;
  amount: string;
}
interface TransferProps {
  from?: AccountType;
  to?: AccountType;
  currencyCode?: string;
  /** Decimal of the wire that stands in the form at first. */
  amount?: string;
  onDone: () => void;
}

/** The form of a transfer: what is checked here, and what is sent. */
function useTransfer({
  from = accountTypes.account,
  to = accountTypes.futures,
  currencyCode = 'USDT',
  amount: asked = '',
  onDone,
}: TransferProps) {
  const balances = useBalances().data;
  const [transfer] = useState(transferring);
  const available = (draft: Draft): string =>
    balanceIn(balances, Number(draft.from), draft.currencyCode)?.available ?? '0';
  const form = useForm<Draft>({
    initial: { from: String(from), to: String(to), currencyCode, amount: asTyped(asked) },
    check: (draft) => {
      const scale = scaleOf(draft.currencyCode);
      const units = parseDecimal(decimalTyped(draft.amount), scale);
      if (units === null || units === 0n) return { amount: t('funds.amountInvalid') };
      return units > (parseDecimal(available(draft), scale) ?? 0n) ? { amount: t('funds.amountTooHigh') } : {};
    },
    send: async (draft) => {
      await transfer({
        fromType: Number(draft.from),
        toType: Number(draft.to),
        currencyCode: draft.currencyCode,
        amount: decimalTyped(draft.amount),
      });
      onDone();
    },
  });
  const currencies = [...new Set(['USDT', currencyCode, ...(balances ?? []).map((row) => row.currencyCode)])];
  return { form, currencies, max: available(form.draft) };
}

/** From which account to which; choosing the same twice exchanges them. */
function Way({ draft, change }: { draft: Draft; change: (key: 'from' | 'to', value: string) => void }) {
  const choose = (key: 'from' | 'to', value: string) => {
    const other = key === 'from' ? 'to' : 'from';
    if (draft[other] === value) change(other, draft[key]);
    change(key, value);
  };
  const options = types.map((type) => (
    <option key={type} value={type}>
      {t(accountNames[type])}
    </option>
  ));
  return (
    <div className="relative rounded-field border border-line bg-page pr-14">
      <Select label={t('funds.from')} value={draft.from} onChange={(value) => choose('from', value)}>
        {options}
      </Select>
      <div className="border-t border-line">
        <Select label={t('funds.to')} value={draft.to} onChange={(value) => choose('to', value)}>
          {options}
        </Select>
      </div>
      <IconButton
        label={t('funds.swap')}
        onClick={() => choose('from', draft.to)}
        className="!absolute top-1/2 right-1.5 -mt-5.5 bg-raised"
      >
        <ArrowUpDown size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function Transfer(props: TransferProps) {
  const { form, currencies, max } = useTransfer(props);
  const { draft } = form;
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Way draft={draft} change={form.set} />
      <div className="mt-3 rounded-field border border-line bg-page">
        <Select
          label={t('funds.currency')}
          value={draft.currencyCode}
          onChange={(value) => form.set('currencyCode', value)}
        >
          {currencies.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </Select>
      </div>
      <AmountField
        className="mt-4"
        decimals={2}
        label={t('funds.amount')}
        placeholder="0"
        {...form.field('amount')}
        hint={t('funds.available', { amount: `${amount(max, draft.currencyCode)} ${draft.currencyCode}` })}
        after={
          <Button look="plain" size="medium" onClick={() => form.set('amount', asTyped(max))}>
            {t('funds.max')}
          </Button>
        }
      />
      <Button type="submit" busy={form.busy} className="mt-5 w-full">
        {t('funds.transfer')}
      </Button>
      <p className="mt-2 text-center text-note text-faint">{t('funds.transferFree')}</p>
    </form>
  );
}

/** Moves money between the user's own accounts, free and at once. */
export function TransferSheet({
  open,
  onClose,
  ...way
}: {
  open: boolean;
  onClose: () => void;
} & Omit<TransferProps, 'onDone'>) {
  return (
    <Sheet open={open} onClose={onClose} title={t('funds.transferTitle')}>
      <Transfer {...way} onDone={onClose} />
    </Sheet>
  );
}

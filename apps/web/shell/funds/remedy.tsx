import { isCustomerType } from '@candor/core/ledger/account.ts';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { amount } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { balanceIn, type AccountType, type Balance } from './balances.ts';
import { fromMicros } from './micros.ts';
import { amountToMove } from './missing.ts';
import { TopUpButton } from './top-up.tsx';
import { TransferSheet } from './transfer-sheet.tsx';
import { transferring } from './transfer.ts';

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

/** A transfer that pays for an order. */
export interface Move {
  readonly from: AccountType;
  /** Millionths of USDT. */
  readonly units: bigint;
}

/**
 * Where an order's missing USDT can come from, and how much is moved; null where no other own account has it.
 * @param missing millionths of USDT, undefined where nothing is missing
 */
export function moveFor(short: Omit<Short, 'currencyCode'>, missing: bigint | undefined): Move | null {
  const from = elsewhere(short);
  if (from === undefined || missing === undefined) return null;
  const units = amountToMove(missing, balanceIn(short.balances, from, 'USDT')?.available ?? '0');
  return units === null ? null : { from, units };
}

/** Moves what an order lacks, with one press. */
function MoveButton({ from, to, units }: Move & { to: AccountType }) {
  const [transfer] = useState(transferring);
  const moved = fromMicros(units);
  const { submit, busy } = useSubmit(() =>
    transfer({ fromType: from, toType: to, currencyCode: 'USDT', amount: moved }),
  );
  return (
    <Button look="quiet" size="medium" className="w-full" busy={busy} onClick={submit}>
      {t('funds.transfer')} · {amount(moved)} USDT
    </Button>
  );
}

/** Not where what surrounds a ticket offers it. */
export const offeredElsewhere = { display: 'var(--remedy, block)' };

interface RemedyProps extends Omit<Short, 'currencyCode'> {
  text: string;
  /** What the order lacks, millionths of USDT; where it isn't known, how much is moved is asked. */
  missing?: bigint | undefined;
}

/** Asks how much is moved. */
function AskButton(short: Omit<Short, 'currencyCode'>) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" size="medium" className="w-full" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('funds.transfer')}
      </Button>
      <TopUpSheet open={asking} onClose={() => setAsking(false)} {...short} />
    </>
  );
}

/**
 * Offers what helps when an account is short of USDT: a transfer from an own account, the day's test funds, or a
 * deposit.
 */
export function Remedy({ text, missing, ...short }: RemedyProps) {
  const from = elsewhere(short);
  const move = moveFor(short, missing);
  return (
    <div style={offeredElsewhere} className="mt-2 animate-appear space-y-2 rounded-field bg-warn-soft p-3">
      <p className="text-note text-pretty text-warn">{text}</p>
      {from === undefined && <TopUpButton className="w-full" />}
      {from !== undefined && move === null && <AskButton {...short} />}
      {move !== null && <MoveButton {...move} to={short.to} />}
    </div>
  );
}

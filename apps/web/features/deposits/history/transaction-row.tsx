import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { amount, date } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import type { Transaction } from '../model.ts';
import { StatusBadge } from '../parts/status-badge.tsx';

/** What came in, or where it went. */
const titleOf = ({ type, currencyCode, bankName }: Transaction): string =>
  type === 1 ? t(currencyCode === 'VND' ? 'deposits.vnd' : 'deposits.usdt') : (bankName ?? t('deposits.tron'));

function toneOf({ type, status }: Transaction): string {
  if (status === 'rejected') return 'text-faint';
  return type === 1 && status === 'success' ? 'text-up' : 'text-ink';
}

/** What was turned down has moved nothing. */
function signOf({ type, status }: Transaction): string {
  if (status === 'rejected') return '';
  return type === 1 ? '+' : '−';
}

/** What a row of the history says: how much, from or to where, when, and where it stands. */
export function RowFace({ row }: { row: Transaction }) {
  const { type, currencyCode, amount: units, createTime } = row;
  const Icon = type === 1 ? ArrowDownToLine : ArrowUpFromLine;
  const tone = toneOf(row);
  return (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-raised text-soft">
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-row font-medium break-words">{titleOf(row)}</span>
        <span className="mt-0.5 block text-caption text-faint">{date(createTime, 'time')}</span>
      </span>
      <span className="shrink-0 text-right">
        <span className={`block text-row font-semibold ${tone}`}>
          {signOf(row)}
          {amount(units, currencyCode)} <span className="text-mini font-normal text-faint">{currencyCode}</span>
        </span>
        <span className="mt-1 block">
          <StatusBadge {...row} />
        </span>
      </span>
    </>
  );
}

import { accountTypes, isCustomerType } from '@candor/core/ledger/account.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import { CoinIcon } from '../../../design/coin-icon.tsx';
import { amount, date } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { accountNames } from '../../../shell/funds/transfer-sheet.tsx';

export type TransferRow = CallAnswer<'GET /account/transferRecord'>['list'][number];

export const accountName = (type: number): string =>
  t(accountNames[isCustomerType(type) ? type : accountTypes.account]);

/** A move between own accounts in a list; opens its details. */
export function TransferEntry({ transfer, onOpen }: { transfer: TransferRow; onOpen: () => void }) {
  const { currencyCode, fromType, toType, time } = transfer;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="gutter flex min-h-18 w-full items-center gap-3 py-2.5 text-left transition-colors active:bg-surface"
    >
      <CoinIcon code={currencyCode} />
      <span className="min-w-0 flex-1">
        <span className="block text-row font-medium">
          {accountName(fromType)} → {accountName(toType)}
        </span>
        <span className="mt-0.5 block text-caption text-faint">{date(time, 'time')}</span>
      </span>
      <span className="shrink-0 text-right text-row font-semibold">
        {amount(transfer.amount, currencyCode)} <span className="text-mini font-normal text-faint">{currencyCode}</span>
      </span>
    </button>
  );
}

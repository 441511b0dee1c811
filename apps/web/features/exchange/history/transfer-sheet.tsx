import { Fact } from '../../../design/list.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { amount, date } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { accountName, type TransferRow } from './transfer-rows.tsx';

/** One move between own accounts. */
export function TransferDetails({ transfer, onClose }: { transfer: TransferRow | null; onClose: () => void }) {
  if (transfer === null) return null;
  const { currencyCode, fromType, toType, time, journalId, id } = transfer;
  return (
    <Sheet open onClose={onClose} title={`${amount(transfer.amount, currencyCode)} ${currencyCode}`}>
      <p className="text-row text-pretty text-soft">{t('accounts.transferText')}</p>
      <dl className="mt-3 rounded-field bg-raised px-4 py-2">
        <Fact name={t('funds.from')}>{accountName(fromType)}</Fact>
        <Fact name={t('funds.to')}>{accountName(toType)}</Fact>
        <Fact name={t('accounts.time')}>{date(time)}</Fact>
        <Fact name={t('accounts.journal')}>{journalId}</Fact>
        <Fact name={t('accounts.reference')}>
          <span className="break-all">{id}</span>
        </Fact>
      </dl>
    </Sheet>
  );
}

import { Check, SearchX } from 'lucide-react';
import { useState } from 'react';
import { SearchField } from '../../design/field.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { Empty } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { regionName } from '../../locales/region.ts';
import { BankMark } from './bank-mark.tsx';
import type { Bank } from './use-add-card.ts';

interface BankSheetProps {
  open: boolean;
  banks: readonly Bank[];
  chosen: string;
  onClose: () => void;
  onChoose: (code: string) => void;
}

interface BankRowProps {
  bank: Bank;
  chosen: boolean;
  onChoose: () => void;
}

function BankRow({ bank: { bankCode, bankName, country }, chosen, onChoose }: BankRowProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className="flex min-h-14 w-full items-center gap-3 py-2 text-left transition-colors active:bg-raised"
    >
      <BankMark bankCode={bankCode} bankName={bankName} />
      <span className="min-w-0 flex-1">
        <span className={`block text-row ${chosen ? 'font-semibold text-brand' : ''}`}>{bankName}</span>
        {country !== 'VN' && <span className="mt-0.5 block text-note text-faint">{regionName(country)}</span>}
      </span>
      {chosen && <Check size={18} aria-hidden="true" className="shrink-0 text-brand" />}
    </button>
  );
}

function Banks({ banks, chosen, onChoose }: Pick<BankSheetProps, 'banks' | 'chosen' | 'onChoose'>) {
  const [wanted, setWanted] = useState('');
  const text = wanted.trim().toLowerCase();
  const hits = banks.filter(
    ({ bankName, bankCode }) => bankName.toLowerCase().includes(text) || bankCode.toLowerCase().includes(text),
  );
  return (
    <>
      <SearchField
        label={t('bank-cards.searchBank')}
        value={wanted}
        onChange={setWanted}
        className="min-h-13 border-line bg-page"
      />
      {hits.length === 0 ? (
        <Empty icon={SearchX} title={t('bank-cards.noBank')} text={t('bank-cards.noBankText')} />
      ) : (
        <ul className="mt-2 divide-y divide-line/60">
          {hits.map((bank) => (
            <li key={bank.bankCode}>
              <BankRow bank={bank} chosen={bank.bankCode === chosen} onChoose={() => onChoose(bank.bankCode)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The banks whose cards can be added, with a search. */
export function BankSheet({ open, onClose, ...list }: BankSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={t('bank-cards.chooseBank')}>
      <Banks {...list} />
    </Sheet>
  );
}

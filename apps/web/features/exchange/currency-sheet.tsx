import { Check, SearchX } from 'lucide-react';
import { useState } from 'react';
import { CoinIcon } from '../../design/coin-icon.tsx';
import { SearchField } from '../../design/field.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { Empty } from '../../design/states.tsx';
import { amount, number } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { answers, nameIn } from '../../shell/quotes/names.ts';
import { balanceIn, type Balance } from '../../shell/funds/balances.ts';
import { exchangeAccount, type Offered } from './use-exchange.ts';

interface CurrencySheetProps {
  open: boolean;
  now: string;
  offered: readonly Offered[];
  balances: readonly Balance[];
  onClose: () => void;
  onChoose: (code: string) => void;
}

const matches = ({ currencyCode, name }: Offered, words: string): boolean =>
  answers({ symbol: currencyCode, name }, words);

/** What the user has comes first, in the order of the list. */
function ordered(offered: readonly Offered[], own: (code: string) => number): Offered[] {
  return [...offered].sort((a, b) => Number(own(b.currencyCode) > 0) - Number(own(a.currencyCode) > 0));
}

interface RowProps {
  row: Offered;
  chosen: boolean;
  /** What the user has of it. */
  own: string;
  onPress: () => void;
}

function Row({ row: { currencyCode, name, rate }, chosen, own, onPress }: RowProps) {
  const look = 'press -mx-2 flex min-h-16 w-[calc(100%+16px)] items-center gap-3 rounded-field px-2 text-left';
  return (
    <button
      type="button"
      aria-current={chosen ? 'true' : undefined}
      onClick={onPress}
      className={`${look} active:bg-raised aria-[current]:bg-raised`}
    >
      <CoinIcon code={currencyCode} />
      <span className="min-w-0 flex-1">
        <span className="block text-row font-semibold">{currencyCode}</span>
        <span className="mt-0.5 block truncate text-caption text-faint">{nameIn({ symbol: currencyCode, name })}</span>
      </span>
      <span className="text-right">
        <span className="block text-row font-semibold">{Number(own) > 0 ? amount(own, currencyCode) : '—'}</span>
        <span className="mt-0.5 block text-caption text-faint">{number(rate, 8)} USDT</span>
      </span>
      {chosen && <Check size={18} aria-hidden="true" className="shrink-0 text-brand" />}
    </button>
  );
}

function Choice({ now, offered, balances, onClose, onChoose }: Omit<CurrencySheetProps, 'open'>) {
  const [words, setWords] = useState('');
  const owned = (code: string): string => balanceIn(balances, exchangeAccount, code)?.available ?? '0';
  const rows = ordered(
    offered.filter((row) => matches(row, words)),
    (code) => Number(owned(code)),
  );
  return (
    <div className="min-h-[60dvh]">
      <SearchField
        label={t('exchange.search')}
        value={words}
        onChange={setWords}
        className="sticky top-0 z-10 min-h-11 border-line bg-page"
      />
      {rows.length === 0 && <Empty icon={SearchX} title={t('exchange.none')} text={t('exchange.noneText')} />}
      <ul className="mt-1">
        {rows.map((row) => (
          <li key={row.currencyCode}>
            <Row
              row={row}
              chosen={row.currencyCode === now}
              own={owned(row.currencyCode)}
              onPress={() => {
                onChoose(row.currencyCode);
                onClose();
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All currencies that can be exchanged, with the own balance and what one is worth. */
export function CurrencySheet({ open, ...choice }: CurrencySheetProps) {
  return (
    <Sheet open={open} onClose={choice.onClose} title={t('exchange.choose')}>
      <Choice {...choice} />
    </Sheet>
  );
}

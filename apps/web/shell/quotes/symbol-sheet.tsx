import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { SearchField } from '../../design/field.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { Empty } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { answers } from './names.ts';
import { QuoteRow } from './quote-row.tsx';
import { tickerOf, useSymbols } from './tickers.ts';

interface SymbolSheetProps {
  open: boolean;
  now: string;
  /** What it is chosen for. */
  title?: string;
  /** Those to choose from; without it all. */
  among?: readonly string[];
  onClose: () => void;
  onChoose: (symbol: string) => void;
}

const matches = (symbol: string, words: string): boolean =>
  answers({ symbol, name: tickerOf(symbol)?.name ?? '' }, words);

function Choice({ now, among, onClose, onChoose }: Omit<SymbolSheetProps, 'open' | 'title'>) {
  const [words, setWords] = useState('');
  const symbols = useSymbols().filter((symbol) => among?.includes(symbol) !== false && matches(symbol, words));
  return (
    <div className="min-h-[60dvh]">
      <SearchField
        label={t('fast.searchSymbol')}
        value={words}
        onChange={setWords}
        className="sticky top-0 z-10 min-h-11 border-line bg-page"
      />
      {symbols.length === 0 && <Empty icon={SearchX} title={t('fast.noSymbol')} text={t('fast.noSymbolText')} />}
      <ul className="mt-1">
        {symbols.map((symbol) => (
          <li key={symbol}>
            <button
              type="button"
              aria-current={symbol === now ? 'true' : undefined}
              onClick={() => {
                onChoose(symbol);
                onClose();
              }}
              className="press -mx-2 w-[calc(100%+16px)] rounded-field px-2 active:bg-raised aria-[current]:bg-raised"
            >
              <QuoteRow symbol={symbol} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All symbols with their prices, to choose one from. */
export function SymbolSheet({ open, title = t('fast.changeSymbol'), ...choice }: SymbolSheetProps) {
  return (
    <Sheet open={open} onClose={choice.onClose} title={title}>
      <Choice {...choice} />
    </Sheet>
  );
}

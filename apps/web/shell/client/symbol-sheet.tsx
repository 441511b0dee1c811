import { Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Sheet } from '../../design/sheet.tsx';
import { Empty } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { QuoteRow } from './quote-row.tsx';
import { tickerOf, useSymbols } from './tickers.ts';

interface SymbolSheetProps {
  open: boolean;
  now: string;
  /** Those to choose from; without it all. */
  among?: readonly string[];
  onClose: () => void;
  onChoose: (symbol: string) => void;
}

const matches = (symbol: string, words: string): boolean => `${symbol} ${tickerOf(symbol)?.name ?? ''}`.toLowerCase().includes(words.trim().toLowerCase());

function Choice({ now, among, onClose, onChoose }: Omit<SymbolSheetProps, 'open'>) {
  const [words, setWords] = useState('');
  const symbols = useSymbols().filter((symbol) => among?.includes(symbol) !== false && matches(symbol, words));
  return (
    <div className="min-h-[60dvh]">
      <label className="frame-focus sticky top-0 z-10 flex min-h-11 items-center gap-2 rounded-field border border-line bg-page px-3">
        <Search size={18} aria-hidden="true" className="shrink-0 text-faint" />
        <span className="sr-only">{t('fast.searchSymbol')}</span>
        <input type="search" value={words} onChange={(event) => setWords(event.currentTarget.value)} placeholder={t('fast.searchSymbol')} className="min-w-0 flex-1 self-stretch bg-transparent text-input" />
      </label>
      {symbols.length === 0 && <Empty icon={SearchX} title={t('fast.noSymbol')} text={t('fast.noSymbolText')} />}
      <ul className="mt-1">
        {symbols.map((symbol) => (
          <li key={symbol}>
            <button type="button" aria-current={symbol === now ? 'true' : undefined} onClick={() => { onChoose(symbol); onClose(); }} className="press -mx-2 w-[calc(100%+16px)] rounded-field px-2 active:bg-raised aria-[current]:bg-raised">
              <QuoteRow symbol={symbol} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All symbols with their prices, to choose one from. */
export function SymbolSheet({ open, ...choice }: SymbolSheetProps) {
  return <Sheet open={open} onClose={choice.onClose} title={t('fast.changeSymbol')}><Choice {...choice} /></Sheet>;
}

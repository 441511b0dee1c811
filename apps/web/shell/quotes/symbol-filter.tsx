import { ChevronDown } from 'lucide-react';
import { t } from '../../locales/i18n.ts';
import { pairOf } from './quote-row.tsx';
import { useSymbols } from './tickers.ts';

interface SymbolFilterProps {
  /** What can be chosen; every symbol unless told. */
  symbols?: readonly string[];
  value: string;
  onChange: (symbol: string) => void;
}

/** Narrows a list to one symbol; the empty value is all of them. */
export function SymbolFilter({ symbols, value, onChange }: SymbolFilterProps) {
  const every = useSymbols();
  return (
    <label className="relative flex shrink-0 items-center">
      <span className="sr-only">{t('fast.filterSymbol')}</span>
      <select
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="min-h-11 appearance-none bg-transparent pr-6 pl-2 text-right text-row text-ink"
      >
        <option value="">{t('fast.allSymbols')}</option>
        {(symbols ?? every).map((symbol) => (
          <option key={symbol} value={symbol}>
            {pairOf(symbol)[0]}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" className="pointer-events-none absolute right-1" />
    </label>
  );
}

import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CoinIcon } from '../../design/coin-icon.tsx';
import { t } from '../../locales/i18n.ts';
import { pairOf } from './quote-row.tsx';
import { SymbolSheet } from './symbol-sheet.tsx';

interface SymbolSwitchProps {
  symbol: string;
  /** What can be chosen; everything unless told. */
  among?: readonly string[] | undefined;
  onChoose: (symbol: string) => void;
  /** The line under the pair. */
  children: ReactNode;
  /** On the narrowest screens: without the icon, or without the quote currency. */
  drop?: 'icon' | 'quote';
}

/** The symbol that is traded; a press on it changes it. */
export function SymbolSwitch({ symbol, among, onChoose, children, drop }: SymbolSwitchProps) {
  const [choosing, setChoosing] = useState(false);
  const [base, quote] = pairOf(symbol);
  return (
    <>
      <button
        type="button"
        onClick={() => setChoosing(true)}
        aria-haspopup="dialog"
        className="press -ml-1.5 flex min-h-12 min-w-0 items-center gap-2.5 rounded-field px-1.5 text-left"
      >
        <CoinIcon code={symbol} size={34} className={drop === 'icon' ? 'max-xs:hidden' : ''} />
        <span className="min-w-0">
          <span className="flex items-center gap-1 text-bar font-bold">
            <span className="truncate">
              {base}
              {quote !== '' && (
                <span className={`font-medium text-faint ${drop === 'quote' ? 'max-xs:hidden' : ''}`}>/{quote}</span>
              )}
            </span>
            <ChevronDown size={18} aria-hidden="true" className="shrink-0 text-soft" />
            <span className="sr-only">{t('fast.changeSymbol')}</span>
          </span>
          <span className="block truncate text-caption text-soft">{children}</span>
        </span>
      </button>
      <SymbolSheet
        open={choosing}
        now={symbol}
        {...(among === undefined ? {} : { among })}
        onClose={() => setChoosing(false)}
        onChoose={onChoose}
      />
    </>
  );
}

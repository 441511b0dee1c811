import { t } from '../../../locales/i18n.ts';
import { LiveChange, LivePrice } from '../../../shell/quotes/live.tsx';
import { nameOf } from '../../../shell/quotes/names.ts';
import { SymbolSwitch } from '../../../shell/quotes/symbol-switch.tsx';

interface SymbolBarProps {
  symbol: string;
  among: readonly string[];
  onChoose: (symbol: string) => void;
}

/** The symbol that is traded, its price and its day; a press on it changes the symbol. */
export function SymbolBar({ symbol, among, onChoose }: SymbolBarProps) {
  return (
    <div className="gutter flex min-h-17 items-center justify-between gap-3 pt-1">
      <SymbolSwitch symbol={symbol} among={among} drop="quote" onChoose={onChoose}>
        {nameOf(symbol)}
      </SymbolSwitch>
      <div className="shrink-0 text-right">
        <LivePrice symbol={symbol} className="block text-large font-bold tracking-tight moves xs:text-title" />
        <span className="text-caption text-faint">
          <LiveChange symbol={symbol} className="min-h-0 min-w-0 bg-transparent px-0 text-note" /> {t('fast.day')}
        </span>
      </div>
    </div>
  );
}

import { ChartCandlestick } from 'lucide-react';
import { t } from '../../../locales/i18n.ts';
import { LiveChange, LivePrice } from '../../../shell/quotes/live.tsx';
import { nameOf } from '../../../shell/quotes/names.ts';
import { SymbolSwitch } from '../../../shell/quotes/symbol-switch.tsx';
import { IconLink } from '../../../shell/routing/link.tsx';
import { hasPage } from '../../../routes.ts';
import { useRule } from '../../../shell/futures/terms.ts';

const chartPage = 'pages/futures/kline';

/**
 * The symbol that is traded, its price and its day; a press on it changes the symbol, beside it the way to the chart.
 */
export function SymbolBar({ symbol, onChoose }: { symbol: string; onChoose: (symbol: string) => void }) {
  const traded = useRule().data?.futures.map((contract) => contract.symbol);
  return (
    <div className="gutter flex min-h-17 items-center justify-between gap-2 pt-1">
      <SymbolSwitch symbol={symbol} among={traded} drop="quote" onChoose={onChoose}>
        {nameOf(symbol)}
      </SymbolSwitch>
      <div className="flex shrink-0 items-center gap-1">
        <div className="text-right">
          <LivePrice symbol={symbol} className="block text-large font-bold tracking-tight moves" />
          <span className="text-caption text-faint">
            <LiveChange symbol={symbol} className="min-h-0 min-w-0 bg-transparent px-0 text-note" /> {t('fast.day')}
          </span>
        </div>
        {hasPage(chartPage) && (
          <IconLink to={chartPage} query={{ symbol }} label={t('futures.openChart')} className="-mr-2 text-soft">
            <ChartCandlestick size={22} strokeWidth={1.75} aria-hidden="true" />
          </IconLink>
        )}
      </div>
    </div>
  );
}

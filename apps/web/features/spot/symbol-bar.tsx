import { ChartCandlestick, ReceiptText, Star } from 'lucide-react';
import { IconButton } from '../../design/button.tsx';
import { t } from '../../locales/i18n.ts';
import { hasPage } from '../../routes.ts';
import { useFavourites } from '../../shell/quotes/favourites.ts';
import { LiveChange } from '../../shell/quotes/live.tsx';
import { pairOf } from '../../shell/quotes/quote-row.tsx';
import { SymbolSwitch } from '../../shell/quotes/symbol-switch.tsx';
import { IconLink } from '../../shell/routing/link.tsx';

const chartPage = 'pages/futures/kline';
const ordersPage = 'pages/currency/currencyOrder';

interface SymbolBarProps {
  symbol: string;
  among: readonly string[];
  onChoose: (symbol: string) => void;
}

/** The pair that is traded and its day; a press on it changes the pair. Beside it favourite, chart and own orders. */
export function SymbolBar({ symbol, among, onChoose }: SymbolBarProps) {
  const { symbols, toggle } = useFavourites();
  const starred = symbols.includes(symbol);
  return (
    <div className="flex min-h-14 items-center justify-between gap-1 pr-1.5 pl-4">
      <SymbolSwitch symbol={symbol} among={among} drop="icon" onChoose={onChoose}>
        <LiveChange symbol={symbol} className="!min-h-0 !min-w-0 !bg-transparent !px-0" />
      </SymbolSwitch>
      <div className="flex shrink-0">
        <IconButton
          label={t('quotations.favourite', { symbol: pairOf(symbol)[0] })}
          aria-pressed={starred}
          onClick={() => void toggle(symbol)}
          className="text-soft aria-pressed:text-warn"
        >
          <Star size={21} strokeWidth={1.75} aria-hidden="true" fill={starred ? 'currentColor' : 'none'} />
        </IconButton>
        {hasPage(chartPage) && (
          <IconLink to={chartPage} query={{ symbol }} label={t('spot.openChart')} className="text-soft">
            <ChartCandlestick size={21} strokeWidth={1.75} aria-hidden="true" />
          </IconLink>
        )}
        {hasPage(ordersPage) && (
          <IconLink to={ordersPage} label={t('spot.ordersTitle')} className="text-soft">
            <ReceiptText size={21} strokeWidth={1.75} aria-hidden="true" />
          </IconLink>
        )}
      </div>
    </div>
  );
}

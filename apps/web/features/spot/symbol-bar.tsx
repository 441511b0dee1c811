import { ChartCandlestick, ChevronDown, ReceiptText, Star } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../design/button.tsx';
import { CoinIcon } from '../../design/coin-icon.tsx';
import { t } from '../../locales/i18n.ts';
import { hasPage } from '../../routes.ts';
import { useFavourites } from '../../shell/client/favourites.ts';
import { LiveChange } from '../../shell/client/live.tsx';
import { pairOf } from '../../shell/client/quote-row.tsx';
import { SymbolSheet } from '../../shell/client/symbol-sheet.tsx';
import { Link } from '../../shell/routing/link.tsx';

const chartPage = 'pages/futures/kline';
const ordersPage = 'pages/currency/currencyOrder';
const iconLink = 'press grid size-11 place-items-center rounded-field text-soft';

interface SymbolBarProps { symbol: string; among: readonly string[]; onChoose: (symbol: string) => void }

/** The pair that is traded and its day; a press on it changes the pair. Beside it favourite, chart and own orders. */
export function SymbolBar({ symbol, among, onChoose }: SymbolBarProps) {
  const [choosing, setChoosing] = useState(false);
  const { symbols, toggle } = useFavourites();
  const starred = symbols.includes(symbol);
  const [base, quote] = pairOf(symbol);
  return (
    <div className="flex min-h-14 items-center justify-between gap-1 pr-1.5 pl-4">
      <button type="button" onClick={() => setChoosing(true)} aria-haspopup="dialog" className="press -ml-1.5 flex min-h-12 min-w-0 items-center gap-2 rounded-field px-1.5 text-left">
        <CoinIcon code={symbol} size={32} className="max-[359px]:hidden" />
        <span className="min-w-0">
          <span className="flex items-center gap-1 text-bar font-bold">
            <span className="truncate">{base}<span className="font-medium text-faint">/{quote}</span></span>
            <ChevronDown size={18} aria-hidden="true" className="shrink-0 text-soft" />
            <span className="sr-only">{t('fast.changeSymbol')}</span>
          </span>
          <LiveChange symbol={symbol} className="!min-h-0 !min-w-0 !bg-transparent !px-0" />
        </span>
      </button>
      <div className="flex shrink-0">
        <IconButton label={t('quotation.favourite', { symbol: base })} aria-pressed={starred} onClick={() => void toggle(symbol)} className="text-soft aria-pressed:text-warn"><Star size={21} strokeWidth={1.75} aria-hidden="true" fill={starred ? 'currentColor' : 'none'} /></IconButton>
        {hasPage(chartPage) && <Link to={chartPage} query={{ symbol }} aria-label={t('spot.openChart')} className={iconLink}><ChartCandlestick size={21} strokeWidth={1.75} aria-hidden="true" /></Link>}
        {hasPage(ordersPage) && <Link to={ordersPage} aria-label={t('spot.ordersTitle')} className={iconLink}><ReceiptText size={21} strokeWidth={1.75} aria-hidden="true" /></Link>}
      </div>
      <SymbolSheet open={choosing} now={symbol} among={among} onClose={() => setChoosing(false)} onChoose={onChoose} />
    </div>
  );
}

import { ChartCandlestick, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { CoinIcon } from '../../../design/coin-icon.tsx';
import { t } from '../../../locales/i18n.ts';
import { LiveChange, LivePrice } from '../../../shell/client/live.tsx';
import { pairOf } from '../../../shell/client/quote-row.tsx';
import { SymbolSheet } from '../../../shell/client/symbol-sheet.tsx';
import { useTicker } from '../../../shell/client/tickers.ts';
import { Link } from '../../../shell/routing/link.tsx';
import { hasPage } from '../../../routes.ts';
import { useRule } from '../terms.ts';

const chartPage = 'pages/futures/kline';

/** The symbol that is traded, its price and its day; a press on it changes the symbol, beside it the way to the chart. */
export function SymbolBar({ symbol, onChoose }: { symbol: string; onChoose: (symbol: string) => void }) {
  const [choosing, setChoosing] = useState(false);
  const name = useTicker(symbol)?.name ?? '';
  const traded = useRule().data?.futures.map((contract) => contract.symbol);
  const [base, quote] = pairOf(symbol);
  return (
    <div className="gutter flex min-h-[68px] items-center justify-between gap-2 pt-1">
      <button type="button" onClick={() => setChoosing(true)} aria-haspopup="dialog" className="press -ml-1.5 flex min-h-12 min-w-0 items-center gap-2.5 rounded-field px-1.5 text-left">
        <CoinIcon code={symbol} size={34} />
        <span className="min-w-0">
          <span className="flex items-center gap-1 text-bar font-bold">
            <span className="truncate">{base}{quote !== '' && <span className="hidden font-medium text-faint min-[360px]:inline">/{quote}</span>}</span>
            <ChevronDown size={18} aria-hidden="true" className="shrink-0 text-soft" />
            <span className="sr-only">{t('fast.changeSymbol')}</span>
          </span>
          <span className="block truncate text-caption text-soft">{name}</span>
        </span>
      </button>
      <div className="flex shrink-0 items-center gap-1">
        <div className="text-right">
          <LivePrice symbol={symbol} className="block text-[21px] leading-7 font-bold tracking-tight data-[moved=down]:text-down data-[moved=up]:text-up" />
          <span className="text-caption text-faint"><LiveChange symbol={symbol} className="min-h-0 min-w-0 bg-transparent px-0 text-note" /> {t('fast.day')}</span>
        </div>
        {hasPage(chartPage) && (
          <Link to={chartPage} query={{ symbol }} aria-label={t('futures.openChart')} className="press -mr-2 grid size-11 place-items-center rounded-field text-soft"><ChartCandlestick size={22} strokeWidth={1.75} aria-hidden="true" /></Link>
        )}
      </div>
      <SymbolSheet open={choosing} now={symbol} {...(traded === undefined ? {} : { among: traded })} onClose={() => setChoosing(false)} onChoose={onChoose} />
    </div>
  );
}

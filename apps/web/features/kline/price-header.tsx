import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Badge } from '../../design/list.tsx';
import { compact, price } from '../../locales/format.ts';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { bindTicker, LiveChange, LivePrice } from '../../shell/quotes/live.tsx';
import { onTicker, tickerOf, type Ticker } from '../../shell/quotes/tickers.ts';
import { dropEarlyPrice } from './sketch/early-canvas.ts';

const writers = {
  high: (row: Ticker) => price(row.high, row.priceDecimals),
  low: (row: Ticker) => price(row.low, row.priceDecimals),
  volume: (row: Ticker) => compact(row.volume),
  turnover: (row: Ticker) => compact(row.turnover),
} as const;
type Figure = keyof typeof writers;

const names: Readonly<Record<Figure, PlainKey>> = {
  high: 'kline.dayHigh',
  low: 'kline.dayLow',
  volume: 'kline.dayVolume',
  turnover: 'kline.dayTurnover',
};

/** A figure of the last 24 hours, alive without rendering. The narrowest screens have room for the prices alone. */
function DayFigure({ symbol, figure }: { symbol: string; figure: Figure }) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (element.current === null) return;
    return bindTicker(element.current, symbol, (target, row) => {
      const text = writers[figure](row);
      if (target.textContent !== text) target.textContent = text;
    });
  }, [symbol, figure]);
  return (
    <div className={`min-w-0 ${figure === 'volume' || figure === 'turnover' ? 'max-xs:hidden' : ''}`}>
      <dt className="truncate text-mini text-faint">{t(names[figure])}</dt>
      <dd ref={element} className="truncate text-mini text-ink xs:text-caption">
        —
      </dd>
    </div>
  );
}

/** The day in figures. */
export const DayFigures = ({ symbol, className }: { symbol: string; className: string }) => (
  <dl className={className}>
    {(['high', 'volume', 'low', 'turnover'] as const).map((figure) => (
      <DayFigure key={figure} symbol={symbol} figure={figure} />
    ))}
  </dl>
);

const subscribeTo = (symbol: string) => (listener: () => void) => onTicker(symbol, listener);

/** From so many decimals on a price needs more room than a large type leaves. */
const longDecimals = 6;

/** The last price, and the day in figures. */
export function PriceHeader({ symbol, decimals }: { symbol: string; decimals: number }) {
  // Of the same moment as the price of now.
  useEffect(dropEarlyPrice, []);
  const halted = useSyncExternalStore(subscribeTo(symbol), () => tickerOf(symbol)?.halted === true);
  return (
    <section className="gutter flex items-center justify-between gap-3 pb-2">
      <div className="shrink-0">
        <LivePrice
          symbol={symbol}
          className={
            'block font-bold tracking-tight moves ' +
            (decimals < longDecimals ? 'text-title xs:text-price' : 'text-bar xs:text-title')
          }
        />
        <LiveChange
          symbol={symbol}
          className={`!min-h-0 !min-w-0 !bg-transparent !px-0 text-note ${halted ? 'max-xs:hidden' : ''}`}
        />
        {halted && (
          <span className="xs:ml-2">
            <Badge tone="warn">{t('quotations.halted')}</Badge>
          </span>
        )}
      </div>
      <DayFigures
        symbol={symbol}
        className="grid min-w-0 gap-x-3 xs:grid-cols-[auto_auto] gap-y-1 text-right sm:grid-cols-[repeat(4,auto)]"
      />
    </section>
  );
}

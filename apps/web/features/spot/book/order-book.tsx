import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { number } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { LivePrice } from '../../../shell/quotes/live.tsx';
import { tickerOf } from '../../../shell/quotes/tickers.ts';
import type { Terms } from '../terms.ts';
import { useCurrentOrders } from '../orders/spot-orders.ts';
import { depthNow, onFeed, useStale } from '../../../shell/book/feed.ts';
import { bookDrawer, placesIn, rowsShown } from './paint-book.ts';

const rowIndexes = Array.from({ length: rowsShown }, (_, at) => at);
const groupings = [1, 10, 100, 1_000] as const;
export type Grouping = (typeof groupings)[number];

const ownMark = { left: '-4px', top: '9px', width: 6, height: 6 };

interface SideProps {
  side: 'asks' | 'bids';
  list: RefObject<HTMLUListElement | null>;
  stale: boolean;
  onPrice: (price: string) => void;
}

/** The places of one side; what stands in them is written by the frame. The best price is next to the middle. */
function Side({ side, list, stale, onPrice }: SideProps) {
  return (
    <ul
      ref={list}
      aria-label={t(side === 'asks' ? 'spot.asks' : 'spot.bids')}
      className={`flex flex-col ${stale ? 'opacity-45' : ''}`}
      style={side === 'asks' ? { flexDirection: 'column-reverse' } : undefined}
    >
      {rowIndexes.map((at) => (
        <li key={at}>
          <button
            type="button"
            tabIndex={at === 0 ? 0 : -1}
            disabled
            onClick={(event) => onPrice(event.currentTarget.value)}
            className={
              'relative flex h-6 w-full items-center justify-between px-1 text-caption active:bg-raised ' +
              'max-xs:text-mini'
            }
          >
            <span
              aria-hidden="true"
              style={{ transform: 'scaleX(0)', transformOrigin: 'right' }}
              className={`absolute inset-0 ${side === 'asks' ? 'bg-down-soft' : 'bg-up-soft'}`}
            />
            <span className={`relative font-medium ${side === 'asks' ? 'text-down' : 'text-up'}`} />
            <span className="relative text-ink" />
            <span hidden style={ownMark} className="absolute rounded-full bg-brand">
              <span className="sr-only">{t('spot.ownOrder')}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function GroupingChoice({
  terms,
  value,
  onChange,
}: {
  terms: Terms;
  value: Grouping;
  onChange: (grouping: Grouping) => void;
}) {
  const step = (grouping: Grouping): string => formatPlain(terms.tick * BigInt(grouping), priceScale);
  return (
    <label className="relative flex min-h-9 items-center rounded-chip bg-surface text-caption text-soft">
      <span className="sr-only">{t('spot.grouping')}</span>
      <select
        value={value}
        onChange={(event) => onChange(groupings.find((each) => String(each) === event.currentTarget.value) ?? 1)}
        className="w-full appearance-none self-stretch bg-transparent px-2.5 text-ink"
      >
        {groupings.map((grouping) => (
          <option key={grouping} value={grouping}>
            {number(step(grouping), 8)}
          </option>
        ))}
      </select>
      <ChevronDown size={14} aria-hidden="true" className="pointer-events-none absolute right-2" />
    </label>
  );
}

interface MiddlePriceProps extends Omit<SideProps, 'side' | 'list'> {
  symbol: string;
  spread: RefObject<HTMLSpanElement | null>;
}

/** The last price between the sides, and the gap between their best. */
function MiddlePrice({ symbol, stale, spread, onPrice }: MiddlePriceProps) {
  return (
    <button
      type="button"
      onClick={() => onPrice(tickerOf(symbol)?.price ?? '')}
      className="press my-1 flex min-h-14 flex-col items-start justify-center rounded-chip px-1 text-left"
    >
      <LivePrice symbol={symbol} className="text-bar font-bold tracking-tight moves" />
      <span hidden={stale} className="min-h-3.5 text-mini text-faint">
        {t('spot.spread')} <span ref={spread}>—</span>
      </span>
      {stale && <span className="text-mini text-warn">{t('spot.bookStale')}</span>}
    </button>
  );
}

interface OrderBookProps {
  terms: Terms;
  grouping: Grouping;
  onGrouping: (grouping: Grouping) => void;
  onPrice: (price: string) => void;
}

/**
 * Both sides of the book around the last price, alive without rendering: frames write text and widths directly. A press
 * on a level takes its price.
 */
export function OrderBook({ terms, grouping, onGrouping, onPrice }: OrderBookProps) {
  const asks = useRef<HTMLUListElement>(null);
  const bids = useRef<HTMLUListElement>(null);
  const spread = useRef<HTMLSpanElement>(null);
  const { symbol } = terms;
  const stale = useStale();
  const orders = useCurrentOrders().data?.list;
  useEffect(() => {
    const parts = { asks: placesIn(asks.current), bids: placesIn(bids.current), spread: spread.current };
    const draw = bookDrawer(parts, terms, grouping, orders ?? []);
    const redraw = () => {
      const depth = depthNow();
      if (depth !== null && depth.symbol === symbol) draw(depth);
    };
    redraw();
    return onFeed(redraw);
  }, [symbol, terms, grouping, orders]);
  return (
    <section aria-label={t('spot.book')} className="dense flex min-w-0 flex-col">
      <p className="flex justify-between px-1 pb-1 text-mini text-faint">
        <span>{t('spot.price')}</span>
        <span>{t('spot.quantity')}</span>
      </p>
      <Side side="asks" list={asks} stale={stale} onPrice={onPrice} />
      <MiddlePrice symbol={symbol} stale={stale} spread={spread} onPrice={onPrice} />
      <Side side="bids" list={bids} stale={stale} onPrice={onPrice} />
      <div className="mt-2">
        <GroupingChoice terms={terms} value={grouping} onChange={onGrouping} />
      </div>
    </section>
  );
}

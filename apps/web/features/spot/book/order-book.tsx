import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { compact, number, percent } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { LivePrice, setText } from '../../../shell/quotes/live.tsx';
import { tickerOf } from '../../../shell/quotes/tickers.ts';
import type { Terms } from '../terms.ts';
import { useCurrentOrders } from '../orders/spot-orders.ts';
import { depthNow, onFeed, useStale } from './feed.ts';
import { ownRows, rowsOf, spreadOf, type Row } from './levels.ts';
import { fixedWriter } from './write.ts';

const rowsShown = 8;
const rowIndexes = Array.from({ length: rowsShown }, (_, at) => at);
const groupings = [1, 10, 100, 1_000] as const;
export type Grouping = (typeof groupings)[number];

type Write = (text: string) => string;
interface Writers {
  price: Write;
  size: Write;
}

/** Writes a column of quantities: as many decimals as fit beside the largest, the same in every row. */
function sizeWriter(rows: readonly Row[], most: number): Write {
  const largest = Math.max(0, ...rows.map(({ quantity }) => Number(quantity)));
  const write = fixedWriter(Math.min(most, largest >= 1_000 ? 0 : largest >= 100 ? 2 : largest >= 10 ? 3 : 5));
  return (quantity) => (quantity.length > 6 && Number(quantity) >= 1e6 ? compact(quantity) : write(quantity));
}

interface Painted {
  bar: HTMLElement;
  price: HTMLElement;
  size: HTMLElement;
  own: HTMLElement;
  button: HTMLButtonElement;
  row: Row | undefined;
  scale: number;
}

/**
 * Writes the rows of one side; only what differs from what stands there. @param own prices of the rows that hold own
 * orders
 */
function paint(
  rows: readonly Row[],
  painted: readonly Painted[],
  most: number,
  write: Writers,
  own: ReadonlySet<number>,
) {
  painted.forEach((place, at) => {
    const row = rows[at];
    place.own.hidden = row === undefined || own.size === 0 || !own.has(Number(row.price));
    if (row === undefined) {
      if (place.row !== undefined) {
        setText(place.price, '');
        setText(place.size, '');
        place.bar.style.transform = 'scaleX(0)';
        place.button.disabled = true;
      }
    } else {
      if (row.price !== place.row?.price) {
        setText(place.price, write.price(row.price));
        place.button.value = row.price;
        place.button.disabled = false;
      }
      if (row.quantity !== place.row?.quantity) setText(place.size, write.size(row.quantity));
      const scale = most === 0 ? 0 : Math.round((row.sum / most) * 100) / 100;
      if (scale !== place.scale) place.bar.style.transform = `scaleX(${scale})`;
      place.scale = scale;
    }
    place.row = row;
  });
}

function collect(list: HTMLElement | null): Painted[] {
  return [...(list?.querySelectorAll<HTMLButtonElement>('button') ?? [])].flatMap((button) => {
    const [bar, price, size, own] = [...button.children].filter((child) => child instanceof HTMLElement);
    return bar === undefined || price === undefined || size === undefined || own === undefined
      ? []
      : [{ bar, price, size, own, button, row: undefined, scale: -1 }];
  });
}

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
            className="relative flex h-6 w-full items-center justify-between px-1 text-caption active:bg-raised max-xs:text-mini"
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
    const sides = { asks: collect(asks.current), bids: collect(bids.current) };
    const writePrice = fixedWriter(Math.max(0, terms.priceDecimals - Math.log10(grouping)));
    const writeGap = fixedWriter(terms.priceDecimals);
    let writeSize: Write | null = null;
    const step = terms.tick * BigInt(grouping);
    const own = { asks: ownRows(orders ?? [], 'asks', step, terms), bids: ownRows(orders ?? [], 'bids', step, terms) };
    let drawn: unknown = null;
    const draw = () => {
      const depth = depthNow();
      if (depth === null || depth === drawn || depth.symbol !== symbol) return;
      drawn = depth;
      const rows = {
        asks: rowsOf(depth.asks, 'asks', step, terms, rowsShown),
        bids: rowsOf(depth.bids, 'bids', step, terms, rowsShown),
      };
      // Chosen once: a column whose decimals change with every frame can't be read.
      writeSize ??= sizeWriter([...rows.asks, ...rows.bids], terms.quantityDecimals);
      const write = { price: writePrice, size: writeSize };
      const most = Math.max(rows.asks.at(-1)?.sum ?? 0, rows.bids.at(-1)?.sum ?? 0);
      paint(rows.asks, sides.asks, most, write, own.asks);
      paint(rows.bids, sides.bids, most, write, own.bids);
      const gap = spreadOf(depth);
      if (spread.current !== null)
        setText(
          spread.current,
          gap === null ? '—' : `${writeGap(gap.size)} ·\u00A0${percent(gap.share, 3).replace('+', '')}`,
        );
    };
    draw();
    return onFeed(draw);
  }, [symbol, terms, grouping, orders]);
  return (
    <section aria-label={t('spot.book')} className="dense flex min-w-0 flex-col">
      <p className="flex justify-between px-1 pb-1 text-mini text-faint">
        <span>{t('spot.price')}</span>
        <span>{t('spot.quantity')}</span>
      </p>
      <Side side="asks" list={asks} stale={stale} onPrice={onPrice} />
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
      <Side side="bids" list={bids} stale={stale} onPrice={onPrice} />
      <div className="mt-2">
        <GroupingChoice terms={terms} value={grouping} onChange={onGrouping} />
      </div>
    </section>
  );
}

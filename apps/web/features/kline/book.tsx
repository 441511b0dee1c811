import { BookOpen } from 'lucide-react';
import { Empty, ErrorState, Skeleton } from '../../design/states.tsx';
import { price, share } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import type { Level } from '../../shell/book/depth.ts';
import { useBook, useDepthNow } from '../../shell/book/feed.ts';

/** Of each side, where there is as little room as on a phone. */
const fewRows = 12;

function BookSkeleton() {
  return (
    <div role="status" aria-label={t('shell.loading')} className="gutter">
      {Array.from({ length: fewRows }, (_, at) => (
        <div key={at} className="flex h-7 items-center justify-between">
          <Skeleton className="h-3 w-32" />
          <Skeleton className="h-3 w-32" />
        </div>
      ))}
    </div>
  );
}

const sumsOf = (levels: readonly Level[]): number[] => {
  let sum = 0;
  return levels.map(([, quantity]) => (sum += Number(quantity)));
};

interface SideProps {
  side: 'bids' | 'asks';
  levels: readonly Level[];
  most: number;
  decimals: number;
  onPrice: ((price: string) => void) | undefined;
}

/** Decimals of a column of quantities, by the largest. */
function decimalsFor(largest: number): number {
  if (largest >= 1_000) return 0;
  return largest >= 10 ? 2 : 4;
}

/** One side, best price first; the bar behind a level is all that stands up to it. Prices meet in the middle. */
function Side({ side, levels, most, decimals, onPrice }: SideProps) {
  const isBid = side === 'bids';
  const sums = sumsOf(levels);
  const largest = Math.max(0, ...levels.map(([, quantity]) => Number(quantity)));
  const sizeDecimals = decimalsFor(largest);
  return (
    <ul aria-label={t(isBid ? 'spot.bids' : 'spot.asks')} className="dense min-w-0 flex-1">
      {levels.map(([at, quantity], row) => (
        <li
          key={row}
          className={`relative flex h-7 items-center justify-between text-note ${isBid ? 'pr-1 pl-4' : 'pr-4 pl-1'}`}
        >
          <span
            aria-hidden="true"
            className={`absolute inset-0 ${isBid ? 'origin-right bg-up-soft' : 'origin-left bg-down-soft'}`}
            style={{ transform: `scaleX(${most === 0 ? 0 : (sums[row] ?? 0) / most})` }}
          />
          <span className={`relative ${isBid ? 'text-ink' : 'font-medium text-down'}`}>
            {isBid ? price(quantity, sizeDecimals) : price(at, decimals)}
          </span>
          <span className={`relative ${isBid ? 'font-medium text-up' : 'text-ink'}`}>
            {isBid ? price(at, decimals) : price(quantity, sizeDecimals)}
          </span>
          {onPrice !== undefined && (
            <button
              type="button"
              tabIndex={row === 0 ? 0 : -1}
              aria-label={price(at, decimals)}
              onClick={() => onPrice(at)}
              className="absolute inset-0"
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** How much wants to buy, against how much wants to sell. */
function Balance({ bids, asks }: { bids: number; asks: number }) {
  const part = bids + asks === 0 ? 0.5 : Math.round((bids / (bids + asks)) * 100) / 100;
  return (
    <div className="gutter flex min-h-9 items-center gap-2 text-caption font-semibold">
      <span className="text-up">{share(part, 0)}</span>
      <span aria-hidden="true" className="flex h-1 flex-1 overflow-hidden rounded-full bg-down">
        <span className="h-full bg-up" style={{ width: `${part * 100}%` }} />
      </span>
      <span className="text-down">{share(1 - part, 0)}</span>
    </div>
  );
}

interface BookProps {
  symbol: string;
  decimals: number;
  seen: boolean;
  onPrice: ((price: string) => void) | undefined;
  rows: number | undefined;
}

/** Both sides of the book side by side, as wide as the screen. */
export function Book({ symbol, decimals, seen, onPrice, rows = fewRows }: BookProps) {
  const { state, error, retry } = useBook(symbol, seen);
  const data = useDepthNow();
  if (state === 'failed') return <ErrorState text={error} onRetry={retry} />;
  if (data?.symbol !== symbol) return <BookSkeleton />;
  if (data.bids.length === 0 && data.asks.length === 0)
    return <Empty icon={BookOpen} title={t('spot.bookEmpty')} text={t('spot.bookEmptyText')} />;
  const best = { bids: data.bids.slice(0, rows), asks: data.asks.slice(0, rows) };
  const bids = sumsOf(best.bids).at(-1) ?? 0,
    asks = sumsOf(best.asks).at(-1) ?? 0;
  const of = { most: Math.max(bids, asks), decimals, onPrice };
  return (
    <>
      <Balance bids={bids} asks={asks} />
      <div className="flex">
        <Side side="bids" levels={best.bids} {...of} />
        <Side side="asks" levels={best.asks} {...of} />
      </div>
    </>
  );
}

import { ArrowRightLeft } from 'lucide-react';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { Empty, ErrorState, Skeleton } from '../../../design/states.tsx';
import { date } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { setText } from '../../../shell/quotes/live.tsx';
import { onFeed, tradesNow, useDeals, useFromTrades } from '../../../shell/book/feed.ts';
import { fixedWriter } from '../book/write.ts';
import type { Terms } from '../terms.ts';

interface Writers {
  price: (text: string) => string;
  size: (text: string) => string;
}
const signs = { buy: '▲', sell: '▼' } as const;

/** Writes the newest deals into the rows, which keep their places: the page does not jump. */
function paint(body: HTMLElement, write: Writers) {
  const trades = tradesNow();
  [...body.children].forEach((row, at) => {
    const trade = trades[at];
    if (!(row instanceof HTMLElement)) return;
    if (row.dataset['id'] === (trade?.id ?? '')) return;
    row.dataset['id'] = trade?.id ?? '';
    row.hidden = trade === undefined;
    if (trade === undefined) return;
    row.dataset['side'] = trade.side;
    const [priceCell, size, time] = row.children;
    const [sign, word, text] = priceCell?.children ?? [];
    if (sign === undefined || word === undefined || text === undefined || size === undefined || time === undefined)
      return;
    setText(sign, signs[trade.side]);
    setText(word, `${t(trade.side === 'buy' ? 'kline.bought' : 'kline.sold')} `);
    setText(text, write.price(trade.price));
    setText(size, write.size(trade.quantity));
    setText(time, date(trade.time, 'time'));
  });
}

/** A place for a deal; the frame fills it. */
const Row = () => (
  <tr hidden className="group h-7">
    <td className="pl-4 group-data-[side=buy]:text-up group-data-[side=sell]:text-down">
      <span aria-hidden="true" className="mr-1 text-tiny" />
      <span className="sr-only" />
      <span />
    </td>
    <td className="truncate text-right text-ink" />
    <td className="pr-4 text-right text-faint" />
  </tr>
);

const waiting = Array.from({ length: 16 }, (_, at) => at);

/** Room for deals that have not come yet. */
export function TradesSkeleton() {
  return (
    <div role="status" aria-label={t('shell.loading')} className="gutter pt-4">
      <Skeleton className="mb-3 h-6" />
      {waiting.map((at) => (
        <div key={at} className="flex h-7 items-center justify-between">
          <Skeleton className="h-3.5 w-20" />
          <Skeleton className="h-3.5 w-16" />
          <Skeleton className="h-3.5 w-14" />
        </div>
      ))}
    </div>
  );
}

interface LiveTradesProps {
  terms: Terms;
  rows?: number;
  /** Stands above them once they are there. */
  children?: ReactNode;
}

/** The deals of a pair as they happen, newest first. */
export function LiveTrades({ terms, rows = 20, children }: LiveTradesProps) {
  const { state, error, retry } = useDeals(terms.symbol);
  if (state === 'loading') return <TradesSkeleton />;
  if (state === 'failed') return <ErrorState text={error} onRetry={retry} />;
  return (
    <>
      {children}
      <TradeTable terms={terms} rows={rows} />
    </>
  );
}

/** Their table, written by the frame. */
function TradeTable({ terms, rows }: { terms: Terms; rows: number }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const empty = useFromTrades(useCallback((trades) => trades.length === 0, []));
  useEffect(() => {
    const write = { price: fixedWriter(terms.priceDecimals), size: fixedWriter(terms.quantityDecimals) };
    const draw = () => void (body.current !== null && paint(body.current, write));
    draw();
    return onFeed(draw);
  }, [terms, empty, rows]);
  if (empty) return <Empty icon={ArrowRightLeft} title={t('kline.noTrades')} text={t('kline.noTradesText')} />;
  return (
    <table className="w-full table-fixed text-note">
      <thead className="text-caption text-faint">
        <tr>
          <th scope="col" className="h-9 pl-4 text-left font-normal">
            {t('spot.price')} USDT
          </th>
          <th scope="col" className="text-right font-normal">
            {t('spot.quantity')} {terms.base}
          </th>
          <th scope="col" className="pr-4 text-right font-normal">
            {t('kline.time')}
          </th>
        </tr>
      </thead>
      <tbody ref={body} key={terms.symbol}>
        {Array.from({ length: rows }, (_, at) => (
          <Row key={at} />
        ))}
      </tbody>
    </table>
  );
}

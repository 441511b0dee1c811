import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Gain } from '../../../design/amount.tsx';
import { amount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { pairOf } from '../../../shell/quotes/quote-row.tsx';
import { Link } from '../../../shell/routing/link.tsx';
import { DirectionMark } from './direction-mark.tsx';
import { LiveStanding, OrderRing } from '../../../shell/fast/live-order.tsx';
import { useOpenOrders } from '../../../shell/fast/open-orders.ts';
import { useJustSettled } from './orders.ts';
import { LastResults } from './last-results.tsx';
import { resultWord } from './result-words.ts';
import type { FastOrder } from '../../../shell/fast/standing.ts';

const card = 'press flex min-h-18 max-w-full min-w-44 animate-appear items-center gap-3 rounded-card p-3';
const outcomes: Readonly<Record<string, string>> = { win: 'bg-up-soft', lose: 'bg-down-soft' };

function OpenCard({ order }: { order: FastOrder }) {
  const settled = order.status === 'settled';
  return (
    <Link
      to="pages/market/settlement"
      query={{ orderNo: order.orderNo }}
      className={`${card} ${settled ? (outcomes[order.result ?? ''] ?? 'bg-raised') : 'bg-surface'}`}
    >
      {!settled && <OrderRing order={order} />}
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1 text-note">
          <DirectionMark direction={order.direction} word={false} />
          <span className="truncate font-semibold">{pairOf(order.symbol)[0]}</span>
          <span className="text-soft">{amount(order.amount)}</span>
        </span>
        {settled ? (
          <span className="block truncate text-row font-bold">
            {order.result === 'win' || order.result === 'lose' ? (
              <Gain value={order.profit} />
            ) : (
              resultWord(order.result)
            )}
          </span>
        ) : (
          <LiveStanding
            order={order}
            className="block truncate text-row font-bold data-[standing='']:text-caption data-[standing='']:font-medium"
          />
        )}
      </span>
    </Link>
  );
}

function Head({ count }: { count: number }) {
  return (
    <div className="gutter flex min-h-11 items-center justify-between">
      <h2 className="text-row font-semibold">
        {t('fast.openOrders')}
        {count > 0 && <span className="ml-1.5 text-soft">{count}</span>}
      </h2>
      <Link
        to="pages/market/marketOrder"
        className="press -mr-2 flex min-h-11 items-center gap-0.5 px-2 text-note text-soft"
      >
        {t('fast.allOrders')}
        <ChevronRight size={16} aria-hidden="true" />
      </Link>
    </div>
  );
}

/**
 * The open orders side by side, with their countdown and what they would bring now; for a moment also those just
 * settled.
 */
export function OpenStrip() {
  const open = useOpenOrders().data?.list;
  const settled = useJustSettled((state) => state.rows);
  const rows = [...(open ?? []), ...settled];
  const strip = useRef<HTMLUListElement>(null);
  const newest = open?.[0]?.orderNo;
  // The browser would keep the older cards in place and leave the new one out of sight. An effect may not return its
  // promise.
  useEffect(() => {
    strip.current?.scrollTo({ left: 0 });
  }, [newest]);
  return (
    <section className="pb-1">
      <Head count={open?.length ?? 0} />
      {rows.length > 0 && (
        <ul ref={strip} className="no-bars relative flex snap-x gap-2 overflow-x-auto px-4 pb-3">
          {rows.map((order) => (
            <li key={order.orderNo} className="shrink-0 snap-start scroll-ml-4">
              <OpenCard order={order} />
            </li>
          ))}
        </ul>
      )}
      <LastResults
        none={rows.length === 0 && <p className="gutter pb-3 text-note text-faint">{t('fast.noOpenText')}</p>}
      />
    </section>
  );
}

import { SearchX } from 'lucide-react';
import { buttonClass } from '../../design/button.tsx';
import { CoinIcon } from '../../design/coin-icon.tsx';
import { ErrorState, Notice, Skeleton } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { pairText } from '../../shell/quotes/words.ts';
import { orderNoIn, usePlace } from '../../shell/routing/hash.ts';
import { Link } from '../../shell/routing/link.tsx';
import { DirectionMark } from './orders/direction-mark.tsx';
import { LiveView } from './orders/live-view.tsx';
import { OrderFacts, ProofNote } from './orders/order-facts.tsx';
import { useOrder } from './orders/orders.ts';
import { ResultView } from './orders/result-view.tsx';
import { stakeText } from './orders/result-words.ts';
import type { FastOrder } from '../../shell/fast/standing.ts';

function Head({ order }: { order: FastOrder }) {
  return (
    <div className="gutter mt-1 flex flex-wrap items-center justify-center gap-x-2.5">
      <CoinIcon code={order.symbol} size={28} />
      <span className="text-bar font-bold">{pairText(order.symbol)}</span>
      <span className="text-row">
        <DirectionMark direction={order.direction} />
      </span>
      <span className="text-row text-soft">{stakeText(order)} USDT</span>
    </div>
  );
}

function Foot({ order }: { order: FastOrder }) {
  return (
    <div className="sticky bottom-0 mt-auto grid grid-cols-2 gap-3 bg-page px-4 pt-3 pb-foot">
      <Link to="pages/accountRecord/accountRecord" className={buttonClass('quiet')}>
        {t('fast.statement')}
      </Link>
      <Link to="pages/market/market" query={{ symbol: order.symbol }} className={buttonClass('primary')}>
        {t('fast.tradeAgain')}
      </Link>
    </div>
  );
}

function SettlementSkeleton() {
  return (
    <div role="status" aria-label={t('shell.loading')} className="gutter flex flex-col items-center pt-1">
      <Skeleton className="h-7 w-56" />
      <Skeleton className="mt-3 size-50 rounded-full" />
      <Skeleton className="mt-4 h-8 w-28" />
      <Skeleton className="mt-4 h-18 w-full rounded-card" />
      <Skeleton className="mt-3 h-44 w-full rounded-card" />
    </div>
  );
}

/** One fast order: its countdown while it runs, then what came of it. */
export function SettlementPage() {
  const orderNo = orderNoIn(usePlace());
  const query = useOrder(orderNo);
  const order = query.data?.list[0];
  if (orderNo !== '' && query.isPending) return <SettlementSkeleton />;
  if (query.isError && order === undefined)
    return <ErrorState text={query.error.message} onRetry={() => void query.refetch()} />;
  if (order === undefined) {
    return (
      <div className="my-auto">
        <Notice icon={SearchX} title={t('fast.unknownOrder')} text={t('fast.unknownOrderText')}>
          <Link to="pages/market/marketOrder" how="replace" className={buttonClass('primary', 'medium')}>
            {t('fast.allOrders')}
          </Link>
        </Notice>
      </div>
    );
  }
  return (
    <>
      <Head order={order} />
      {order.result === null ? <LiveView order={order} /> : <ResultView order={order} result={order.result} />}
      <OrderFacts order={order} />
      {order.result !== null && <ProofNote />}
      <div className="h-4" />
      <Foot order={order} />
    </>
  );
}

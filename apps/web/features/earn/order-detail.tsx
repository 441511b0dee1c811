import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Badge, Fact } from '../../design/list.tsx';
import { ErrorState, SkeletonCard, SkeletonRows } from '../../design/states.tsx';
import { date, share } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { useCall } from '../../shell/client/query.ts';
import { usePages } from '../../shell/client/use-pages.ts';
import { LateSeal } from '../../shell/fair/late-seal.tsx';
import { CopyFact } from '../../shell/feedback/copy-fact.tsx';
import { NextPage } from '../../shell/lists/next-page.tsx';
import { usePlace } from '../../shell/routing/hash.ts';
import { isMissing, isUnknown, Missing } from '../../shell/routing/missing.tsx';
import { IncomeCalendar } from './income/income-calendar.tsx';
import { exact, gained, isLock, planOf, shareOf, type Income, type Order, type WealthOrder } from './model.ts';
import { OrderHead } from './order-head.tsx';
import { RedeemOrderSheet } from './redeem-order.tsx';

function Facts({ order }: { order: Order }) {
  const { currencyCode: currency, status } = order;
  return (
    <dl className="mx-4 mt-3 rounded-card bg-surface px-4 py-2">
      <Fact name={t('earn.principal')}>
        <strong>
          {exact(order.amount, currency)} {currency}
        </strong>
      </Fact>
      <Fact name={t('earn.dailyRate')}>{share(shareOf(order.dailyRate), 4)}</Fact>
      <Fact name={t('earn.dailyIncome')}>
        {exact(order.dailyIncome, currency)} {currency}
      </Fact>
      {order.nextIncomeTime !== null && <Fact name={t('earn.nextIncome')}>{date(order.nextIncomeTime, 'moment')}</Fact>}
      <Fact name={t('earn.startTime')}>{date(order.startTime)}</Fact>
      <Fact name={t('earn.endTime')}>{date(order.endTime)}</Fact>
      {order.returnTime !== null && <Fact name={t('earn.returnTime')}>{date(order.returnTime)}</Fact>}
      {status === 'redeemed' && (
        <Fact name={t('earn.penaltyPaid')}>
          <span className="text-error">
            −{exact(order.penaltyAmount, currency)} {currency}
          </span>
        </Fact>
      )}
      {order.actualReturn !== null && (
        <Fact name={t('earn.actualReturn')}>
          {exact(order.actualReturn, currency)} {currency}
        </Fact>
      )}
      <CopyFact name={t('earn.orderNo')} value={order.orderNo} />
    </dl>
  );
}

/** What it has paid so far, once there is something. */
const Recomputed = ({ order: { orderNo, status, totalIncome } }: { order: Order }) =>
  (totalIncome !== '0' || status === 'redeemed') && (
    <LateSeal proof={{ orderNo, each: `${status} ${totalIncome}` }} className="mt-2" />
  );

/** One day: what it brings, and whether that is paid. */
function IncomeRow({
  income: { day, amount: units, settled, settleTime, date: due, currencyCode },
}: {
  income: Income;
}) {
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2">
      <span className="min-w-0 flex-1">
        <span className="block text-row">{t('earn.calendarDay', { day })}</span>
        <span className="block text-caption text-faint">
          {settled
            ? t('earn.settledAt', { time: date(settleTime, 'moment') })
            : t('earn.dueAt', { time: date(due, 'moment') })}
        </span>
      </span>
      <span className="shrink-0 text-right">
        <span className={`block text-row font-semibold ${settled ? 'text-up' : 'text-soft'}`}>
          {gained(units, currencyCode)}
        </span>
        <span className="mt-0.5 block">
          <Badge tone={settled ? 'up' : 'plain'}>{t(settled ? 'earn.settled' : 'earn.unsettled')}</Badge>
        </span>
      </span>
    </li>
  );
}

/** Every day of an order, paid or running. */
export function IncomeRows({ orderNo }: { orderNo: string }) {
  const pages = usePages<Income>(['GET /lockMining/orders/{id}/income', orderNo], (page) =>
    call(
      'GET /lockMining/orders/{id}/income',
      { params: { id: orderNo }, query: { page, limit: 30 } },
      { quiet: true },
    ),
  );
  if (pages.isPending) return <SkeletonRows count={3} />;
  if (pages.isError && pages.rows.length === 0)
    return <ErrorState text={pages.error.message} onRetry={() => void pages.refetch()} />;
  return (
    <section className="mx-4 mt-3 rounded-card bg-surface py-2">
      <h2 className="px-4 py-2 text-row font-semibold">{t('earn.incomeRows')}</h2>
      <ul className="divide-y divide-line/60">
        {pages.rows.map((income) => (
          <IncomeRow key={income.day} income={income} />
        ))}
      </ul>
      <NextPage pages={pages} />
    </section>
  );
}

/** Every payment that an older product has made and will make. */
const Calendar = ({ order }: { order: WealthOrder }) => (
  <section className="mx-4 mt-3 rounded-card bg-surface p-4">
    <h2 className="mb-2 text-row font-semibold">{t('earn.calendar')}</h2>
    <IncomeCalendar payments={planOf(order)} />
  </section>
);

/** What it has paid so far, recomputed, and each of its days. */
const Days = ({ order }: { order: Order }) => (
  <>
    <Recomputed order={order} />
    {isLock(order) ? <IncomeRows orderNo={order.orderNo} /> : order.status === 'active' && <Calendar order={order} />}
  </>
);

interface DetailProps {
  id: string;
  order: Order | undefined;
  error: Error | null;
  onRetry: () => void;
  orders: string;
}

function Detail({ id, order, error, onRetry, orders }: DetailProps) {
  const [redeeming, setRedeeming] = useState(false);
  if (order === undefined) {
    if (id === '' || isMissing(error))
      return (
        <Missing
          icon={FileSearch}
          title={t('earn.notFound')}
          text={t('earn.notFoundText')}
          to={orders}
          word={t('earn.orders')}
        />
      );
    return error === null ? (
      <div className="gutter mt-2 space-y-3">
        <SkeletonCard className="h-75" />
        <SkeletonCard className="h-40" />
      </div>
    ) : (
      <ErrorState text={error.message} onRetry={onRetry} />
    );
  }
  return (
    <div className="pb-5">
      <OrderHead order={order} />
      <Facts order={order} />
      <Days order={order} />
      {order.status === 'active' && (
        <>
          <div className="gutter mt-3">
            <Button look="quiet" className="w-full" onClick={() => setRedeeming(true)}>
              {t('earn.redeem')}
            </Button>
          </div>
          <RedeemOrderSheet order={order} open={redeeming} onClose={() => setRedeeming(false)} />
        </>
      )}
    </div>
  );
}

/** One lock-mining order: how far, what it paid, and its early end. */
export function OrderDetailPage() {
  const id = usePlace().query.get('id') ?? '';
  const mined = useCall('GET /lockMining/orders/{id}', { params: { id } }, { enabled: id !== '' });
  // A line of the statement knows the order, not its kind.
  const isOther = isUnknown(mined.error);
  const older = useCall('GET /userProductOrder/findOrderById', { query: { id } }, { enabled: isOther });
  const { error, refetch } = isOther ? older : mined;
  return (
    <Detail
      id={id}
      order={mined.data ?? older.data}
      error={error}
      onRetry={() => void refetch()}
      orders="pages/lockMining/orderList"
    />
  );
}

/** One order of an older wealth product. */
export function WealthOrderDetail({ id }: { id: string }) {
  const { data, error, refetch } = useCall(
    'GET /userProductOrder/findOrderById',
    { query: { id } },
    { enabled: id !== '' },
  );
  return <Detail id={id} order={data} error={error} onRetry={() => void refetch()} orders="pages/wealth/wealthOrder" />;
}

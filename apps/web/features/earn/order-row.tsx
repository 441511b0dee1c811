import { Badge } from '../../design/list.tsx';
import { ProgressRing } from '../../design/progress-ring.tsx';
import { amount, date, number, signedAmount } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { Link } from '../../shell/routing/link.tsx';
import { isLock, type Order } from './model.ts';

const words = {
  active: 'earn.statusActive',
  completed: 'earn.statusCompleted',
  redeemed: 'earn.statusRedeemed',
} as const;
const tones = { active: 'brand', completed: 'up', redeemed: 'warn' } as const;
export const StatusBadge = ({ status }: Pick<Order, 'status'>) => (
  <Badge tone={tones[status]}>{t(words[status])}</Badge>
);

/** The colour of the ring of days. */
export function ringTone(status: Order['status']) {
  if (status === 'active') return 'brand';
  return status === 'completed' ? 'up' : 'faint';
}

/** How far it is, or how and when it ended. */
function Progress({ order }: { order: Order }) {
  const { currentDay: day, totalDays: total, remainingDays, status, endTime, returnTime } = order;
  if (status === 'active')
    return `${t('earn.progress', { day, total })} · ${t('earn.daysLeft', { count: remainingDays })}`;
  return (
    <>
      <StatusBadge status={status} />
      {date(returnTime ?? endTime, 'moment')}
    </>
  );
}

/** An order with how far it has come; a press opens it. */
export function OrderRow({ order }: { order: Order }) {
  const { id, productName, currencyCode: currency, currentDay, totalDays, status } = order;
  return (
    <Link
      to={isLock(order) ? 'pages/lockMining/orderDetail' : 'pages/wealth/wealthOrder'}
      query={{ id }}
      className="gutter flex min-h-19 w-full items-center gap-3 py-2.5 transition-colors active:bg-surface"
    >
      <ProgressRing share={currentDay / totalDays} tone={ringTone(status)}>
        <span className="text-mini font-semibold">{number(currentDay)}</span>
      </ProgressRing>
      <span className="min-w-0 flex-1">
        <span className="block text-row font-semibold">{productName}</span>
        <span className="mt-1 flex flex-wrap items-center gap-x-2 text-caption text-soft">
          <Progress order={order} />
        </span>
      </span>
      <span className="shrink-0 text-right">
        <span className="block text-row font-semibold">{amount(order.amount, currency)}</span>
        <span className={`mt-0.5 block text-caption ${Number(order.totalIncome) > 0 ? 'text-up' : 'text-faint'}`}>
          {signedAmount(order.totalIncome, currency)}
        </span>
      </span>
    </Link>
  );
}

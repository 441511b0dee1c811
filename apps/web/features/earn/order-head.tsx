import { ProgressRing } from '../../design/progress-ring.tsx';
import { number } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { dayWord } from './day-word.ts';
import { IncomeBars } from './income/income-bars.tsx';
import { exact, gained, less, type Order } from './model.ts';
import { ringTone, StatusBadge } from './order-row.tsx';

function Days({ order: { currentDay, totalDays, remainingDays, status } }: { order: Order }) {
  return (
    <ProgressRing share={currentDay / totalDays} size={172} thickness={12} tone={ringTone(status)}>
      <span className="block text-hero font-bold">
        {number(currentDay)}
        <span className="text-bar font-medium text-soft"> / {number(totalDays)}</span>
      </span>
      <span className="block text-note text-soft">
        {status === 'active' ? t('earn.daysLeft', { count: remainingDays }) : dayWord(totalDays)}
      </span>
    </ProgressRing>
  );
}

function Paid({ order }: { order: Order }) {
  const { currencyCode: currency, totalIncome, expectedIncome, actualReturn, status } = order;
  const ended = status === 'redeemed' && actualReturn !== null;
  const toCome = status === 'active' ? less(expectedIncome, totalIncome, currency) : '0';
  return (
    <div className="mt-4 flex gap-3">
      <div className="min-w-0 flex-1">
        <p className={`text-bar font-semibold ${Number(totalIncome) > 0 ? 'text-up' : 'text-soft'}`}>
          {gained(totalIncome, currency)}
        </p>
        <p className="mt-0.5 text-caption text-soft">{t('earn.paidSoFar')}</p>
      </div>
      <div className="min-w-0 flex-1">
        <p className="text-bar font-semibold">{exact(ended ? actualReturn : toCome, currency)}</p>
        <p className="mt-0.5 text-caption text-soft">{t(ended ? 'earn.actualReturn' : 'earn.stillToCome')}</p>
      </div>
    </div>
  );
}

/** The ring of days, and what has come and is to come. */
export function OrderHead({ order }: { order: Order }) {
  return (
    <section className="mx-4 mt-2 rounded-card bg-surface p-4 text-center">
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-row font-semibold">
        {order.productName}
        <StatusBadge status={order.status} />
      </p>
      <div className="mt-4 grid place-items-center">
        <Days order={order} />
      </div>
      <Paid order={order} />
      <div className="mt-4">
        <IncomeBars order={order} />
      </div>
    </section>
  );
}

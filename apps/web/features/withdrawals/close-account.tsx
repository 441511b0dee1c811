import type { CallAnswer } from '@candor/api-contract/index.ts';
import { FileDown } from 'lucide-react';
import { Button } from '../../design/button.tsx';
import { Card, Fact, GroupTitle } from '../../design/list.tsx';
import { ErrorState, SkeletonCard } from '../../design/states.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { amount, date, numberFormat } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { refresh, useCall } from '../../shell/client/query.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { scaleOf } from '../../shell/funds/micros.ts';
import { LinkRow } from '../../shell/routing/link.tsx';
import { AskForm } from './close-form.tsx';

type Terms = CallAnswer<'GET /player/close'>;
/** To the unit: what is paid and its fee add up to the total. */
const usdt = (value: string): string => `${amount(value, 'USDT', scaleOf('USDT'))} USDT`;

/** Closing the own account: what has to be ended first, what is paid and given up, the request and taking it back. */
export function CloseAccountPage() {
  const terms = useCall('GET /player/close');
  if (terms.data === undefined) {
    return terms.isError ? (
      <ErrorState text={terms.error.message} onRetry={() => void terms.refetch()} />
    ) : (
      <div className="gutter space-y-3 pt-2">
        <SkeletonCard className="h-40" />
        <SkeletonCard className="h-40" />
      </div>
    );
  }
  const { data } = terms;
  const blocked = Object.values(data.blockers).some((count) => count > 0);
  return (
    <div className="gutter space-y-4 pt-2 pb-4">
      <p className="text-row text-pretty text-soft">{t('closing.text')}</p>
      {/* What is still held would not be in the sum. */}
      {blocked ? <Blockers of={data.blockers} /> : <Sums terms={data} />}
      {data.request === null ? null : <Asked request={data.request} />}
      <Kept days={data.keptDays} />
      {data.request === null && !blocked && <AskForm />}
    </div>
  );
}

const yearDays = 365.25;
/** Whole years where they are some, else days. */
function span(days: number): string {
  const years = Math.round(days / yearDays);
  const isYears = years > 1 && Math.abs(days - years * yearDays) < 2;
  return numberFormat({ style: 'unit', unit: isYears ? 'year' : 'day', unitDisplay: 'long' }).format(
    isYears ? years : days,
  );
}

/** For how long what of the customer is kept, and where the copy is. */
function Kept({ days: { contact, papers } }: { days: Terms['keptDays'] }) {
  return (
    <section>
      <GroupTitle>{t('closing.keptTitle')}</GroupTitle>
      <Card className="divide-y divide-line overflow-hidden">
        <dl className="px-4 py-2">
          <Fact name={t('closing.keptContact')}>{span(contact)}</Fact>
          <Fact name={t('closing.keptPapers')}>{span(papers)}</Fact>
          <Fact name={t('closing.keptLedger')}>{t('closing.keptForGood')}</Fact>
        </dl>
        <LinkRow icon={FileDown} title={t('closing.dataTitle')} to="pages/setting/ownData" />
      </Card>
    </section>
  );
}

function Sums({ terms: { payout, bonusLocked } }: { terms: Terms }) {
  if (payout === null)
    return (
      <p className="rounded-field bg-warn-soft px-4 py-3 text-note text-pretty text-warn">{t('closing.noPrice')}</p>
    );
  const rows = [
    [t('closing.total'), payout.total],
    [t('withdrawals.feeName'), payout.fee],
    [t('withdrawals.receive'), payout.expected],
    [t('closing.bonus'), bonusLocked],
  ] as const;
  return (
    <dl className="space-y-2 rounded-card bg-surface p-4 text-row">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-soft">{name}</dt>
          <dd className="ml-auto">{usdt(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Blockers({ of: { deposits, withdrawals, ...open } }: { of: Terms['blockers'] }) {
  const rows = [
    [open.fast, t('shell.marketOrder'), 'pages/market/marketOrder'],
    [open.futures, t('futures.ordersTitle'), 'pages/contract/contractOrder'],
    [open.spot, t('spot.ordersTitle'), 'pages/currency/currencyOrder'],
    [open.lockMining, t('shell.lockMining'), 'pages/lockMining/orderList'],
    [open.wealth, t('earn.wealthTitle'), 'pages/wealth/wealthOrder'],
    [deposits + withdrawals, t('withdrawals.history'), 'pages/personal/historyList'],
  ] as const;
  return (
    <section>
      <GroupTitle>{t('closing.first')}</GroupTitle>
      <Card className="divide-y divide-line overflow-hidden">
        {rows
          .filter(([count]) => count > 0)
          .map(([count, title, to]) => (
            <LinkRow key={to} title={title} value={String(count)} to={to} />
          ))}
      </Card>
    </section>
  );
}

function Asked({ request }: { request: NonNullable<Terms['request']> }) {
  const { submit, busy } = useSubmit(async () => {
    await call('POST /player/close/cancel');
    toast(t('closing.takenBack'));
    await refresh('GET /player/close');
  });
  return (
    <section className="space-y-3 rounded-card bg-surface p-4">
      <p className="text-row text-pretty break-words">
        {t('closing.asked', { time: date(request.time, 'moment'), to: request.destination })}
      </p>
      <Button look="quiet" busy={busy} onClick={() => submit()} className="w-full">
        {t('closing.takeBack')}
      </Button>
    </section>
  );
}

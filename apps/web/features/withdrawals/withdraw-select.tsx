import { ChevronRight, Clock, History } from 'lucide-react';
import { HeroAmount } from '../../design/amount.tsx';
import { GroupTitle, Tile } from '../../design/list.tsx';
import { ErrorState, SkeletonCard } from '../../design/states.tsx';
import { TwoColumns } from '../../shell/on-screen/two-columns.tsx';
import { Tabs } from '../../design/tabs.tsx';
import { amount, date, share } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { hasPage } from '../../routes.ts';
import { NavBar } from '../../shell/bars/nav-bar.tsx';
import { useNow } from '../../shell/client/use-now.ts';
import { useTransaction } from '../../shell/funds/transactions.ts';
import { TestFundsButton } from '../../shell/funds/test-funds.tsx';
import { back } from '../../shell/routing/hash.ts';
import { IconLink, Link } from '../../shell/routing/link.tsx';
import { BonusLine } from './bonus-line.tsx';
import { Checklist } from './checklist.tsx';
import { stepWords } from './step-words.ts';
import { useTerms, useWithdrawCurrency, type WithdrawCurrency } from './use-terms.ts';
import { Ways } from './ways.tsx';
import { blockerOf, type Terms } from './payout-preview.ts';

const history = 'pages/personal/historyList';

function Bar() {
  const right = hasPage(history) ? (
    <IconLink to={history} query={{ tab: 'withdrawal' }} label={t('withdrawals.history')}>
      <History size={22} strokeWidth={1.75} aria-hidden="true" />
    </IconLink>
  ) : undefined;
  return <NavBar title={t('withdrawals.title')} onBack={() => back('pages/property/property')} right={right} />;
}

interface LoadedProps {
  terms: Terms;
  currency: WithdrawCurrency;
  onCurrency: (code: WithdrawCurrency) => void;
}

function Hero({ terms, currency, onCurrency }: LoadedProps) {
  return (
    <section className="mx-4 rounded-card bg-surface p-4">
      <Tabs
        label={t('funds.currency')}
        look="segment"
        className="mb-4 !bg-page"
        value={currency}
        onChange={onCurrency}
        options={[
          { value: 'USDT', label: 'USDT' },
          { value: 'USDC', label: 'USDC' },
        ]}
      />
      <h2 className="text-note text-soft">{t('withdrawals.available')}</h2>
      <p className="mt-1">
        <HeroAmount value={terms.available} currencyCode={currency} />{' '}
        <span className="text-row font-medium text-faint">{currency}</span>
      </p>
      <dl className="mt-4 grid grid-cols-3 gap-2 border-t border-line pt-3">
        <Term name={t('withdrawals.minimum')}>{amount(terms.minimum, currency, 0)}</Term>
        <Term name={t('withdrawals.feeName')}>{share(terms.feeRate)}</Term>
        <Term name={t('withdrawals.arrival')}>
          {t('withdrawals.hours', { min: terms.arrivalHoursMin, max: terms.arrivalHoursMax })}
        </Term>
      </dl>
    </section>
  );
}

const Term = ({ name, children }: { name: string; children: string }) => (
  <div className="min-w-0">
    <dt className="text-caption text-soft">{name}</dt>
    <dd className="mt-0.5 text-row font-semibold">{children}</dd>
  </div>
);

/** Today's withdrawal, while there is one. */
function Today({ orderNo }: { orderNo: string }) {
  const order = useTransaction(orderNo).data;
  if (order === undefined) return <SkeletonCard className="mx-4 mt-3 h-18" />;
  return (
    <Link
      to="pages/withdrawal/withdrawal"
      query={{ id: orderNo }}
      className="press mx-4 mt-3 flex min-h-18 items-center gap-3 rounded-card bg-banner p-4"
    >
      <Tile icon={Clock} />
      <span className="min-w-0 flex-1">
        <span className="block text-row font-semibold">
          {amount(order.amount, order.currencyCode)} {order.currencyCode}
        </span>
        <span className="mt-0.5 block text-note text-soft">
          {stepWords(order.step)}
          {order.status === 'processing' &&
            order.deadline !== null &&
            ` · ${t('withdrawals.byShort', { time: date(order.deadline, 'moment') })}`}
        </span>
      </span>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-faint" />
    </Link>
  );
}

/** Less than can be withdrawn, and what helps. */
function TooLittle({ terms, currency }: Omit<LoadedProps, 'onCurrency'>) {
  return (
    <div className="mt-3 rounded-card bg-warn-soft p-4">
      <p className="text-note text-pretty text-warn">
        {t('withdrawals.tooLittle', { amount: `${amount(terms.minimum, currency, 0)} ${currency}` })}
      </p>
      {currency === 'USDT' && <TestFundsButton look="quiet" className="mt-2 w-full" />}
    </div>
  );
}

function Loaded({ terms, currency, onCurrency }: LoadedProps) {
  const blocker = blockerOf(terms, useNow());
  const closed = blocker === 'day' || blocker === 'held' || blocker === 'frozen';
  return (
    <div className="pt-2 pb-4">
      <TwoColumns
        first={
          <>
            <Hero terms={terms} currency={currency} onCurrency={onCurrency} />
            {terms.usedToday !== null && <Today orderNo={terms.usedToday} />}
          </>
        }
        second={
          <>
            <section className="mx-4 mt-5 rail:mt-0">
              <GroupTitle>{t('withdrawals.choose')}</GroupTitle>
              <Ways terms={terms} currency={currency} closed={closed} />
              {blocker === 'funds' && <TooLittle terms={terms} currency={currency} />}
            </section>
            <Checklist terms={terms} />
            <BonusLine locked={terms.bonusLocked} />
          </>
        }
      />
    </div>
  );
}

function PageSkeleton() {
  return (
    <div role="status" aria-label={t('shell.loading')} className="pt-2">
      <TwoColumns
        first={<SkeletonCard className="mx-4 h-55" />}
        second={
          <div className="gutter mt-3 space-y-3 rail:mt-0">
            <SkeletonCard className="h-19" />
            <SkeletonCard className="h-19" />
            <SkeletonCard className="h-50" />
          </div>
        }
      />
    </div>
  );
}

/** Where the money is to go, what it costs, and what is needed before. */
export function WithdrawSelectPage() {
  const [currency, setCurrency] = useWithdrawCurrency();
  const { data, isError, error, refetch } = useTerms(currency);
  return (
    <>
      <Bar />
      {data === undefined && isError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <PageSkeleton />}
      {data !== undefined && <Loaded terms={data} currency={currency} onCurrency={setCurrency} />}
    </>
  );
}

import { ChevronRight, Clock, History, Landmark, Lock, Wallet, type LucideIcon } from 'lucide-react';
import { HeroAmount } from '../../design/amount.tsx';
import { GroupTitle, Tile } from '../../design/list.tsx';
import { ErrorState, SkeletonCard } from '../../design/states.tsx';
import { Tabs } from '../../design/tabs.tsx';
import { amount, date, number, share } from '../../locales/format.ts';
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
import { hindranceOf, type Terms } from './what-comes.ts';

const history = 'pages/personal/historyList';

function Bar() {
  const right = hasPage(history) ? (
    <IconLink to={history} query={{ tab: 'withdrawal' }} label={t('withdrawals.history')}>
      <History size={22} strokeWidth={1.75} aria-hidden="true" />
    </IconLink>
  ) : undefined;
  return <NavBar title={t('withdrawals.title')} onBack={() => back('pages/property/property')} right={right} />;
}

function Hero({
  terms,
  currency,
  onCurrency,
}: {
  terms: Terms;
  currency: WithdrawCurrency;
  onCurrency: (code: WithdrawCurrency) => void;
}) {
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

interface WayProps {
  icon: LucideIcon;
  title: string;
  text: string;
  to: string;
  currency: WithdrawCurrency;
  closed: boolean;
}

function Way({ icon: Icon, title, text, to, currency, closed }: WayProps) {
  const End = closed ? Lock : ChevronRight;
  const face = (
    <>
      <Tile icon={Icon} />
      <span className="min-w-0 flex-1">
        <span className="block text-row font-semibold">{title}</span>
        <span className="mt-0.5 block text-note text-pretty text-soft">{text}</span>
      </span>
      <End size={18} aria-hidden="true" className="shrink-0 text-faint" />
    </>
  );
  const look = 'flex min-h-18 items-center gap-3 rounded-card bg-surface p-4';
  return closed ? (
    <div role="link" aria-disabled="true" className={`${look} opacity-60`}>
      {face}
    </div>
  ) : (
    <Link to={to} query={{ currency }} className={`press ${look}`}>
      {face}
    </Link>
  );
}

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

function Loaded({
  terms,
  currency,
  onCurrency,
}: {
  terms: Terms;
  currency: WithdrawCurrency;
  onCurrency: (code: WithdrawCurrency) => void;
}) {
  const hindrance = hindranceOf(terms, useNow());
  const closed = hindrance === 'day' || hindrance === 'held' || hindrance === 'frozen';
  return (
    <div className="pt-2 pb-4">
      <Hero terms={terms} currency={currency} onCurrency={onCurrency} />
      {terms.usedToday !== null && <Today orderNo={terms.usedToday} />}
      <section className="mx-4 mt-5">
        <GroupTitle>{t('withdrawals.choose')}</GroupTitle>
        <div className="space-y-3">
          <Way
            icon={Wallet}
            title={t('withdrawals.toAddress')}
            text={t('withdrawals.toAddressText', { currency, chain: 'TRC20' })}
            to="pages/withdrawal/withdrawal"
            currency={currency}
            closed={closed}
          />
          <Way
            icon={Landmark}
            title={t('withdrawals.toCard')}
            text={
              currency === 'USDT'
                ? t('withdrawals.toCardText', { rate: number(terms.vndPerUsdt) })
                : t('withdrawals.toCardOnly')
            }
            to="pages/withdrawal/withdrawByBank"
            currency="USDT"
            closed={closed || currency !== 'USDT'}
          />
        </div>
        {hindrance === 'funds' && (
          <div className="mt-3 rounded-card bg-warn-soft p-4">
            <p className="text-note text-pretty text-warn">
              {t('withdrawals.tooLittle', { amount: `${amount(terms.minimum, currency, 0)} ${currency}` })}
            </p>
            {currency === 'USDT' && <TestFundsButton look="quiet" className="mt-2 w-full" />}
          </div>
        )}
      </section>
      <Checklist terms={terms} />
      <BonusLine locked={terms.bonusLocked} />
    </div>
  );
}

function PageSkeleton() {
  return (
    <div role="status" aria-label={t('shell.loading')} className="gutter space-y-3 pt-2">
      <SkeletonCard className="h-55" />
      <SkeletonCard className="h-19" />
      <SkeletonCard className="h-19" />
      <SkeletonCard className="h-50" />
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
      {data !== undefined ? (
        <Loaded terms={data} currency={currency} onCurrency={setCurrency} />
      ) : isError ? (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

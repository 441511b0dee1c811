import { FlaskConical, History, Landmark, ShoppingBag } from 'lucide-react';
import { CoinIcon } from '../../design/coin-icon.tsx';
import { Badge, Tile } from '../../design/list.tsx';
import { TwoColumns } from '../../shell/on-screen/two-columns.tsx';
import { ErrorState, SkeletonCard } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { NavBar } from '../../shell/bars/nav-bar.tsx';
import { useConfig } from '../../shell/client/config.ts';
import { useCall } from '../../shell/client/query.ts';
import { TestFundsButton, useTestFunds } from '../../shell/funds/test-funds.tsx';
import { back } from '../../shell/routing/hash.ts';
import { IconLink } from '../../shell/routing/link.tsx';
import { BonusLine, type Currency } from './parts/bonus-line.tsx';
import { plainAmount } from './parts/rate.ts';
import { CertifyNote } from './parts/certify-gate.tsx';
import { OpenDeposits, useOpenDeposits } from './parts/open-deposits.tsx';
import { RefuseBonus } from './parts/refuse-bonus.tsx';
import { WayCard } from './parts/way-card.tsx';
import { chainMinutes } from './chain.ts';

/** The money of paper mode comes first: it is there at once. */
function TestFunds() {
  const { given, perDay } = useTestFunds();
  if (!given) return null;
  return (
    <section className="mx-4 rounded-card bg-surface p-4">
      <div className="flex items-center gap-3">
        <Tile icon={FlaskConical} />
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-x-2 text-row font-semibold">
            {t('accounts.testFunds')}
            <Badge tone="brand">{t('deposits.recommended')}</Badge>
          </h2>
          <p className="mt-0.5 text-note text-pretty text-soft">{t('deposits.testText', { amount: perDay })}</p>
        </div>
      </div>
      <TestFundsButton className="mt-3 w-full" />
    </section>
  );
}

function UsdtWay({ minimum }: { minimum: string }) {
  return (
    <WayCard
      to="pages/recharge/rechargeWay"
      query={{ currencyCode: 'USDT' }}
      icon={<CoinIcon code="USDT" size={44} />}
      title={t('deposits.usdt')}
      text={t('deposits.usdtText')}
      facts={{
        minimum: plainAmount(minimum, 'USDT'),
        fee: t('deposits.free'),
        arrival: t('deposits.aboutMinutes', { count: chainMinutes }),
      }}
    />
  );
}

function Ways({ currencies }: { currencies: readonly Currency[] }) {
  const hasProviders = (useConfig()?.buyProviders.length ?? 0) > 0;
  const usdt = currencies.find(({ currencyCode }) => currencyCode === 'USDT');
  const vnd = currencies.find(({ currencyCode }) => currencyCode === 'VND');
  const free = t('deposits.free');
  return (
    <div className="gutter mt-3 space-y-3 rail:mt-0">
      {usdt !== undefined && <UsdtWay minimum={usdt.minimum} />}
      {vnd !== undefined && (
        <WayCard
          to="pages/recharge/rechargeVND"
          icon={<Tile icon={Landmark} />}
          title={t('deposits.vnd')}
          text={t('deposits.vndText')}
          facts={{ minimum: plainAmount(vnd.minimum, 'VND'), fee: free, arrival: t('deposits.afterReview') }}
        />
      )}
      {hasProviders && (
        <WayCard
          to="pages/recharge/rechargeWay"
          query={{ currencyCode: 'USDT' }}
          icon={<Tile icon={ShoppingBag} />}
          title={t('deposits.buy')}
          text={t('deposits.buyText')}
        />
      )}
    </div>
  );
}

const history = 'pages/personal/historyList';

const HistoryLink = () => (
  <IconLink to={history} label={t('deposits.historyTitle')}>
    <History size={22} strokeWidth={1.75} aria-hidden="true" />
  </IconLink>
);

const WaysSkeleton = () => (
  <TwoColumns
    first={<SkeletonCard className="mx-4 h-40" />}
    second={
      <div className="gutter mt-3 space-y-3 rail:mt-0">
        <SkeletonCard className="h-37" />
        <SkeletonCard className="h-37" />
      </div>
    }
  />
);

/** Every way, below what is under way already. */
function WaysToPay() {
  const { data, error, refetch } = useCall('GET /portal/currency/chargeCurrencyList');
  const [first] = data ?? [];
  // What stands above the ways would push them away if it came after them.
  const waits = useOpenDeposits().isPending;
  if (error !== null && (data === undefined || waits))
    return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  if (data === undefined || waits) return <WaysSkeleton />;
  return (
    <TwoColumns
      first={
        <div className="space-y-3">
          <CertifyNote />
          {first !== undefined && (
            <BonusLine currency={first}>
              <RefuseBonus />
            </BonusLine>
          )}
          <OpenDeposits />
          <TestFunds />
        </div>
      }
      second={<Ways currencies={data} />}
    />
  );
}

/** How to add money: test funds where there are some, then each currency with what it asks before anything is typed. */
export function RechargePage() {
  return (
    <>
      <NavBar title={t('deposits.title')} onBack={() => back('pages/property/property')} right={<HistoryLink />} />
      <div className="pb-5">
        <div className="gutter pt-2 pb-3">
          <h2 className="text-title font-bold text-balance">{t('deposits.ask')}</h2>
          <p className="mt-1 text-row text-pretty text-soft">{t('deposits.askText')}</p>
        </div>
        <WaysToPay />
      </div>
    </>
  );
}

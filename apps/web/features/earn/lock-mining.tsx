import { HandCoins, ReceiptText, Wallet, type LucideIcon } from 'lucide-react';
import { ActionFace, actionTileClass } from '../../design/action-tile.tsx';
import { HeroAmount, hiddenAmount } from '../../design/amount.tsx';
import { SkeletonCard } from '../../design/states.tsx';
import { TwoColumns } from '../../shell/on-screen/two-columns.tsx';
import { number, signedAmount } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { NavBar } from '../../shell/bars/nav-bar.tsx';
import { useCall } from '../../shell/client/query.ts';
import { back, usePlace } from '../../shell/routing/hash.ts';
import { Link } from '../../shell/routing/link.tsx';
import { usePreference } from '../../shell/session/preferences.ts';
import { ActiveOrders } from './active-orders.tsx';
import { LockProducts } from './product-lists.tsx';

/** What is locked, and what it has paid. */
function Statistics() {
  const { data, isError } = useCall('GET /lockMining/statistics');
  const hide = usePreference('hideBalances');
  const income = (value: string, name: string) => (
    <div className="min-w-0 flex-1">
      <dd className={`text-row font-semibold ${Number(value) > 0 ? 'text-up' : 'text-soft'}`}>
        {hide ? hiddenAmount : signedAmount(value)}
      </dd>
      <dt className="mt-0.5 text-caption text-soft">{name}</dt>
    </div>
  );
  if (data === undefined) return isError ? null : <SkeletonCard className="mx-4 h-36" />;
  return (
    <section className="mx-4 rounded-card bg-banner p-4">
      <h2 className="text-note text-soft">{t('earn.locked')}</h2>
      <p className="mt-1">
        <HeroAmount value={data.totalInvestment} hide={hide} />{' '}
        <span className="text-row font-medium text-faint">{data.currencyCode}</span>
      </p>
      <dl className="mt-4 flex gap-3">
        {income(data.todayIncome, t('earn.todayIncome'))}
        {income(data.totalIncome, t('earn.totalIncome'))}
        <div className="min-w-0 flex-1">
          <dd className="text-row font-semibold">{number(data.activeOrders)}</dd>
          <dt className="mt-0.5 text-caption text-soft">{t('earn.activeOrders')}</dt>
        </div>
      </dl>
    </section>
  );
}

const Way = ({ to, icon, word }: { to: string; icon: LucideIcon; word: string }) => (
  <li>
    <Link to={to} className={actionTileClass}>
      <ActionFace icon={icon} word={word} />
    </Link>
  </li>
);

/**
 * Sums, the ways to orders and income, and what is on sale. Under a tab of the trade page it stands without a bar of
 * its own.
 */
export function LockMiningPage() {
  const { path } = usePlace();
  return (
    <>
      {path === 'pages/lockMining/lockMining' ? (
        <NavBar title={t('earn.lockTitle')} onBack={() => back()} />
      ) : (
        <div className="h-3" />
      )}
      <TwoColumns
        first={
          <>
            <Statistics />
            <ul className="gutter mt-3 grid grid-cols-3 gap-2">
              <Way to="pages/lockMining/orderList" icon={ReceiptText} word={t('earn.orders')} />
              <Way to="pages/lockMining/incomeList" icon={HandCoins} word={t('earn.incomes')} />
              <Way to="pages/wealth/wealth" icon={Wallet} word={t('earn.wealthTitle')} />
            </ul>
            <ActiveOrders kind="lock" />
          </>
        }
        second={
          <>
            <h2 className="gutter mt-5 mb-2 text-bar font-semibold rail:mt-0">{t('earn.products')}</h2>
            <LockProducts />
          </>
        }
      />
      <div className="h-5" />
    </>
  );
}

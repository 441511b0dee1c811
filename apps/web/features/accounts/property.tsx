import { accountTypes } from '@candor/core/ledger/account.ts';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Eye,
  EyeOff,
  Lock,
  PiggyBank,
  Repeat2,
  ScrollText,
  Zap,
} from 'lucide-react';
import { useState } from 'react';
import { ActionFace, actionTileClass } from '../../design/action-tile.tsx';
import { HeroAmount } from '../../design/amount.tsx';
import { buttonClass, IconButton } from '../../design/button.tsx';
import { ErrorState, Skeleton, SkeletonCard, SkeletonRows } from '../../design/states.tsx';
import { Tabs } from '../../design/tabs.tsx';
import { TwoColumns } from '../../shell/on-screen/two-columns.tsx';
import { t } from '../../locales/i18n.ts';
import { learnLiabilities } from '../../locales/late/liabilities-words.ts';
import { learnMirror } from '../../locales/late/mirror-words.ts';
import { learnPrices } from '../../locales/late/prices-words.ts';
import { learnLog } from '../../locales/late/log-words.ts';
import { withWords } from '../../locales/late/with-words.ts';
import { TabPageBar } from '../../shell/bars/nav-bar.tsx';
import { useConfig } from '../../shell/client/config.ts';
import { balanceIn, useBalances, type Balance } from '../../shell/funds/balances.ts';
import { micros } from '../../shell/funds/micros.ts';
import { TestFundsButton } from '../../shell/funds/test-funds.tsx';
import { TransferSheet } from '../../shell/funds/transfer-sheet.tsx';
import { useWide } from '../../shell/on-screen/wide.ts';
import { useQueryState } from '../../shell/routing/hash.ts';
import { LatePart } from '../../shell/routing/late-part.tsx';
import { Link } from '../../shell/routing/link.tsx';
import { setPreference, usePreference } from '../../shell/session/preferences.ts';
import { allocation } from './allocation.ts';
import { AllocationLegend, AllocationRing } from './allocation-ring.tsx';
import { AssetRows } from './asset-rows.tsx';
import { BonusCard } from './bonus-card.tsx';
import { BundleCard } from './checks/bundle-card.tsx';
import { ProfitCard } from './profit-card.tsx';
import { shownAssets } from './shown-assets.ts';

const loadPrices = () => withWords(learnPrices, () => import('./prices/prices-card.tsx').then((m) => m.PricesCard));
const loadLog = () => withWords(learnLog, () => import('./checks/log-card.tsx').then((m) => m.LogCard));
const loadLiabilities = () =>
  withWords(learnLiabilities, () => import('./liabilities/liabilities-card.tsx').then((m) => m.LiabilitiesCard));
const loadMirror = () => withWords(learnMirror, () => import('./mirror-card.tsx').then((m) => m.MirrorCard));

function Actions({ onTransfer }: { onTransfer: () => void }) {
  return (
    <ul className="gutter mt-3 grid grid-cols-3 gap-2 rail:mt-0">
      <li>
        <button type="button" aria-haspopup="dialog" onClick={onTransfer} className={actionTileClass}>
          <ActionFace icon={ArrowLeftRight} word={t('funds.transfer')} />
        </button>
      </li>
      <li>
        <Link to="pages/transfer/transfer" className={actionTileClass}>
          <ActionFace icon={Repeat2} word={t('exchange.title')} />
        </Link>
      </li>
      <li>
        <Link to="pages/accountRecord/accountRecord" className={actionTileClass}>
          <ActionFace icon={ScrollText} word={t('accounts.statement')} />
        </Link>
      </li>
      <li>
        <Link to="pages/market/marketOrder" className={actionTileClass}>
          <ActionFace icon={Zap} word={t('accounts.orders')} />
        </Link>
      </li>
      <li>
        <Link to="pages/lockMining/lockMining" className={actionTileClass}>
          <ActionFace icon={Lock} word={t('earn.lockTitle')} />
        </Link>
      </li>
      <li>
        <Link to="pages/wealth/wealth" className={actionTileClass}>
          <ActionFace icon={PiggyBank} word={t('earn.wealthTitle')} />
        </Link>
      </li>
    </ul>
  );
}

/** Money in and money out. */
function InAndOut() {
  return (
    <div className="mt-4 grid grid-cols-2 gap-3">
      <Link to="pages/recharge/recharge" className={buttonClass('primary', 'medium')}>
        <ArrowDownToLine size={18} aria-hidden="true" className="max-xs:hidden" />
        {t('deposits.title')}
      </Link>
      <Link to="pages/withdrawal/withdrawSelect" className={buttonClass('quiet', 'medium')}>
        <ArrowUpFromLine size={18} aria-hidden="true" className="max-xs:hidden" />
        {t('withdrawals.title')}
      </Link>
    </div>
  );
}

function Hero({ list, total, hide }: { list: readonly Balance[]; total: string; hide: boolean }) {
  const parts = allocation(list);
  return (
    <section className="mx-4 rounded-card bg-surface p-4">
      <h2 className="text-note text-soft">{t('accounts.total')}</h2>
      <p className="mt-1">
        <HeroAmount value={total} hide={hide} /> <span className="text-row font-medium text-faint">USDT</span>
      </p>
      <InAndOut />
      {parts.length > 0 && (
        <div className="mt-4 flex items-center gap-5 max-xs:gap-2">
          <AllocationRing parts={parts} />
          <AllocationLegend parts={parts} />
        </div>
      )}
      {parts.length === 0 && <p className="mt-4 text-row text-pretty text-soft">{t('accounts.nothingText')}</p>}
      <TestFundsButton look="quiet" className="mt-4 w-full" />
    </section>
  );
}

const TilesSkeleton = () => (
  <div className="gutter mt-3 grid grid-cols-3 gap-2 rail:mt-0">
    {[1, 2, 3, 4, 5, 6].map((each) => (
      <div key={each} className="grid h-17 place-items-center rounded-card bg-surface">
        <Skeleton className="size-8" />
      </div>
    ))}
  </div>
);

function PropertySkeleton({ hide }: { hide: boolean }) {
  const wide = useWide();
  const below = (
    <>
      <TilesSkeleton />
      {!hide && <ProfitCard />}
    </>
  );
  return (
    <TwoColumns
      first={
        <>
          <div className="mx-4 h-90 space-y-3 rounded-card bg-surface p-4">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-10 w-3/5" />
            <div className="grid grid-cols-2 gap-3">
              <Skeleton className="h-11 rounded-field" />
              <Skeleton className="h-11 rounded-field" />
            </div>
            <Skeleton className="size-31 rounded-full" />
          </div>
          {!wide && below}
          <SkeletonRows count={3} />
        </>
      }
      second={wide && below}
    />
  );
}

function HideButton({ hide }: { hide: boolean }) {
  const EyeIcon = hide ? EyeOff : Eye;
  return (
    <IconButton
      label={t('accounts.hideBalances')}
      aria-pressed={hide}
      onClick={() => setPreference('hideBalances', !hide)}
    >
      <EyeIcon size={22} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}

type Kind = 'account' | 'coin';

interface AccountsProps {
  list: readonly Balance[];
  tab: Kind;
  onTab: (tab: Kind) => void;
  hide: boolean;
  onTransfer: () => void;
}

/** Balances row by row. */
function Accounts({ list, tab, onTab, hide, onTransfer }: AccountsProps) {
  return (
    <>
      <Tabs
        label={t('shell.property')}
        value={tab}
        onChange={onTab}
        className="mt-4"
        options={[
          { value: 'account', label: t('accounts.accountAssets') },
          { value: 'coin', label: t('accounts.coinAssets') },
        ]}
      />
      <AssetRows
        coin={tab === 'coin'}
        rows={list.filter((row) => (row.accountType === accountTypes.coin) === (tab === 'coin'))}
        hide={hide}
        onTransfer={onTransfer}
      />
    </>
  );
}

/** What can be done and what has come of it: right under the sum, or beside it. */
function Below({ list, hide, onTransfer }: Pick<AccountsProps, 'list' | 'hide' | 'onTransfer'>) {
  const locked = balanceIn(list, accountTypes.account, 'USDT')?.bonusLocked;
  return (
    <>
      <Actions onTransfer={onTransfer} />
      {!hide && <ProfitCard />}
      {locked !== undefined && micros(locked) > 0n && <BonusCard locked={locked} hide={hide} />}
    </>
  );
}

/**
 * Everything in sums, charts and rows, once it is known: on a wide screen what one has beside what one can do, else
 * that right under the sum.
 */
/** What is owned and said of it, for the customer to check, and the mirror. */
function Checks({ hide }: { hide: boolean }) {
  const config = useConfig();
  const waiting = <SkeletonCard className="mx-4 mb-4 h-32" />;
  return (
    <>
      <LatePart load={loadLiabilities} part={{}} waiting={<SkeletonCard className="mx-4 mt-4 mb-4 h-40" />} quiet />
      <BundleCard />
      {config?.feed.simulated === true && <LatePart load={loadPrices} part={config} waiting={waiting} quiet />}
      <LatePart load={loadLog} part={{}} waiting={waiting} quiet />
      <LatePart load={loadMirror} part={{ hide }} waiting={waiting} quiet />
    </>
  );
}

function Owned({ hide }: { hide: boolean }) {
  const wide = useWide();
  const [tab, setTab] = useQueryState('tab', 'account', ['account', 'coin'] as const);
  const [moving, setMoving] = useState(false);
  const balances = useBalances();
  const list = balances.data;
  if (list === undefined && balances.isError)
    return <ErrorState text={balances.error.message} onRetry={() => void balances.refetch()} />;
  if (list === undefined) return <PropertySkeleton hide={hide} />;
  const move = () => setMoving(true);
  const kind = tab === 'coin' ? 'coin' : 'futures';
  const shown = shownAssets(list);
  const below = <Below list={list} hide={hide} onTransfer={move} />;
  return (
    <>
      <TwoColumns
        first={
          <>
            <Hero list={list} total={shown.total} hide={hide} />
            {!wide && below}
            <Accounts list={shown.rows} tab={tab} onTab={setTab} hide={hide} onTransfer={move} />
          </>
        }
        second={
          <>
            {wide && below}
            <Checks hide={hide} />
          </>
        }
      />
      <TransferSheet open={moving} onClose={() => setMoving(false)} to={accountTypes[kind]} />
    </>
  );
}

/** What the user owns: in whole, in parts, account by account. */
export function PropertyPage() {
  const hide = usePreference('hideBalances');
  return (
    <>
      <TabPageBar title={t('shell.property')} right={<HideButton hide={hide} />} />
      <Owned hide={hide} />
    </>
  );
}

import { ArrowLeftRight, Eye, EyeOff, ScrollText, Zap, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { HeroAmount } from '../../design/amount.tsx';
import { IconButton } from '../../design/button.tsx';
import { ErrorState, Skeleton, SkeletonRows } from '../../design/states.tsx';
import { Tabs } from '../../design/tabs.tsx';
import { t } from '../../locales/i18n.ts';
import { TabPageBar } from '../../shell/bars/nav-bar.tsx';
import { balanceIn, micros, useBalances, worthOf, type Balance } from '../../shell/funds/balances.ts';
import { TestFundsButton } from '../../shell/funds/test-funds.tsx';
import { TransferSheet } from '../../shell/funds/transfer-sheet.tsx';
import { useQueryState } from '../../shell/routing/hash.ts';
import { Link } from '../../shell/routing/link.tsx';
import { setPreference, usePreference } from '../../shell/session/preferences.ts';
import { allocation } from './allocation.ts';
import { AllocationLegend, AllocationRing } from './allocation-ring.tsx';
import { AssetRows } from './asset-rows.tsx';
import { BonusCard } from './bonus-card.tsx';

const action = 'press flex min-h-[68px] w-full flex-col items-center justify-center gap-1.5 rounded-card bg-surface px-1 py-2 text-center text-caption leading-tight text-soft';

function ActionFace({ icon: Icon, word }: { icon: LucideIcon; word: string }) {
  return <><Icon size={22} strokeWidth={1.75} aria-hidden="true" className="text-brand" />{word}</>;
}

function Actions({ onTransfer }: { onTransfer: () => void }) {
  return (
    <ul className="gutter mt-3 grid grid-cols-3 gap-2">
      <li><button type="button" aria-haspopup="dialog" onClick={onTransfer} className={action}><ActionFace icon={ArrowLeftRight} word={t('funds.transfer')} /></button></li>
      <li><Link to="pages/accountRecord/accountRecord" className={action}><ActionFace icon={ScrollText} word={t('accounts.statement')} /></Link></li>
      <li><Link to="pages/market/marketOrder" className={action}><ActionFace icon={Zap} word={t('accounts.orders')} /></Link></li>
    </ul>
  );
}

function Hero({ list, hide }: { list: readonly Balance[]; hide: boolean }) {
  const parts = allocation(list);
  return (
    <section className="mx-4 rounded-card bg-surface p-5">
      <h2 className="text-note text-soft">{t('accounts.total')}</h2>
      <p className="mt-1"><HeroAmount value={worthOf(list)} hide={hide} className="text-[34px] leading-[42px]" /> <span className="text-row font-medium text-faint">USDT</span></p>
      {parts.length > 0 && <div className="mt-4 flex items-center gap-5"><AllocationRing parts={parts} /><AllocationLegend parts={parts} /></div>}
      {parts.length === 0 && <p className="mt-1 text-row text-pretty text-soft">{t('accounts.nothingText')}</p>}
      <TestFundsButton className="mt-4 w-full" />
    </section>
  );
}

function PropertySkeleton() {
  return (
    <>
      <div className="gutter"><Skeleton className="h-[300px] !rounded-card" /></div>
      <div className="gutter mt-3 grid grid-cols-3 gap-2">{[1, 2, 3].map((each) => <Skeleton key={each} className="h-[68px] !rounded-card" />)}</div>
      <SkeletonRows count={3} />
    </>
  );
}

/** What the user owns: in whole, in parts, account by account. */
export function PropertyPage() {
  const [tab, setTab] = useQueryState('tab', 'account', ['account', 'coin'] as const);
  const [moving, setMoving] = useState(false);
  const hide = usePreference('hideBalances');
  const balances = useBalances();
  const list = balances.data;
  const EyeIcon = hide ? EyeOff : Eye;
  const locked = balanceIn(list, 1, 'USDT')?.bonusLocked;
  return (
    <>
      <TabPageBar title={t('shell.property')} right={<IconButton label={t('accounts.hideBalances')} aria-pressed={hide} onClick={() => setPreference('hideBalances', !hide)}><EyeIcon size={22} strokeWidth={1.75} aria-hidden="true" /></IconButton>} />
      {list === undefined ? (balances.isError ? <ErrorState text={balances.error.message} onRetry={() => void balances.refetch()} /> : <PropertySkeleton />) : (
        <>
          <Hero list={list} hide={hide} />
          <Actions onTransfer={() => setMoving(true)} />
          {locked !== undefined && micros(locked) > 0n && <BonusCard locked={locked} hide={hide} />}
          <Tabs label={t('shell.property')} value={tab} onChange={setTab} className="mt-4" options={[{ value: 'account', label: t('accounts.accountAssets') }, { value: 'coin', label: t('accounts.coinAssets') }]} />
          <AssetRows coin={tab === 'coin'} rows={list.filter((row) => (row.accountType === 2) === (tab === 'coin'))} hide={hide} onTransfer={() => setMoving(true)} />
          <TransferSheet open={moving} onClose={() => setMoving(false)} from={1} to={tab === 'coin' ? 2 : 3} />
        </>
      )}
    </>
  );
}

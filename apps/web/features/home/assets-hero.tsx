import { Eye, EyeOff, Lock, Zap } from 'lucide-react';
import { HeroAmount } from '../../design/amount.tsx';
import { buttonClass } from '../../design/button.tsx';
import { Skeleton } from '../../design/states.tsx';
import { amount } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { balanceIn, micros, useBalances, worthOf } from '../../shell/funds/balances.ts';
import { TestFundsButton, useTestFunds } from '../../shell/funds/test-funds.tsx';
import { Link } from '../../shell/routing/link.tsx';
import { setPreference, usePreference } from '../../shell/session/preferences.ts';

function Backdrop() {
  return (
    <svg aria-hidden="true" viewBox="0 0 358 190" preserveAspectRatio="xMaxYMid slice" className="absolute inset-0 size-full">
      <defs><linearGradient id="hero-fill" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stopColor="#4c8dff" stopOpacity=".28" /><stop offset="1" stopColor="#4c8dff" stopOpacity="0" /></linearGradient></defs>
      <path d="M150 132 C180 128 190 96 214 100 S246 122 266 92 296 40 318 50 344 28 358 14 V190 H150Z" fill="url(#hero-fill)" />
      <path d="M150 132 C180 128 190 96 214 100 S246 122 266 92 296 40 318 50 344 28 358 14" fill="none" stroke="#4c8dff" strokeOpacity=".45" strokeWidth="1.5" />
    </svg>
  );
}

/** What the user owns, and the next step: test funds while they are there to take, then a trade. */
export function AssetsHero() {
  const hide = usePreference('hideBalances');
  const balances = useBalances();
  const funds = useTestFunds();
  const list = balances.data;
  const main = balanceIn(list, 1, 'USDT');
  const toTake = funds.given && funds.takenToday !== true;
  const EyeIcon = hide ? EyeOff : Eye;
  return (
    <section className="relative mx-4 overflow-hidden rounded-card bg-surface p-5">
      <Backdrop />
      <div className="relative">
        <div className="flex items-center gap-0.5 text-note text-soft">
          <h2>{t('home.totalAssets')}</h2>
          <button type="button" aria-pressed={hide} aria-label={t('home.hideBalances')} onClick={() => setPreference('hideBalances', !hide)} className="press -my-3 grid size-11 place-items-center"><EyeIcon size={18} aria-hidden="true" /></button>
        </div>
        <p className="mt-1 min-h-11 text-ink">{list === undefined ? (balances.isError ? <HeroAmount value={null} /> : <Skeleton className="h-9 w-44" />) : <><HeroAmount value={worthOf(list)} hide={hide} className="text-[36px] leading-[44px]" /> <span className="text-row font-medium text-faint">USDT</span></>}</p>
        <p className="mt-1 flex min-h-5 flex-wrap gap-x-4 text-note text-soft">
          <span>{t('home.inOrders')} <span className="font-semibold text-ink">{hide ? '••••' : amount(main?.frozen)}</span></span>
          {micros(main?.bonusLocked) > 0n && <span className="inline-flex items-center gap-1"><Lock size={13} aria-hidden="true" />{t('home.bonus')} <span className="font-semibold text-ink">{hide ? '••••' : amount(main?.bonusLocked)}</span></span>}
        </p>
        <div className="mt-5 grid grid-cols-2 gap-3">
          {funds.given && <TestFundsButton size="large" className="!px-2 !text-row leading-tight" />}
          <Link to="pages/market/market" className={`${buttonClass(toTake ? 'quiet' : 'primary')} !text-row ${funds.given ? '' : 'col-span-2'}`}><Zap size={18} aria-hidden="true" />{t('home.tradeNow')}</Link>
        </div>
      </div>
    </section>
  );
}

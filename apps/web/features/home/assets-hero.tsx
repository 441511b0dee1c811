import { accountTypes } from '@candor/core/ledger/account.ts';
import { Eye, EyeOff, Lock } from 'lucide-react';
import { HeroAmount, hiddenAmount } from '../../design/amount.tsx';
import { buttonClass } from '../../design/button.tsx';
import { Skeleton } from '../../design/states.tsx';
import { amount, date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { balanceIn, useBalances } from '../../shell/funds/balances.ts';
import { micros, worthOf } from '../../shell/funds/micros.ts';
import { TestFundsButton, useTestFunds } from '../../shell/funds/test-funds.tsx';
import { knownBalances } from '../../shell/pwa/last-known.ts';
import { Link } from '../../shell/routing/link.tsx';
import { setPreference, usePreference } from '../../shell/session/preferences.ts';

/** The rings of the brand's sign, faint: a curve would look like a gain that nobody has made. */
function Backdrop() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 200"
      className="absolute -top-20 -right-20 size-50 text-brand opacity-15"
      fill="none"
      stroke="currentColor"
      strokeWidth="14"
    >
      {[30, 58, 86].map((radius) => (
        <circle key={radius} cx="100" cy="100" r={radius} />
      ))}
    </svg>
  );
}

/** What the user owns, and the next step: test funds while they are there to take, then a trade. */
export function AssetsHero() {
  const hide = usePreference('hideBalances');
  const balances = useBalances();
  const funds = useTestFunds();
  // What was known last, with its time, until the answer takes its place.
  const known = balances.data === undefined ? knownBalances() : null;
  const list = balances.data ?? known?.list;
  const main = balanceIn(list, accountTypes.account, 'USDT');
  const toTake = funds.given && funds.takenToday !== true;
  const EyeIcon = hide ? EyeOff : Eye;
  return (
    <section className="relative mx-4 overflow-hidden rounded-card bg-banner p-4">
      <Backdrop />
      <div className="relative">
        <div className="flex items-center gap-0.5 text-note text-soft">
          <h2>{t('home.totalAssets')}</h2>
          <button
            type="button"
            aria-pressed={hide}
            aria-label={t('home.hideBalances')}
            onClick={() => setPreference('hideBalances', !hide)}
            className="press -my-3 grid size-11 place-items-center"
          >
            <EyeIcon size={18} aria-hidden="true" />
          </button>
          {known !== null && <time className="ml-auto truncate pl-2">{date(known.time, 'moment')}</time>}
        </div>
        <p className="mt-1 min-h-11 text-ink">
          {list === undefined && !balances.isError && <Skeleton className="h-9 w-44" />}
          {list === undefined && balances.isError && <HeroAmount value={null} />}
          {list !== undefined && (
            <>
              <HeroAmount value={worthOf(list)} hide={hide} />{' '}
              <span className="text-row font-medium text-faint">USDT</span>
            </>
          )}
        </p>
        <p className="mt-1 flex min-h-5 flex-wrap gap-x-4 text-note text-soft">
          <span>
            {t('home.inOrders')}{' '}
            <span className="font-semibold text-ink">{hide ? hiddenAmount : amount(main?.frozen)}</span>
          </span>
          {micros(main?.bonusLocked) > 0n && (
            <span className="inline-flex items-center gap-1">
              <Lock size={13} aria-hidden="true" />
              {t('home.bonus')}{' '}
              <span className="font-semibold text-ink">{hide ? hiddenAmount : amount(main?.bonusLocked)}</span>
            </span>
          )}
        </p>
        <div className="mt-4 grid auto-cols-fr grid-flow-col gap-3">
          {toTake && <TestFundsButton size="large" className="!px-2 !text-row leading-tight max-xs:!text-note" />}
          <Link
            key={String(toTake)}
            to="pages/market/market"
            className={`${buttonClass(toTake ? 'faded' : 'primary')} !px-2 !text-row leading-tight`}
          >
            {t('home.tradeNow')}
          </Link>
        </div>
      </div>
    </section>
  );
}

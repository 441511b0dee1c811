import { LockOpen } from 'lucide-react';
import { hiddenAmount } from '../../design/amount.tsx';
import { Tile } from '../../design/list.tsx';
import { amount, share } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';
import { Link } from '../../shell/routing/link.tsx';
import { bonusProgress } from './allocation.ts';

/** How much of it is released, 0–1. */
function Progress({ part }: { part: number }) {
  return (
    <span
      role="progressbar"
      aria-label={t('accounts.bonusLocked')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
      className="mt-3 block h-2 overflow-hidden rounded-full bg-raised"
    >
      <span className="block h-full rounded-full bg-warn" style={{ width: `${part * 100}%` }} />
    </span>
  );
}

function Turnover({ today, total }: { today: string; total: string }) {
  return (
    <span className="mt-3 grid grid-cols-2 gap-2">
      {(
        [
          ['accounts.turnoverToday', today],
          ['accounts.turnoverTotal', total],
        ] as const
      ).map(([name, value]) => (
        <span key={name} className="rounded-field bg-raised px-3 py-2">
          <span className="block text-caption text-soft">{t(name)}</span>
          <span className="mt-0.5 block text-row font-semibold">{value}</span>
        </span>
      ))}
    </span>
  );
}

/** The locked bonus: how much, how far its release has come, and what releases the rest. */
export function BonusCard({ locked, hide }: { locked: string; hide: boolean }) {
  const info = useCall('POST /portal/order/getTransInfo', { body: {} }).data;
  const {
    released,
    share: part,
    volumeLeft,
  } = bonusProgress(info?.bonusLocked ?? locked, info?.bonusReleased ?? '0', info?.volumeToRelease);
  const shown = (value: string | undefined, decimals?: number): string =>
    hide ? hiddenAmount : amount(value, 'USDT', decimals);
  return (
    <Link
      to="pages/richView/richView"
      query={{ id: 'sign-up-gift' }}
      className="press mx-4 mt-3 block rounded-card bg-surface p-4"
    >
      <span className="flex items-center gap-3">
        <Tile icon={LockOpen} tone="warn" />
        <span className="min-w-0 flex-1 text-row font-semibold">{t('accounts.bonusLocked')}</span>
        <span className="text-row font-semibold">
          {shown(locked)} <span className="text-note font-normal text-faint">USDT</span>
        </span>
      </span>
      <Progress part={part} />
      <span className="mt-2 flex justify-between gap-3 text-note text-soft">
        <span>{t('accounts.released', { amount: shown(released) })}</span>
        <span>{share(part, 0)}</span>
      </span>
      <Turnover today={shown(info?.todayTurnover)} total={shown(info?.totalTurnover)} />
      <span className="mt-3 block text-note text-pretty text-faint">
        {t('accounts.bonusText', { volume: shown(volumeLeft, 0) })}
      </span>
    </Link>
  );
}

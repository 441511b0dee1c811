import { LockOpen } from 'lucide-react';
import { amount } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';
import { micros } from '../../shell/funds/micros.ts';
import { Link } from '../../shell/routing/link.tsx';

/** That a locked bonus locks no own money, and how far its release has come. Nothing without one. */
export function BonusLine({ locked }: { locked: string }) {
  const hasBonus = micros(locked) > 0n;
  const info = useCall('POST /portal/order/getTransInfo', { body: {} }, { enabled: hasBonus }).data;
  if (!hasBonus) return null;
  const released = micros(info?.bonusReleased);
  const percent = Number((released * 100n) / (released + micros(locked)));
  return (
    <Link to="pages/property/property" className="press mx-4 mt-3 block rounded-card bg-surface p-4">
      <span className="flex items-center gap-3">
        <LockOpen size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-warn" />
        <span className="min-w-0 flex-1 text-note text-pretty text-soft">
          {t('withdrawals.bonusNever', { amount: `${amount(locked)} USDT` })}
        </span>
      </span>
      <span
        role="progressbar"
        aria-label={t('accounts.bonusLocked')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-3 block h-2 overflow-hidden rounded-full bg-raised"
      >
        <span className="block h-full rounded-full bg-warn" style={{ width: `${percent}%` }} />
      </span>
      <span className="mt-2 flex justify-between gap-3 text-note">
        <span className="text-soft">{t('accounts.released', { amount: amount(info?.bonusReleased) })}</span>
        <span className="font-semibold text-brand">{t('withdrawals.bonusLink')}</span>
      </span>
    </Link>
  );
}

import { LockOpen } from 'lucide-react';
import { amount, share } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useConfig } from '../../shell/client/config.ts';
import { Link } from '../../shell/routing/link.tsx';
import { bonusProgress } from './allocation.ts';

/** The locked bonus: how much, how far its release has come, and what releases the rest. */
export function BonusCard({ locked, hide }: { locked: string; hide: boolean }) {
  const gift = useConfig()?.signUpGiftUsdt ?? locked;
  const { released, share: part, volumeLeft } = bonusProgress(locked, gift);
  return (
    <Link to="pages/richView/richView" query={{ id: 'sign-up-gift' }} className="press mx-4 mt-3 block rounded-card bg-surface p-4">
      <span className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-field bg-warn-soft text-warn"><LockOpen size={20} strokeWidth={1.75} aria-hidden="true" /></span>
        <span className="min-w-0 flex-1 text-row font-semibold">{t('accounts.bonusLocked')}</span>
        <span className="text-row font-semibold">{hide ? '••••' : amount(locked)} <span className="text-note font-normal text-faint">USDT</span></span>
      </span>
      <span role="progressbar" aria-label={t('accounts.bonusLocked')} aria-valuemin={0} aria-valuemax={100} aria-valuenow={Math.round(part * 100)} className="mt-3 block h-2 overflow-hidden rounded-full bg-raised">
        <span className="block h-full rounded-full bg-warn" style={{ width: `${part * 100}%` }} />
      </span>
      <span className="mt-2 flex justify-between gap-3 text-note text-soft"><span>{t('accounts.released', { amount: hide ? '••••' : amount(released) })}</span><span>{share(part, 0)}</span></span>
      <span className="mt-1 block text-note text-pretty text-faint">{t('accounts.bonusText', { volume: hide ? '••••' : amount(volumeLeft, 'USDT', 0) })}</span>
    </Link>
  );
}

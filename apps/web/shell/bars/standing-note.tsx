import { Lock } from 'lucide-react';
import { t } from '../../locales/i18n.ts';
import { Link } from '../routing/link.tsx';
import { useUser } from '../session/session.ts';

const words = {
  'payouts-held': 'shell.payoutsHeld',
  frozen: 'shell.accountFrozen',
  closed: 'shell.accountClosed',
} as const;

/** Above every page, while operators don't let the customer do everything: what is possible, and where to ask. */
export function StandingNote() {
  const standing = useUser()?.standing ?? 'open';
  if (standing === 'open') return null;
  return (
    <div
      role="status"
      className="mx-4 mt-2 flex items-start gap-3 rounded-field bg-warn-soft px-4 py-3 text-note text-pretty text-warn"
    >
      <Lock size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      <p>
        {t(words[standing])}{' '}
        <Link to="pages/service/service-view" className="font-semibold underline">
          {t('shell.writeToService')}
        </Link>
      </p>
    </div>
  );
}

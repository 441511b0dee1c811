import { t } from '../../../locales/i18n.ts';
import { Link } from '../../../shell/routing/link.tsx';

/** Leads who has lost what a code could be sent to from the forgotten password to {@link ./recover.tsx}. */
export const RecoverLink = () => (
  <p className="mt-4 text-center">
    <Link
      to="pages/login/login"
      query={{ step: 'recover' }}
      className="inline-block px-1 py-3 text-row font-semibold text-brand"
    >
      {t('recovery.lostAll')}
    </Link>
  </p>
);

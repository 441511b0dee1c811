import { Hourglass } from 'lucide-react';
import { t } from '../../locales/i18n.ts';
import { useConfig } from '../client/config.ts';

/** Where a destination is chosen or saved: with real money a new one waits. */
export function NewWaits() {
  if (useConfig()?.mode !== 'real') return null;
  return (
    <p className="mt-3 flex gap-3 text-note text-pretty text-soft">
      <Hourglass size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
      {t('wallets.newWaits')}
    </p>
  );
}

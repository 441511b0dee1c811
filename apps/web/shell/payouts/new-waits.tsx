import { t } from '../../locales/i18n.ts';
import { useConfig } from '../client/config.ts';
import { HoldNote } from './hold-note.tsx';

/** Where a destination is chosen or saved: with real money a new one waits. */
export const NewWaits = () =>
  useConfig()?.mode === 'real' && (
    <div className="mt-3">
      <HoldNote>{t('wallets.newWaits')}</HoldNote>
    </div>
  );

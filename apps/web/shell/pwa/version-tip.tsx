import { t } from '../../locales/i18n.ts';
import { Button } from '../../design/button.tsx';
import { takeOver, useNewVersion } from './worker.ts';

/** Says that a newer build is there: it never takes over by itself under somebody's hands. */
export function VersionTip() {
  const waiting = useNewVersion((now) => now.waiting);
  if (waiting === null) return null;
  return (
    <div role="status" className="fixed inset-x-4 above-tabs z-40 mb-4 flex animate-rise justify-center">
      <div className="flex items-center gap-3 rounded-card bg-pressed px-4 py-2">
        <p className="min-w-0 flex-1 text-row">{t('device.newVersion')}</p>
        <Button size="medium" onClick={takeOver}>
          {t('shell.reload')}
        </Button>
      </div>
    </div>
  );
}

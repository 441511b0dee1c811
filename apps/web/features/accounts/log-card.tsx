import { Check, Landmark, X } from 'lucide-react';
import { Button, buttonClass } from '../../design/button.tsx';
import { date, number } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { saveFile } from '../../shell/export/save-file.ts';
import { EndedLine, WitnessLine } from '../../shell/fair/log/log-line.tsx';
import type { Looked } from '../../shell/fair/log/look-at-log.ts';
import { isLie, useLog } from '../../shell/fair/log/use-log.ts';
import { Link } from '../../shell/routing/link.tsx';
import { AcksLine } from './acks-line.tsx';

/** What this device has found, in words. */
function foundIn({ finding, size, since }: Looked): string {
  const entries = number(size);
  switch (finding) {
    case 'grown':
      return since === null ? t('log.first', { entries }) : t('log.grown', { date: date(since), entries });
    case 'first':
    case 'another':
    case 'shrunk':
      return t(`log.${finding}`, { entries });
    default:
      return t(`log.${finding}`);
  }
}

function Found({ looked }: { looked: Looked }) {
  const lie = isLie(looked.finding);
  const isKnown = looked.finding !== 'unproven' && looked.finding !== 'unsigned';
  const Icon = lie ? X : Check;
  return (
    <p className="flex gap-3">
      {isKnown && (
        <span
          className={
            'grid size-6 shrink-0 place-items-center rounded-full ' +
            (lie ? 'bg-error text-on-brand' : 'bg-up-soft text-up')
          }
        >
          <Icon size={14} aria-hidden="true" />
        </span>
      )}
      <span className={`min-w-0 flex-1 text-note text-pretty ${lie ? 'text-error' : 'text-soft'}`}>
        {foundIn(looked)}
      </span>
    </p>
  );
}

/** Both contradicting checkpoints, as a file that anybody can judge. */
function Evidence({ text }: { text: string }) {
  return (
    <>
      <p className="text-note text-pretty text-ink">{t('log.evidenceText')}</p>
      <Button
        look="quiet"
        size="medium"
        className="w-full"
        onClick={() => saveFile(new Blob([text], { type: 'application/json' }), 'candor-evidence.json')}
      >
        {t('log.save')}
      </Button>
    </>
  );
}

/** The public log as this device sees it: who witnesses it, whether it goes on from what was seen, what ended. */
export function LogCard() {
  const { log, looked } = useLog();
  if (log === undefined || log === null) return null;
  const evidence = looked?.memory?.evidence ?? null;
  return (
    <section className="mx-4 mt-4 mb-4 rounded-card bg-surface p-4">
      <h2 className="flex items-center gap-3 text-row font-semibold">
        <Landmark size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-soft" />
        {t('log.title')}
      </h2>
      <p className="mt-1.5 text-note text-pretty text-soft">{t('log.text')}</p>
      <div role="status" className="mt-3 space-y-3">
        {log.previous !== null && <EndedLine previous={log.previous} />}
        {looked !== undefined && (
          <>
            <div className="flex">
              <WitnessLine looked={looked} />
            </div>
            <Found looked={looked} />
          </>
        )}
        {evidence !== null && <Evidence text={evidence} />}
        <AcksLine />
      </div>
      <p className="mt-3 text-caption text-faint">{t('log.keys')}</p>
      <Link to="pages/statistics/statistics" className={`${buttonClass('plain', 'medium')} mt-1 w-full`}>
        {t('accounts.statistics')}
      </Link>
    </section>
  );
}

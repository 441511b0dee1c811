import { Landmark } from 'lucide-react';
import { buttonClass } from '../../../design/button.tsx';
import { date, number } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { EndedLine, WitnessLine } from '../../../shell/fair/log/log-line.tsx';
import type { Looked } from '../../../shell/fair/log/look-at-log.ts';
import { isLie, useLog, useStamped } from '../../../shell/fair/log/use-log.ts';
import { Link } from '../../../shell/routing/link.tsx';
import { AcksLine } from './acks-line.tsx';
import { EvidenceButton } from './evidence-button.tsx';
import { VerdictLine } from './verdict-line.tsx';
import { saveJson } from './save-json.ts';

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

/** Undefined of what can't be told. */
const okOf = (finding: Looked['finding']): boolean | undefined =>
  finding === 'unproven' || finding === 'unsigned' ? undefined : !isLie(finding);

/** The public log as this device sees it: who witnesses it, whether it goes on from what was seen, what ended. */
export function LogCard() {
  const { log, looked } = useLog();
  const stamped = useStamped() ?? null;
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
            <VerdictLine ok={okOf(looked.finding)} text={foundIn(looked)} />
          </>
        )}
        {stamped !== null && <p className="text-note text-soft">{t('log.stamped', { date: date(stamped) })}</p>}
        {evidence !== null && (
          <EvidenceButton text={t('log.evidenceText')} onSave={(name) => saveJson(evidence, name)} />
        )}
        <AcksLine />
      </div>
      <p className="mt-3 text-caption text-faint">{t('log.keys')}</p>
      <Link to="pages/statistics/statistics" className={`${buttonClass('plain', 'medium')} mt-1 w-full`}>
        {t('accounts.statistics')}
      </Link>
    </section>
  );
}

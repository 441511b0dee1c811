import { Button } from '../../../design/button.tsx';
import { number } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import type { AckState } from '../../../shell/fair/acks/kept-ack.ts';
import { ackFile, useAcks, type AckCounts } from '../../../shell/fair/acks/use-acks.ts';
import { EvidenceButton } from './evidence-button.tsx';
import { VerdictLine } from './verdict-line.tsx';
import { saveJson } from './save-json.ts';

function Counted({ counts: { waiting, logged, kept, missing, untrue } }: { counts: AckCounts }) {
  const count = number(waiting + logged + kept);
  const isAll = waiting + missing + untrue === 0;
  return (
    <>
      {missing > 0 && <VerdictLine ok={false} text={t('log.acksMissing', { count: number(missing) })} />}
      {untrue > 0 && <VerdictLine ok={false} text={t('log.acksUntrue', { count: number(untrue) })} />}
      {waiting > 0 && <VerdictLine ok={null} text={t('log.acksWaiting', { count, waiting: number(waiting) })} />}
      {isAll && <VerdictLine ok text={t('log.acks', { count })} />}
    </>
  );
}

const wrong: readonly AckState[] = ['missing', 'untrue'];

const save = async (name: string, states?: readonly AckState[]) => saveJson(await ackFile(states), name);

/** What the server has promised to whoever is signed in, as far as this device keeps it, and whether it was kept. */
export function AcksLine() {
  const counts = useAcks();
  if (counts === undefined || Object.values(counts).every((count) => count === 0)) return null;
  return (
    <>
      <Counted counts={counts} />
      {counts.missing + counts.untrue > 0 && (
        <EvidenceButton text={t('log.acksText')} onSave={(name) => void save(name, wrong)} />
      )}
      <Button look="plain" size="medium" className="w-full" onClick={() => void save('candor-acknowledgements.json')}>
        {t('log.acksSave')}
      </Button>
    </>
  );
}

import { Check, Clock, X } from 'lucide-react';
import { Button } from '../../design/button.tsx';
import { number } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { saveFile } from '../../shell/export/save-file.ts';
import type { AckState } from '../../shell/fair/acks/kept-ack.ts';
import { ackFile, useAcks, type AckCounts } from '../../shell/fair/acks/use-acks.ts';

const looks = {
  right: { Icon: Check, mark: 'bg-up-soft text-up', text: 'text-soft' },
  waiting: { Icon: Clock, mark: 'bg-page text-soft', text: 'text-soft' },
  wrong: { Icon: X, mark: 'bg-error text-on-brand', text: 'text-error' },
} as const;

function Line({ look, text }: { look: keyof typeof looks; text: string }) {
  const { Icon, mark, text: colour } = looks[look];
  return (
    <p className="flex gap-3">
      <span className={`grid size-6 shrink-0 place-items-center rounded-full ${mark}`}>
        <Icon size={14} aria-hidden="true" />
      </span>
      <span className={`min-w-0 flex-1 text-note text-pretty ${colour}`}>{text}</span>
    </p>
  );
}

function Counted({ counts: { waiting, logged, kept, missing, untrue } }: { counts: AckCounts }) {
  const count = number(waiting + logged + kept);
  const isAll = waiting + missing + untrue === 0;
  return (
    <>
      {missing > 0 && <Line look="wrong" text={t('log.acksMissing', { count: number(missing) })} />}
      {untrue > 0 && <Line look="wrong" text={t('log.acksUntrue', { count: number(untrue) })} />}
      {waiting > 0 && <Line look="waiting" text={t('log.acksWaiting', { count, waiting: number(waiting) })} />}
      {isAll && <Line look="right" text={t('log.acks', { count })} />}
    </>
  );
}

const wrong: readonly AckState[] = ['missing', 'untrue'];

async function save(name: string, states?: readonly AckState[]) {
  saveFile(new Blob([await ackFile(states)], { type: 'application/json' }), name);
}

/** What the server has promised to whoever is signed in, as far as this device keeps it, and whether it was kept. */
export function AcksLine() {
  const counts = useAcks();
  if (counts === undefined || Object.values(counts).every((count) => count === 0)) return null;
  return (
    <>
      <Counted counts={counts} />
      {counts.missing + counts.untrue > 0 && (
        <>
          <p className="text-note text-pretty text-ink">{t('log.acksText')}</p>
          <Button
            look="quiet"
            size="medium"
            className="w-full"
            onClick={() => void save('candor-evidence.json', wrong)}
          >
            {t('log.save')}
          </Button>
        </>
      )}
      <Button look="plain" size="medium" className="w-full" onClick={() => void save('candor-acknowledgements.json')}>
        {t('log.acksSave')}
      </Button>
    </>
  );
}

import { Check } from 'lucide-react';
import { radio } from '../../../design/access/arrow-keys.ts';
import { Button } from '../../../design/button.tsx';
import { SwitchRow } from '../../../design/list.tsx';
import { Segment } from '../../../design/segment.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { t } from '../../../locales/i18n.ts';
import type { PartProps } from '../ticket/order-fields.tsx';
import { kindWords, timingName, timings, timingTexts, type Kind } from './kind-words.ts';
import { ways } from './ways.ts';

type Props = Pick<PartProps, 'state'>;
const kinds = Object.keys(kindWords) as Kind[];

function KindRow({ kind, chosen, onChoose }: { kind: Kind; chosen: boolean; onChoose: () => void }) {
  const [name, text] = kindWords[kind];
  return (
    <button
      {...radio(chosen)}
      onClick={onChoose}
      className={
        'press flex min-h-14 w-full items-center gap-3 rounded-field border px-4 text-left ' +
        (chosen ? 'border-brand bg-brand-soft' : 'border-line')
      }
    >
      <span className="min-w-0 flex-1 py-2">
        <span className="block text-row">{t(name)}</span>
        <span className="mt-0.5 block text-note text-soft">{t(text)}</span>
      </span>
      <Check size={18} aria-hidden="true" className={chosen ? 'text-brand' : 'invisible'} />
    </button>
  );
}

function Kinds({ state: { draft, change } }: Props) {
  const now = draft.way?.name ?? draft.type;
  const choose = (kind: Kind) => {
    if (kind === 'limit' || kind === 'market') return change({ type: kind, way: null });
    // What waits can't be for the book alone.
    const timing = draft.timing === 'maker' ? 'gtc' : draft.timing;
    change({ type: kind === 'stop-market' ? 'market' : 'limit', way: ways[kind], timing });
  };
  return (
    <div role="radiogroup" aria-label={t('spot.type')} className="space-y-2">
      {kinds.map((kind) => (
        <KindRow key={kind} kind={kind} chosen={kind === now} onChoose={() => choose(kind)} />
      ))}
    </div>
  );
}

/** How long a limit lasts, and whether it may take. */
function Timing({ state: { draft, change } }: Props) {
  const isMaker = draft.timing === 'maker';
  const timing = draft.timing === 'maker' ? 'gtc' : draft.timing;
  return (
    <>
      <h3 className="mt-4 mb-2 text-note font-semibold text-faint">{t('kinds.timing')}</h3>
      <Segment
        small
        label={t('kinds.timing')}
        name="timing"
        value={timing}
        onChange={(next) => change({ timing: next })}
        options={timings.map((value) => ({ value, label: timingName(value) }))}
      />
      <p className="mt-2 text-note text-pretty text-soft">{t(`kinds.${timingTexts[timing]}`)}</p>
      {draft.way === null && (
        <div className="-mx-4 mt-2">
          <SwitchRow
            title={t('kinds.postOnly')}
            note={t('kinds.postOnlyText')}
            on={isMaker}
            onChange={(on) => change({ timing: on ? 'maker' : 'gtc' })}
          />
        </div>
      )}
    </>
  );
}

/** Everything an order may be, each with what it does. */
export function KindsSheet({ state, open, onClose }: Props & { open: boolean; onClose: () => void }) {
  const { type, way } = state.draft;
  return (
    <Sheet open={open} onClose={onClose} title={t('kinds.advanced')}>
      <Kinds state={state} />
      {type === 'limit' && way?.name !== 'oco' && <Timing state={state} />}
      <Button onClick={onClose} className="mt-4 w-full">
        {t('kinds.done')}
      </Button>
    </Sheet>
  );
}

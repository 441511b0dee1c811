import { Alert, Button, Skeleton } from 'antd';
import { useState, type JSX } from 'react';
import { useCall } from '../../client/use-call.ts';
import { Panel } from '../../design/panel.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { AudienceFields } from './audience-fields.tsx';
import { typedOf, type ShownFamily, type Typed, type Whole } from './draft.ts';
import { PictureField } from './picture-field.tsx';
import { SideBySide } from './side-by-side.tsx';
import { useDraftActs, type DraftPlace } from './use-draft-acts.ts';

const w = words.content;

/** One text in its twelve languages side by side: written as a draft, looked at in the app, published whole. */
export function DraftPanel({
  family,
  textKey,
  onClose,
}: {
  family: ShownFamily;
  textKey: string;
  onClose: () => void;
}): JSX.Element {
  const { data, error, refetch } = useCall('GET /operator/content/text', { query: { family, key: textKey } });
  // What others store meanwhile takes nothing from under the hand: it is seen when one's own is stored, or refused.
  const [seen, setSeen] = useState<Whole | undefined>();
  const whole = seen ?? data;
  if (seen === undefined && data !== undefined) setSeen(data);
  const look = async (): Promise<Whole | undefined> => {
    const { data: stored } = await refetch();
    setSeen(stored);
    return stored;
  };
  const title = (
    <>
      {w.families[family]} <span className="mono">{textKey}</span>
    </>
  );
  if (whole !== undefined)
    return <DraftForm whole={whole} look={look} place={{ family, key: textKey }} title={title} onClose={onClose} />;
  return (
    <Panel title={title} width={1120} onClose={onClose}>
      {error === null ? <Skeleton active /> : <Alert type="error" showIcon title={error.message} />}
    </Panel>
  );
}

interface FormProps {
  readonly whole: Whole;
  readonly place: DraftPlace;
  readonly title: JSX.Element;
  /** Reads anew what is stored. */
  readonly look: () => Promise<Whole | undefined>;
  readonly onClose: () => void;
}

/** It stays where it is when something is stored: made anew, its panel would cover the dialog that asks. */
function DraftForm({ whole, place, title, look, onClose }: FormProps): JSX.Element {
  const [typed, setTyped] = useState<Typed>(() => typedOf(whole));
  const [fault, setFault] = useState<string | null>(null);
  const change = (changed: Partial<Typed>): void => setTyped((now) => ({ ...now, ...changed }));
  const onStored = async (): Promise<void> => {
    const stored = await look();
    setFault(null);
    if (stored !== undefined) setTyped(typedOf(stored));
  };
  const acts = useDraftActs({ whole, place, typed, onStored, onFault: setFault });
  return (
    <Panel title={title} width={1120} onClose={onClose} foot={<Acts whole={whole} acts={acts} />}>
      <div className="stack">
        <Standing whole={whole} />
        {fault !== null && <Alert type="error" showIcon title={fault} />}
        <SideBySide texts={typed.texts} originals={whole.originals} onChange={(texts) => change({ texts })} />
        <div className="two">
          <PictureField family={place.family} value={typed.image} onChange={(image) => change({ image })} />
          <AudienceFields family={place.family} typed={typed} onChange={change} />
        </div>
      </div>
    </Panel>
  );
}

/** Whether customers see it, and what else is written. */
function Standing({ whole: { published, publishedAt, draft, originals } }: { whole: Whole }): JSX.Element {
  const unwritten = originals.length > 0 ? w.seen.original : w.seen.nothing;
  const seen = published === null ? unwritten : w.seen.own;
  return (
    <p className="note" style={{ margin: 0 }}>
      {seen} {publishedAt !== null && <When at={publishedAt} />}
      {draft !== null && (
        <>
          <br />
          <b>{w.seen.draft}</b> <When at={draft.changedAt} />
        </>
      )}
    </p>
  );
}

function Acts({ whole, acts }: { whole: Whole; acts: ReturnType<typeof useDraftActs> }): JSX.Element {
  const { busy, discard, save, preview, publish } = acts;
  return (
    <>
      {whole.draft === null ? (
        <span />
      ) : (
        <Button danger onClick={discard}>
          {w.discard.confirm}
        </Button>
      )}
      <Button loading={busy} onClick={() => void save()}>
        {w.saveDraft}
      </Button>
      <Button loading={busy} onClick={() => void preview()}>
        {w.preview}
      </Button>
      <Button type="primary" loading={busy} onClick={() => void publish()}>
        {w.publish.confirm}
      </Button>
    </>
  );
}

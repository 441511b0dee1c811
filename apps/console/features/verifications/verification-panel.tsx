import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button, Skeleton } from 'antd';
import type { JSX } from 'react';
import { CaseNotes } from '../../cases/case-notes.tsx';
import { Due } from '../../cases/due.tsx';
import { OnIt } from '../../cases/on-it.tsx';
import { call } from '../../client/call.ts';
import { useLook } from '../../client/use-call.ts';
import { refusalFields, refusalOf, refusalShown } from '../../decisions/refusal.ts';
import { Duplicates } from '../../decisions/duplicates.tsx';
import { useAsk, type Ask } from '../../design/ask/ask.ts';
import { Code, Facts } from '../../design/facts.tsx';
import { Fault } from '../../design/page.tsx';
import { Panel } from '../../design/panel.tsx';
import { Who } from '../../design/people/person.tsx';
import { Picture } from '../../design/picture.tsx';
import { Status } from '../../design/status.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';

type Handed = CallAnswer<'GET /operator/verifications/{id}'>;
const w = words.verifications;

/** One request with its papers side by side. */
export function VerificationPanel({ id, onClose }: { id: string; onClose: () => void }): JSX.Element {
  const { data, error, refetch } = useLook('GET /operator/verifications/{id}', { params: { id } });
  const waits = data?.status === 'certifying';
  return (
    <Panel
      title={
        <>
          {w.one} {data !== undefined && <Status of={data.status} />}
        </>
      }
      width={1120}
      onClose={onClose}
      foot={waits ? <Acts of={data} /> : undefined}
    >
      {waits && <OnIt of={{ kind: 'verification', id }} />}
      {error !== null && <Fault error={error} again={refetch} />}
      {data === undefined ? error === null && <Skeleton active paragraph={{ rows: 8 }} /> : <Shown of={data} />}
    </Panel>
  );
}

const Shown = ({ of }: { of: Handed }): JSX.Element => (
  <div className="stack">
    <div className="two">
      <Facts
        of={[
          [w.customer, <Who key="who" person={of.person} userId={of.userId} />],
          [w.level, w.levels[of.level]],
          [w.country, of.person?.country ?? null],
          [w.submitted, <When key="at" at={of.submittedAt} />],
          ...(of.deadline === null ? [] : ([[words.cases.due, <Due key="due" at={of.deadline} />]] as const)),
          ...(of.reason === null ? [] : ([[words.app.reason, refusalShown(of.reason)]] as const)),
        ]}
      />
      {of.level === 'primary' ? <Document of={of} /> : <Primary userId={of.userId} />}
    </div>
    <CaseNotes of={{ kind: 'verification', id: of.id }} />
    <Duplicates userId={of.userId} />
    {of.papers.length > 0 && (
      <div className="papers">
        {of.papers.map(({ side, fileId }) => (
          <Picture key={fileId} id={fileId} label={w.sides[side]} />
        ))}
      </div>
    )}
    <p className="note" style={{ margin: 0 }}>
      {of.level === 'primary' ? w.comparePrimary : w.compareAdvanced}
    </p>
  </div>
);

const Document = ({ of }: { of: Handed }): JSX.Element => (
  <Facts
    of={[
      [w.name, <b key="name">{of.name ?? words.app.none}</b>],
      [w.document, of.cardType === null ? null : (w.documents[of.cardType] ?? of.cardType)],
      [w.number, <Code key="number" text={of.cardNo} />],
    ]}
  />
);

/** What the papers have to agree with. */
function Primary({ userId }: { userId: string }): JSX.Element | null {
  const { data } = useLook('GET /operator/verifications/{id}', { params: { id: `${userId}-primary` } });
  return data === undefined ? null : (
    <div>
      <p className="faint small" style={{ margin: '0 0 8px' }}>
        {w.asPrimary}
      </p>
      <Document of={data} />
    </div>
  );
}

function Acts({ of: { id, level } }: { of: Handed }): JSX.Element {
  const ask = useAsk();
  const decide = (accept: boolean, extra: Pick<Ask, 'title' | 'happens' | 'confirm' | 'done'> & Partial<Ask>): void =>
    ask({
      ...extra,
      decides: true,
      send: (values) =>
        call('POST /operator/verifications/decide', {
          body: { id, accept, ...(accept ? {} : { reason: refusalOf(values) }) },
        }),
    });
  return (
    <>
      <Button
        danger
        data-key="r"
        onClick={() => decide(false, { ...w.refuse, danger: true, fields: refusalFields(['verification']) })}
      >
        {w.refuse.confirm}
      </Button>
      <Button
        type="primary"
        data-key="a"
        onClick={() => decide(true, { ...w.accept, happens: w.acceptHappens[level] })}
      >
        {w.accept.confirm}
      </Button>
    </>
  );
}

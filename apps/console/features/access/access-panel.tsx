import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button, Skeleton, Tag } from 'antd';
import type { JSX } from 'react';
import { Due } from '../../cases/due.tsx';
import { call } from '../../client/call.ts';
import { useSession } from '../../client/session.ts';
import { useLook } from '../../client/use-call.ts';
import { Duplicates } from '../../decisions/duplicates.tsx';
import { mayPropose } from '../../decisions/kinds.ts';
import { ProposalBox } from '../../decisions/proposal-box.tsx';
import { propose } from '../../decisions/propose.ts';
import { refusalFields, refusalOf } from '../../decisions/refusal.ts';
import { reasonField, useAsk } from '../../design/ask/ask.ts';
import { Code, Facts } from '../../design/facts.tsx';
import { Fault } from '../../design/page.tsx';
import { Panel } from '../../design/panel.tsx';
import { Who } from '../../design/people/person.tsx';
import { Picture } from '../../design/picture.tsx';
import { StandingBand } from '../../design/people/standing-band.tsx';
import { Status } from '../../design/status.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';

type AccessRequest = CallAnswer<'GET /operator/service/accessRequests/{id}'>;
const w = words.accessRequests;
const v = words.verifications;

/** A request for access: what was sent beside what was certified, and the decision beneath it. */
export function AccessPanel({ id, onClose }: { id: string; onClose: () => void }): JSX.Element {
  const { data, error, refetch } = useLook('GET /operator/service/accessRequests/{id}', { params: { id } });
  return (
    <Panel
      title={
        <>
          {w.one} {data !== undefined && <Status of={data.status} />}
        </>
      }
      width={1120}
      onClose={onClose}
      foot={data?.status === 'open' ? <Acts of={data} /> : undefined}
    >
      {error !== null && <Fault error={error} again={refetch} />}
      {data === undefined ? error === null && <Skeleton active paragraph={{ rows: 8 }} /> : <Shown of={data} />}
    </Panel>
  );
}

const Shown = ({ of }: { of: AccessRequest }): JSX.Element => (
  <div className="stack">
    <StandingBand person={of.person} />
    <Facts
      of={[
        [w.customer, <Who key="who" person={of.person} userId={of.userId} />],
        [w.lost, of.lost.map((one) => w.losses[one]).join(', ')],
        [w.contact, of.contact],
        [w.authenticator, of.hasAuthenticator ? w.on : w.off],
        [w.submitted, <When key="at" at={of.completeAt} />],
        ...(of.deadline === null ? [] : ([[words.cases.due, <Due key="due" at={of.deadline} />]] as const)),
      ]}
    />
    <div className="two">
      <Side title={w.sent} document={of.sent.document} photos={of.sent.photos} />
      <Side title={w.certified} document={of.certified.document} photos={of.certified.photos} />
    </div>
    <div>
      <Compared same={of.isSameDocument} text={of.isSameDocument ? w.sameDocument : w.otherDocument} />{' '}
      <Compared same={of.isSameName} text={of.isSameName ? w.sameName : w.otherName} />
    </div>
    <p className="note" style={{ margin: 0 }}>
      {w.compare}
    </p>
    <Duplicates userId={of.userId} />
    {of.proposal !== null && <ProposalBox proposal={of.proposal} inside />}
  </div>
);

const Compared = ({ same, text }: { same: boolean; text: string }): JSX.Element => (
  <Tag color={same ? 'green' : 'red'} variant="filled">
    {text}
  </Tag>
);

type Document = AccessRequest['certified']['document'];
type Photos = AccessRequest['certified']['photos'];

const Side = ({ title, document, photos }: { title: string; document: Document; photos: Photos }): JSX.Element => (
  <div className="stack">
    <p className="faint small" style={{ margin: 0 }}>
      {title}
    </p>
    {document === null ? (
      <p className="soft">{w.notCertified}</p>
    ) : (
      <Facts
        of={[
          [v.name, <b key="name">{document.name}</b>],
          [v.document, v.documents[document.cardType] ?? document.cardType],
          [v.number, <Code key="number" text={document.cardNo} />],
        ]}
      />
    )}
    {photos === null ? (
      <p className="soft">{w.noPhotos}</p>
    ) : (
      <div className="papers">
        {(['front', 'back', 'hold'] as const).map((side) => (
          <Picture key={side} id={photos[side]} label={v.sides[side]} />
        ))}
      </div>
    )}
  </div>
);

function Acts({ of: { id, proposal } }: { of: AccessRequest }): JSX.Element | null {
  const ask = useAsk();
  const { operator } = useSession();
  if (proposal !== null) return null;
  return (
    <>
      <Button
        danger
        data-key="r"
        onClick={() =>
          ask({
            ...w.refuse,
            danger: true,
            decides: true,
            fields: refusalFields(['verification']),
            send: (values) => call('POST /operator/service/refuseAccess', { body: { id, reason: refusalOf(values) } }),
          })
        }
      >
        {w.refuse.confirm}
      </Button>
      {mayPropose('access-recovery', operator) && (
        <Button
          type="primary"
          data-key="a"
          onClick={() =>
            ask({
              ...w.propose,
              fields: [reasonField(words.app.customerReads)],
              send: (values) => propose({ kind: 'access-recovery', requestId: id, reason: values['reason'] ?? '' }),
            })
          }
        >
          {w.propose.confirm}
        </Button>
      )}
    </>
  );
}

import { Button, Tag } from 'antd';
import { Fragment, type JSX } from 'react';
import { CaseNotes } from '../cases/case-notes.tsx';
import { OnIt } from '../cases/on-it.tsx';
import { call } from '../client/call.ts';
import { useSession } from '../client/session.ts';
import { reasonField, useAsk } from '../design/ask/ask.ts';
import { Facts } from '../design/facts.tsx';
import { useOneTime } from '../design/one-time.tsx';
import { StandingBand } from '../design/people/standing-band.tsx';
import { Ago, When } from '../design/when.tsx';
import { words } from '../locales/words.ts';
import type { Change, Known } from './change.ts';
import { changesOf } from './changes.ts';
import { bodyOf, type Proposal } from './kinds.ts';
import { RulePreview } from '../rules/rule-preview.tsx';
import { OutagePreview } from './beside/outage-preview.tsx';
import { caseOfProposal } from './place-of.ts';
import { useKnown } from './use-known.ts';

const w = words.proposals;

/**
 * A proposal with what it changes; whoever may decide it does so here, the others read why they may not. @param inside
 * the panel of its subject, which says the standing itself
 */
export function ProposalBox({ proposal, inside = false }: { proposal: Proposal; inside?: boolean }): JSX.Element {
  const known = useKnown(proposal);
  const own = caseOfProposal(proposal);
  return (
    <section className="block stack">
      <h2 style={{ margin: 0 }}>
        {words.kinds[bodyOf(proposal).kind]}
        {proposal.decision === null && (
          <Tag color="blue" variant="filled">
            {w.waits}
          </Tag>
        )}
      </h2>
      {proposal.decision === null && own.kind === 'proposal' && <OnIt of={own} />}
      {!inside && <StandingBand person={known.transaction?.person ?? known.person ?? null} />}
      <p className="soft" style={{ margin: 0 }}>
        {w.madeBy(proposal.maker)} <Ago at={proposal.madeAt} />: “{proposal.reason}”
      </p>
      {proposal.decision === null ? (
        <Changes of={changesOf(bodyOf(proposal), known)} />
      ) : (
        <Facts of={changesOf(bodyOf(proposal), known).map(({ what, now }) => [what, now] as const)} />
      )}
      <Weighed proposal={proposal} />
      {proposal.decision === null ? <Decide proposal={proposal} known={known} /> : <Decided proposal={proposal} />}
      {own.kind === 'proposal' && <CaseNotes of={own} />}
    </section>
  );
}

/** What the second person needs to see beside the change itself. */
function Weighed({ proposal }: { proposal: Proposal }): JSX.Element | null {
  const body = bodyOf(proposal);
  if (proposal.decision !== null) return null;
  if (body.kind === 'outage-void') return <OutagePreview of={body} />;
  return body.kind === 'rules-change' ? <RulePreview of={body} /> : null;
}

function Changes({ of }: { of: readonly Change[] }): JSX.Element {
  return (
    <div className="change">
      <b />
      <b>{w.before}</b>
      <b />
      <b>{w.after}</b>
      {of.map(({ what, old, now }) => (
        <Fragment key={what}>
          <span className="faint what">{what}</span>
          {old === now ? (
            <span className="new same">{now}</span>
          ) : (
            <>
              <span className="old">{old ?? words.app.none}</span>
              <span className="faint">→</span>
              <span className="new moved">{now}</span>
            </>
          )}
        </Fragment>
      ))}
    </div>
  );
}

function Decided({ proposal }: { proposal: Proposal }): JSX.Element {
  return (
    <p className="note" style={{ margin: 0 }}>
      {w.decided[proposal.decision ?? 'refused'](proposal.checker ?? proposal.maker)} <When at={proposal.decidedAt} />
      {proposal.decisionReason !== null && <>: “{proposal.decisionReason}”</>}
      {proposal.journalId !== null && (
        <>
          {' '}
          · {w.journal} <span className="num">{proposal.journalId}</span>
        </>
      )}
    </p>
  );
}

function Decide({ proposal, known }: { proposal: Proposal; known: Known }): JSX.Element {
  const ask = useAsk();
  const showPassword = useOneTime();
  const { operator } = useSession();
  const own = proposal.makerId === operator?.id;
  const reason = reasonField(words.app.auditReads);
  const refuse = (): void =>
    ask({
      title: own ? w.withdrawTitle : w.refuseTitle,
      decides: !own,
      happens: w.refuseHappens,
      fields: [reason],
      confirm: own ? w.withdraw : w.refuse,
      danger: true,
      done: own ? w.withdrawn : w.refused,
      send: ({ reason: text = '' }) =>
        call('POST /operator/proposals/refuse', { body: { id: proposal.id, reason: text } }),
    });
  const approve = (): void =>
    ask({
      title: w.approveTitle,
      decides: true,
      happens: w.happens[bodyOf(proposal).kind],
      confirm: w.approve,
      done: w.approved,
      send: async () => {
        const { oneTimePassword } = await call('POST /operator/proposals/approve', { body: { id: proposal.id } });
        if (oneTimePassword !== undefined)
          showPassword(changesOf(bodyOf(proposal), known)[0]?.now ?? '', oneTimePassword);
      },
    });
  if (!own && !proposal.mayDecide)
    return (
      <p className="note" style={{ margin: 0 }}>
        {w.notYou}
      </p>
    );
  return (
    <>
      {own && (
        <p className="note own" style={{ margin: 0 }}>
          {w.own}
        </p>
      )}
      <div className="acts-foot">
        <Button data-key={own ? undefined : 'r'} onClick={refuse}>
          {own ? w.withdraw : w.refuse}
        </Button>
        {!own && (
          <Button data-key="a" type="primary" onClick={approve}>
            {w.approve}
          </Button>
        )}
      </div>
    </>
  );
}

import { Button, Skeleton } from 'antd';
import type { JSX } from 'react';
import { useSession } from '../../client/session.ts';
import { useCall } from '../../client/use-call.ts';
import { mayPropose } from '../../decisions/kinds.ts';
import { Amount, Count } from '../../design/amount.tsx';
import { useAsk } from '../../design/ask/ask.ts';
import { Code, Facts } from '../../design/facts.tsx';
import { InvitedTree } from '../../design/people/invited-tree.tsx';
import { Fault } from '../../design/page.tsx';
import { nameOf, type Person } from '../../design/people/person.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { addressOf } from '../../shell/route.ts';
import { agentChange } from './acts.ts';

const w = words.invitations;

/** Since when somebody is an agent, and the proposal that changes it. */
function Agency({ userId, since }: { userId: string; since: number | null }): JSX.Element {
  const ask = useAsk();
  const { operator } = useSession();
  const act = agentChange(userId, since === null);
  return (
    <>
      {since === null ? w.agents.no : <When at={since} />}{' '}
      {mayPropose('agent-change', operator) && (
        <Button size="small" onClick={() => ask(act)}>
          {act.confirm}
        </Button>
      )}
    </>
  );
}

/** By whom a customer has come, and who has come by them. */
export function Invitation({ person: { userId } }: { person: Person }): JSX.Element {
  const { data, error, refetch } = useCall('GET /operator/customers/{userId}/invitation', { params: { userId } });
  if (error !== null) return <Fault error={error} again={refetch} />;
  if (data === undefined) return <Skeleton active paragraph={{ rows: 4 }} />;
  const { invitedBy, campaign } = data;
  const by =
    invitedBy === null ? (
      (campaign?.name ?? w.byNobody)
    ) : (
      <a href={addressOf('customers', invitedBy.userId)}>{nameOf(invitedBy)}</a>
    );
  return (
    <div className="stack">
      <section className="block person-facts">
        <Facts
          of={[
            [w.by, by],
            [w.ownCode, <Code key="code" text={data.inviteCode} />],
          ]}
        />
        <Facts
          of={[
            [w.direct, <Count key="direct" of={data.direct} />],
            [w.below, <Count key="below" of={data.signUps} />],
          ]}
        />
        <Facts
          of={[
            [w.firstDeposits, <Count key="deposits" of={data.firstDeposits} />],
            [w.agents.since, <Agency key="agent" userId={userId} since={data.agentSince} />],
            [w.volume, <Amount key="volume" amount={data.volume} unit="USDT" />],
          ]}
        />
      </section>
      <InvitedTree of={userId} />
    </div>
  );
}

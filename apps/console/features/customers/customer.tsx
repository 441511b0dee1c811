import type { CallAnswer } from '@candor/api-contract/index.ts';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, Skeleton, Tabs } from 'antd';
import type { JSX, ReactNode } from 'react';
import { useSession, type Role } from '../../client/session.ts';
import { useLook } from '../../client/use-call.ts';
import { Duplicates } from '../../decisions/duplicates.tsx';
import { placeOfProposal } from '../../decisions/place-of.ts';
import { ProposalBox } from '../../decisions/proposal-box.tsx';
import { Facts, Code } from '../../design/facts.tsx';
import { Fault } from '../../design/page.tsx';
import { barsOf, nameOf, type Person } from '../../design/people/person.tsx';
import { StandingBand } from '../../design/people/standing-band.tsx';
import { Status } from '../../design/status.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { addressOf, go } from '../../shell/route.ts';
import { Balances } from './balances.tsx';
import { Cards } from './cards.tsx';
import { Acts } from './customer-acts.tsx';
import { Journal, Orders, Transactions } from './history.tsx';
import { Invitation } from './invitation.tsx';
import { Notes, OperatorActs, Sessions } from './records.tsx';

type Erasure = NonNullable<CallAnswer<'GET /operator/customers/{userId}'>['erasure']>;
const w = words.customers;
interface Tab {
  readonly key: keyof typeof w.tabs;
  readonly roles?: readonly Role[];
  readonly Screen: (props: { person: Person }) => JSX.Element;
}
const tabs: readonly Tab[] = [
  { key: 'balances', Screen: Balances },
  { key: 'journal', Screen: Journal },
  { key: 'orders', Screen: Orders },
  { key: 'transactions', Screen: Transactions },
  { key: 'sessions', roles: ['support', 'risk', 'admin'], Screen: Sessions },
  { key: 'cards', Screen: Cards },
  { key: 'invitation', Screen: Invitation },
  { key: 'notes', Screen: Notes },
  { key: 'acts', roles: ['risk', 'admin'], Screen: OperatorActs },
];

function PersonFacts({ person }: { person: Person }): JSX.Element {
  return (
    <section className="block person-facts">
      <Facts
        of={[
          [w.nickname, person.nickName],
          [w.id, <Code key="id" text={person.userId} />],
        ]}
      />
      <Facts
        of={[
          [w.email, person.email],
          [w.phone, person.phone],
        ]}
      />
      <Facts
        of={[
          [w.primary, <Status key="p" of={person.primaryStatus} />],
          [w.advanced, <Status key="a" of={person.advancedStatus} />],
        ]}
      />
      <Facts
        of={[
          [w.country, person.country],
          [w.since, <When key="since" at={person.createdAt} />],
        ]}
      />
    </section>
  );
}

/** What can't be shown any more, and since when. */
const Erased = ({ of }: { of: Erasure }): JSX.Element => (
  <p className="note">
    {w.contactErased} <When at={of.contactAt} />.{' '}
    {of.papersAt === null ? (
      w.papersKept
    ) : (
      <>
        {w.papersErased} <When at={of.papersAt} />.
      </>
    )}
  </p>
);

type Proposals = CallAnswer<'GET /operator/customers/{userId}'>['proposals'];

/** What others have in common with a customer, and what is proposed about them. */
const Related = ({ userId, proposals }: { userId: string; proposals: Proposals }): JSX.Element => (
  <div className="stack">
    <Duplicates userId={userId} />
    {proposals
      .filter((one) => placeOfProposal(one) === addressOf('customers', userId))
      .map((proposal) => (
        <ProposalBox key={proposal.id} proposal={proposal} inside />
      ))}
  </div>
);

const Head = ({ person, children }: { person: Person; children: ReactNode }): JSX.Element => (
  <header className="head">
    <Button type="text" icon={<ArrowLeftOutlined />} aria-label={w.back} href={addressOf('customers')} />
    <h1 className="shown">{nameOf(person)}</h1>
    {barsOf(person).map((bar) => (
      <Status key={bar} of={bar} />
    ))}
    <div className="acts">{children}</div>
  </header>
);

/**
 * One customer: who they are, what they have, what they have done, and what operators have done. Opening it is on
 * record.
 */
export function Customer({ userId, tab }: { userId: string; tab: string }): JSX.Element {
  const { operator } = useSession();
  const { data, error, refetch } = useLook('GET /operator/customers/{userId}', { params: { userId } });
  if (data === undefined)
    return (
      <div style={{ paddingTop: 20 }}>
        {error === null ? <Skeleton active paragraph={{ rows: 8 }} /> : <Fault error={error} again={refetch} />}
      </div>
    );
  const { person } = data;
  const own = tabs.filter(({ roles }) => roles === undefined || (operator !== null && roles.includes(operator.role)));
  return (
    <>
      <Head person={person}>
        <Acts person={person} closing={data.closing !== null} waits={data.proposals.length > 0} />
      </Head>
      <StandingBand person={person} />
      {data.closing !== null && (
        <p className="note own">
          {w.closing}: <When at={data.closing.time} /> → <Code text={data.closing.destination} />
        </p>
      )}
      {data.erasure !== null && <Erased of={data.erasure} />}
      <PersonFacts person={person} />
      <Related userId={userId} proposals={data.proposals} />
      <Tabs
        activeKey={own.some(({ key }) => key === tab) ? tab : 'balances'}
        onChange={(key) => go('customers', userId, { tab: key })}
        destroyOnHidden
        items={own.map(({ key, Screen }) => ({ key, label: w.tabs[key], children: <Screen person={person} /> }))}
      />
    </>
  );
}

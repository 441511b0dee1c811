import type { CallAnswer } from '@candor/api-contract/index.ts';
import { RightOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useState, type JSX } from 'react';
import { useCall } from '../../client/use-call.ts';
import { words } from '../../locales/words.ts';
import { addressOf } from '../../shell/route.ts';
import { Amount, Count } from '../amount.tsx';
import { Nothing } from '../list.tsx';
import { Fault } from '../page.tsx';
import { nameOf } from './person.tsx';
import { When } from '../when.tsx';

type Inviter = CallAnswer<'GET /operator/invitations'>['list'][number];
const w = words.invitations;
const atOnce = 50;

/**
 * Customers by whom has invited them, a branch opened at a time. @param of whose branch; without it the roots, who were
 * invited by nobody
 */
export function InvitedTree({ of }: { of?: string }): JSX.Element {
  return (
    <div className="sheet invited">
      <div className="invited-row invited-head" aria-hidden>
        <span>{w.customer}</span>
        <span>{w.since}</span>
        <span>{w.direct}</span>
        <span>{w.below}</span>
        <span>{w.firstDeposits}</span>
        <span>{w.volume}</span>
      </div>
      <Branch {...(of === undefined ? {} : { of })} depth={0} />
    </div>
  );
}

function Branch({ of, depth }: { of?: string; depth: number }): JSX.Element {
  const [pages, setPages] = useState(1);
  return (
    <ul>
      {Array.from({ length: pages }, (_, index) => (
        <Page
          key={index}
          {...(of === undefined ? {} : { of })}
          depth={depth}
          page={index + 1}
          {...(index === pages - 1 ? { onMore: () => setPages(pages + 1) } : {})}
        />
      ))}
    </ul>
  );
}

interface PageProps {
  readonly of?: string;
  readonly depth: number;
  readonly page: number;
  readonly onMore?: () => void;
}

function Page({ of, depth, page, onMore }: PageProps): JSX.Element {
  const query = { page, limit: atOnce, ...(of === undefined ? {} : { userId: of }) };
  const { data, error, refetch } = useCall('GET /operator/invitations', { query });
  if (error !== null)
    return (
      <li>
        <Fault error={error} again={refetch} />
      </li>
    );
  if (data === undefined)
    return (
      <li>
        <Skeleton active paragraph={{ rows: 2 }} />
      </li>
    );
  return (
    <>
      {data.list.map((inviter) => (
        <Node key={inviter.person.userId} of={inviter} depth={depth} />
      ))}
      {data.total === 0 && depth === 0 && (
        <li>
          <Nothing of={of === undefined ? w.nobody : w.nobodyInvited} />
        </li>
      )}
      {onMore !== undefined && data.total > page * atOnce && (
        <li className="invited-more">
          <Button size="small" onClick={onMore}>
            {w.more(data.total - page * atOnce)}
          </Button>
        </li>
      )}
    </>
  );
}

function Node({ of: { person, direct, ...became }, depth }: { of: Inviter; depth: number }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <div className="invited-row">
        <span className="invited-name" style={{ paddingLeft: Math.min(depth, 6) * 20 }}>
          {direct > 0 ? (
            <Button
              type="text"
              size="small"
              aria-expanded={open}
              aria-label={w.open(nameOf(person))}
              icon={<RightOutlined rotate={open ? 90 : 0} />}
              onClick={() => setOpen(!open)}
            />
          ) : (
            <span className="invited-leaf" />
          )}
          <a href={addressOf('customers', person.userId)}>{nameOf(person)}</a>
        </span>
        <Fact title={w.since} of={<When at={person.createdAt} />} />
        <Fact title={w.direct} of={<Count of={direct} />} />
        <Fact title={w.below} of={<Count of={became.signUps} />} />
        <Fact title={w.firstDeposits} of={<Count of={became.firstDeposits} />} />
        <Fact title={w.volume} of={<Amount amount={became.volume} unit="USDT" />} />
      </div>
      {open && <Branch of={person.userId} depth={depth + 1} />}
    </li>
  );
}

/** On a phone each figure names itself. */
const Fact = ({ title, of }: { title: string; of: JSX.Element }): JSX.Element => (
  <span className="invited-fact">
    <span className="faint small">{title}</span>
    {of}
  </span>
);

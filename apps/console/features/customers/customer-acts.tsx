import { Button } from 'antd';
import type { JSX } from 'react';
import { useSession } from '../../client/session.ts';
import { mayPropose } from '../../decisions/kinds.ts';
import { useAsk } from '../../design/ask/ask.ts';
import type { Person } from '../../design/people/person.tsx';
import { words } from '../../locales/words.ts';
import { addressOf } from '../../shell/route.ts';
import { actsOn, adjustmentOf } from './acts.ts';

const w = words.customers;

/**
 * What may be done to an account: shut it, open it again, propose a correction. @param waits a proposal about the
 * customer waits already
 */
export function Acts({ person, closing, waits }: { person: Person; closing: boolean; waits: boolean }): JSX.Element {
  const ask = useAsk();
  const { operator } = useSession();
  const role = operator?.role;
  const { userId, standing } = person;
  const { hold, close, freeze, lift, unfreeze } = actsOn(userId);
  return (
    <>
      {role !== 'support' && <Button href={addressOf('reports', null, { userId })}>{words.reports.open}</Button>}
      {standing === 'open' && <Button onClick={() => ask(hold)}>{w.hold.confirm}</Button>}
      {standing !== 'frozen' && standing !== 'closed' && role !== 'finance' && (
        <Button danger onClick={() => ask(freeze)}>
          {w.freeze.confirm}
        </Button>
      )}
      {standing !== 'open' && (role === 'risk' || role === 'admin') && (
        <Button onClick={() => ask(unfreeze)}>{w.unfreeze.confirm}</Button>
      )}
      {person.withdrawalsFrozen && !waits && mayPropose('withdrawals-unfreeze', operator) && (
        <Button danger onClick={() => ask(lift)}>
          {w.lift.confirm}
        </Button>
      )}
      {closing && !waits && mayPropose('account-close', operator) && (
        <Button danger onClick={() => ask(close)}>
          {w.close.confirm}
        </Button>
      )}
      {mayPropose('balance-adjustment', operator) && (
        <Button type="primary" onClick={() => ask(adjustmentOf(userId))}>
          {w.adjust.open}
        </Button>
      )}
    </>
  );
}

import { Button } from 'antd';
import type { JSX } from 'react';
import { call } from '../../client/call.ts';
import { useSession } from '../../client/session.ts';
import { mayPropose } from '../../decisions/kinds.ts';
import { propose } from '../../decisions/propose.ts';
import { reasonField, useAsk, type Ask } from '../../design/ask/ask.ts';
import type { Person } from '../../design/person.tsx';
import { words } from '../../locales/en.ts';

const w = words.customers;
const reason = reasonField(words.app.customerReads);

const actsOn = (userId: string) => {
  const hold: Ask = {
    ...w.hold,
    danger: true,
    fields: [reason],
    send: (values) =>
      call('POST /operator/customers/holdPayouts', { body: { userId, reason: values['reason'] ?? '' } }),
  };
  const close: Ask = {
    ...w.close,
    danger: true,
    fields: [reason],
    send: (values) => propose({ kind: 'account-close', userId, reason: values['reason'] ?? '' }),
  };
  const freeze: Ask = {
    ...w.freeze,
    danger: true,
    fields: [reason],
    send: (values) => call('POST /operator/customers/freeze', { body: { userId, reason: values['reason'] ?? '' } }),
  };
  const lift: Ask = {
    ...w.lift,
    danger: true,
    fields: [reason],
    send: (values) => propose({ kind: 'withdrawals-unfreeze', userId, reason: values['reason'] ?? '' }),
  };
  const unfreeze: Ask = {
    ...w.unfreeze,
    fields: [reason],
    send: (values) => call('POST /operator/customers/unfreeze', { body: { userId, reason: values['reason'] ?? '' } }),
  };
  return { hold, close, freeze, lift, unfreeze };
};

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
      {standing === 'open' && <Button onClick={() => ask(hold)}>{w.hold.confirm}</Button>}
      {standing !== 'frozen' && standing !== 'closed' && role !== 'finance' && (
        <Button danger onClick={() => ask(freeze)}>
          {w.freeze.confirm}
        </Button>
      )}
      {standing !== 'open' && (role === 'risk' || role === 'admin') && (
        <Button onClick={() => ask(unfreeze)}>{w.unfreeze.confirm}</Button>
      )}
      {person.withdrawalsFrozen && !waits && mayPropose('withdrawals-unfreeze', role) && (
        <Button danger onClick={() => ask(lift)}>
          {w.lift.confirm}
        </Button>
      )}
      {closing && !waits && mayPropose('account-close', role) && (
        <Button danger onClick={() => ask(close)}>
          {w.close.confirm}
        </Button>
      )}
      {mayPropose('balance-adjustment', role) && (
        <Button type="primary" onClick={() => ask(adjustmentOf(userId))}>
          {w.adjust.open}
        </Button>
      )}
    </>
  );
}

const adjustmentOf = (userId: string): Ask => ({
  ...w.adjust,
  fields: [
    {
      name: 'direction',
      label: w.direction,
      kind: 'select',
      initial: 'credit',
      options: [
        { value: 'credit', label: w.directions.credit },
        { value: 'debit', label: w.directions.debit },
      ],
    },
    {
      name: 'accountType',
      label: w.accountType,
      kind: 'select',
      initial: '1',
      options: ['1', '2', '3'].map((value) => ({ value, label: words.accountTypes[value] ?? value })),
    },
    { name: 'currencyCode', label: w.currency, initial: 'USDT' },
    { name: 'amount', label: w.amount },
    { name: 'reverses', label: w.reverses, optional: true, help: w.reversesHelp },
    reason,
  ],
  send: (values) =>
    propose({
      kind: 'balance-adjustment',
      userId,
      accountType: values['accountType'] ?? '1',
      currencyCode: (values['currencyCode'] ?? '').toUpperCase(),
      direction: values['direction'] === 'debit' ? 'debit' : 'credit',
      amount: values['amount'] ?? '',
      reason: values['reason'] ?? '',
      ...(values['reverses'] === undefined || values['reverses'] === '' ? {} : { reverses: values['reverses'] }),
    }),
});

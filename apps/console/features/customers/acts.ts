import { call } from '../../client/call.ts';
import { propose } from '../../decisions/propose.ts';
import { reasonField, type Ask } from '../../design/ask/ask.ts';
import { words } from '../../locales/words.ts';

const w = words.customers;
const reason = reasonField(words.app.customerReads);

/** What can be done to an account, by one or by two. */
export const actsOn = (userId: string) => {
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

/** Proposes to take a card out that the customer can't use any more. */
export const cardRemoval = (userId: string, cardId: string): Ask => ({
  ...w.removeCard,
  danger: true,
  fields: [reason],
  send: (values) => propose({ kind: 'card-remove', userId, cardId, reason: values['reason'] ?? '' }),
});

/** Proposes that a customer becomes an agent, or is one no more. */
export const agentChange = (userId: string, agent: boolean): Ask => ({
  ...words.invitations.agents[agent ? 'appoint' : 'end'],
  fields: [reason],
  send: (values) => propose({ kind: 'agent-change', userId, agent, reason: values['reason'] ?? '' }),
});

/** Proposes a correction of a balance. */
export const adjustmentOf = (userId: string): Ask => ({
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

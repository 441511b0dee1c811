import { call } from '../../client/call.ts';
import { refusalFields, refusalOf } from '../../decisions/refusal.ts';
import { propose } from '../../decisions/propose.ts';
import { reasonField, type Ask, type Field } from '../../design/ask/ask.ts';
import { barsOf } from '../../design/people/person.tsx';
import { words } from '../../locales/words.ts';
import { approveWithdrawal } from './approve-withdrawal.ts';
import type { Withdrawal } from './withdrawal-facts.tsx';

const w = words.withdrawals;
export interface Act {
  readonly look: 'primary' | 'danger' | 'plain';
  readonly ask: Ask;
}

const reason = reasonField(words.app.customerReads);
const txidField = (row: Withdrawal): Field => ({
  name: 'txid',
  label: row.chain === null ? w.bankReference : w.txid,
  initial: row.txid ?? '',
  help: row.chain === null ? w.bankReferenceHelp : w.txidHelp,
});

const refuse = ({ orderNo, bankName }: Withdrawal): Act => ({
  look: 'danger',
  ask: {
    ...w.refuse,
    decides: true,
    danger: true,
    fields: refusalFields(bankName === null ? ['withdrawal'] : ['card', 'withdrawal']),
    send: (values) => call('POST /operator/withdrawals/refuse', { body: { orderNo, reason: refusalOf(values) } }),
  },
});
const sent = (row: Withdrawal): Act => ({
  look: 'primary',
  ask: {
    ...w.sent,
    decides: true,
    fields: [txidField(row)],
    send: (values) =>
      call('POST /operator/withdrawals/sent', { body: { orderNo: row.orderNo, txid: values['txid'] ?? '' } }),
  },
});
const unknown = ({ orderNo }: Withdrawal): Act => ({
  look: 'plain',
  ask: {
    ...w.unknown,
    decides: true,
    danger: true,
    fields: [reason],
    send: (values) => call('POST /operator/withdrawals/unknown', { body: { orderNo, reason: values['reason'] ?? '' } }),
  },
});
const confirmed = (row: Withdrawal): Act => ({
  look: 'primary',
  ask: {
    ...w.confirmed,
    decides: true,
    fields: [txidField(row), { ...reason, initial: w.confirmedReason }],
    send: (values) =>
      call('POST /operator/withdrawals/confirmed', {
        body: { orderNo: row.orderNo, txid: values['txid'] ?? '', reason: values['reason'] ?? '' },
      }),
  },
});
const giveBack = ({ orderNo }: Withdrawal): Act => ({
  look: 'danger',
  ask: {
    ...w.giveBack,
    decides: true,
    danger: true,
    fields: [{ ...reason, label: w.proof, help: w.proofHelp }],
    send: (values) => propose({ kind: 'withdrawal-return', orderNo, reason: values['reason'] ?? '' }),
  },
});

/**
 * What empties a closed account is paid; all else waits until what bars it is lifted. What has left already is marked
 * as unknown.
 */
const payable = ({ person }: Withdrawal): boolean => barsOf(person).every((bar) => bar === 'closed');

/** What may be done in its state, the least used first. */
export function actsOf(row: Withdrawal): readonly Act[] {
  switch (row.status) {
    case 'requested':
      return payable(row) ? [refuse(row), approveWithdrawal(row)] : [refuse(row)];
    case 'approved':
      return payable(row) ? [refuse(row), sent(row)] : [refuse(row), unknown(row)];
    case 'sending':
      return [giveBack(row), unknown(row), confirmed(row)];
    case 'unknown':
      return [giveBack(row), confirmed(row)];
    default:
      return [];
  }
}

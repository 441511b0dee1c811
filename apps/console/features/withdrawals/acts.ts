import { call } from '../../client/call.ts';
import { propose } from '../../decisions/propose.ts';
import { reasonField, type Ask, type Field } from '../../design/ask/ask.ts';
import { words } from '../../locales/en.ts';
import type { Withdrawal } from './withdrawal-facts.tsx';

const w = words.withdrawals;
export interface Act { readonly look: 'primary' | 'danger' | 'plain'; readonly ask: Ask }

const reason = reasonField(words.app.customerReads);
const txidField = (row: Withdrawal): Field => ({ name: 'txid', label: row.chain === null ? w.bankReference : w.txid, initial: row.txid ?? '', help: row.chain === null ? w.bankReferenceHelp : w.txidHelp });

const approve = ({ orderNo }: Withdrawal): Act => ({
  look: 'primary',
  ask: {
    ...w.approve, fields: [{ ...reason, initial: w.approveReason }],
    send: (values) => propose({ kind: 'withdrawal-approve', orderNo, reason: values['reason'] ?? '' }),
  },
});
const refuse = ({ orderNo }: Withdrawal): Act => ({
  look: 'danger',
  ask: { ...w.refuse, danger: true, fields: [reason], send: (values) => call('POST /operator/withdrawals/refuse', { body: { orderNo, reason: values['reason'] ?? '' } }) },
});
const sent = (row: Withdrawal): Act => ({
  look: 'primary',
  ask: { ...w.sent, fields: [txidField(row)], send: (values) => call('POST /operator/withdrawals/sent', { body: { orderNo: row.orderNo, txid: values['txid'] ?? '' } }) },
});
const unknown = ({ orderNo }: Withdrawal): Act => ({
  look: 'plain',
  ask: { ...w.unknown, danger: true, fields: [reason], send: (values) => call('POST /operator/withdrawals/unknown', { body: { orderNo, reason: values['reason'] ?? '' } }) },
});
const confirmed = (row: Withdrawal): Act => ({
  look: 'primary',
  ask: {
    ...w.confirmed, fields: [txidField(row), { ...reason, initial: w.confirmedReason }],
    send: (values) => call('POST /operator/withdrawals/confirmed', { body: { orderNo: row.orderNo, txid: values['txid'] ?? '', reason: values['reason'] ?? '' } }),
  },
});
const giveBack = ({ orderNo }: Withdrawal): Act => ({
  look: 'danger',
  ask: {
    ...w.giveBack, danger: true, fields: [{ ...reason, label: w.proof, help: w.proofHelp }],
    send: (values) => propose({ kind: 'withdrawal-return', orderNo, reason: values['reason'] ?? '' }),
  },
});

/** What may be done in its state, the least used first. */
export function actsOf(row: Withdrawal): readonly Act[] {
  switch (row.status) {
    case 'requested': return [refuse(row), approve(row)];
    case 'approved': return [refuse(row), sent(row)];
    case 'sending': return [giveBack(row), unknown(row), confirmed(row)];
    case 'unknown': return [giveBack(row), confirmed(row)];
    default: return [];
  }
}

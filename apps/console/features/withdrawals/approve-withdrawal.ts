import { propose } from '../../decisions/propose.ts';
import { reasonField } from '../../design/ask/ask.ts';
import { words } from '../../locales/words.ts';
import type { Act } from './acts.ts';
import type { Withdrawal } from './withdrawal-facts.tsx';

const w = words.withdrawals;

/** Proposes to let a withdrawal be paid. */
export const approveWithdrawal = ({ orderNo }: Withdrawal): Act => ({
  look: 'primary',
  ask: {
    ...w.approve,
    decides: true,
    fields: [{ ...reasonField(words.app.customerReads), initial: w.approveReason }],
    send: (values) => propose({ kind: 'withdrawal-approve', orderNo, reason: values['reason'] ?? '' }),
  },
});

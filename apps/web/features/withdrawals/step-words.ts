import { t, type PlainKey } from '../../locales/i18n.ts';
import type { Transaction } from '../../shell/funds/transactions.ts';

type Step = Transaction['step'];
const words: Record<Step, PlainKey> = {
  requested: 'withdrawals.requested',
  approved: 'withdrawals.approved',
  sending: 'withdrawals.sending',
  unknown: 'withdrawals.unknown',
  success: 'withdrawals.success',
  rejected: 'withdrawals.rejected',
  cancelled: 'withdrawals.cancelled',
};
export const stepWords = (step: Step): string => t(words[step]);

import { adjustBalance, type AdjustBalance } from './adjustments/adjust-balance.ts';
import { refuseBonus, type RefuseBonus } from './bonus/refuse-bonus.ts';
import { creditChainDeposit, creditDeposit, type CreditChainDeposit, type CreditDeposit } from './deposits/credit-deposit.ts';
import { cancelDeposit, rejectDeposit, type CancelDeposit, type RejectDeposit } from './deposits/end-deposit.ts';
import { requestDeposit, type RequestDeposit } from './deposits/request-deposit.ts';
import type { Instant } from './market/mark.ts';
import type { Result } from './result.ts';
import type { Effects, State } from './state.ts';
import {
  approveWithdrawal, confirmWithdrawal, markUnknownWithdrawal, sendWithdrawal,
  type ApproveWithdrawal, type ConfirmWithdrawal, type MarkUnknownWithdrawal, type SendWithdrawal,
} from './withdrawals/pay-withdrawal.ts';
import { requestWithdrawal, type RequestWithdrawal } from './withdrawals/request-withdrawal.ts';
import {
  cancelWithdrawal, failWithdrawal, rejectWithdrawal, type CancelWithdrawal, type FailWithdrawal, type RejectWithdrawal,
} from './withdrawals/return-withdrawal.ts';

/** Commands by which money comes in, goes out and is corrected. */
export type TransactionCommand =
  | RequestDeposit | CreditDeposit | CreditChainDeposit | RejectDeposit | CancelDeposit | RefuseBonus
  | RequestWithdrawal | CancelWithdrawal | ApproveWithdrawal | RejectWithdrawal | SendWithdrawal | MarkUnknownWithdrawal | ConfirmWithdrawal | FailWithdrawal
  | AdjustBalance;

export interface TransactionHandlers {
  'request-deposit': typeof requestDeposit;
  'credit-deposit': typeof creditDeposit;
  'credit-chain-deposit': typeof creditChainDeposit;
  'reject-deposit': typeof rejectDeposit;
  'cancel-deposit': typeof cancelDeposit;
  'refuse-bonus': typeof refuseBonus;
  'request-withdrawal': typeof requestWithdrawal;
  'cancel-withdrawal': typeof cancelWithdrawal;
  'approve-withdrawal': typeof approveWithdrawal;
  'reject-withdrawal': typeof rejectWithdrawal;
  'send-withdrawal': typeof sendWithdrawal;
  'mark-unknown-withdrawal': typeof markUnknownWithdrawal;
  'confirm-withdrawal': typeof confirmWithdrawal;
  'fail-withdrawal': typeof failWithdrawal;
  'adjust-balance': typeof adjustBalance;
}

export function applyTransaction(state: State, effects: Effects, command: TransactionCommand, now: Instant): Result<unknown, string> {
  switch (command.kind) {
    case 'request-deposit': return requestDeposit(state, effects, command, now);
    case 'credit-deposit': return creditDeposit(state, effects, command, now);
    case 'credit-chain-deposit': return creditChainDeposit(state, effects, command, now);
    case 'reject-deposit': return rejectDeposit(state, effects, command, now);
    case 'cancel-deposit': return cancelDeposit(state, effects, command, now);
    case 'refuse-bonus': return refuseBonus(state, effects, command, now);
    case 'request-withdrawal': return requestWithdrawal(state, effects, command, now);
    case 'cancel-withdrawal': return cancelWithdrawal(state, effects, command, now);
    case 'approve-withdrawal': return approveWithdrawal(state, effects, command, now);
    case 'reject-withdrawal': return rejectWithdrawal(state, effects, command, now);
    case 'send-withdrawal': return sendWithdrawal(state, effects, command, now);
    case 'mark-unknown-withdrawal': return markUnknownWithdrawal(state, effects, command, now);
    case 'confirm-withdrawal': return confirmWithdrawal(state, effects, command, now);
    case 'fail-withdrawal': return failWithdrawal(state, effects, command, now);
    case 'adjust-balance': return adjustBalance(state, effects, command, now);
  }
}

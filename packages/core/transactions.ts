import { adjustBalance, type AdjustBalance } from './adjustments/adjust-balance.ts';
import { closeAccount, type CloseAccount } from './customers/close-account.ts';
import { refuseBonus, type RefuseBonus } from './bonus/refuse-bonus.ts';
import { cancelDeposit, type CancelDeposit } from './deposits/cancel-deposit.ts';
import { creditChainDeposit, type CreditChainDeposit } from './deposits/credit-chain-deposit.ts';
import { creditDeposit, type CreditDeposit } from './deposits/credit-deposit.ts';
import { rejectDeposit, type RejectDeposit } from './deposits/reject-deposit.ts';
import { requestDeposit, type RequestDeposit } from './deposits/request-deposit.ts';
import type { Instant } from './market/mark.ts';
import type { Result } from './result.ts';
import type { Effects, State } from './state.ts';
import { approveWithdrawal, type ApproveWithdrawal } from './withdrawals/approve-withdrawal.ts';
import { cancelWithdrawal, type CancelWithdrawal } from './withdrawals/cancel-withdrawal.ts';
import { confirmWithdrawal, type ConfirmWithdrawal } from './withdrawals/confirm-withdrawal.ts';
import { failWithdrawal, type FailWithdrawal } from './withdrawals/fail-withdrawal.ts';
import { markUnknownWithdrawal, type MarkUnknownWithdrawal } from './withdrawals/mark-unknown-withdrawal.ts';
import { rejectWithdrawal, type RejectWithdrawal } from './withdrawals/reject-withdrawal.ts';
import { requestWithdrawal, type RequestWithdrawal } from './withdrawals/request-withdrawal.ts';
import { sendWithdrawal, type SendWithdrawal } from './withdrawals/send-withdrawal.ts';

/** Commands by which money comes in, goes out and is corrected. */
export type TransactionCommand =
  | RequestDeposit
  | CreditDeposit
  | CreditChainDeposit
  | RejectDeposit
  | CancelDeposit
  | RefuseBonus
  | RequestWithdrawal
  | CancelWithdrawal
  | ApproveWithdrawal
  | RejectWithdrawal
  | SendWithdrawal
  | MarkUnknownWithdrawal
  | ConfirmWithdrawal
  | FailWithdrawal
  | AdjustBalance
  | CloseAccount;

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
  'close-account': typeof closeAccount;
}

export function applyTransaction(
  state: State,
  effects: Effects,
  command: TransactionCommand,
  now: Instant,
): Result<unknown, string> {
  switch (command.kind) {
    case 'request-deposit':
      return requestDeposit(state, effects, command, now);
    case 'credit-deposit':
      return creditDeposit(state, effects, command, now);
    case 'credit-chain-deposit':
      return creditChainDeposit(state, effects, command, now);
    case 'reject-deposit':
      return rejectDeposit(state, effects, command, now);
    case 'cancel-deposit':
      return cancelDeposit(state, effects, command, now);
    case 'refuse-bonus':
      return refuseBonus(state, effects, command, now);
    case 'request-withdrawal':
      return requestWithdrawal(state, effects, command, now);
    case 'cancel-withdrawal':
      return cancelWithdrawal(state, effects, command, now);
    case 'approve-withdrawal':
      return approveWithdrawal(state, effects, command, now);
    case 'reject-withdrawal':
      return rejectWithdrawal(state, effects, command, now);
    case 'send-withdrawal':
      return sendWithdrawal(state, effects, command, now);
    case 'mark-unknown-withdrawal':
      return markUnknownWithdrawal(state, effects, command, now);
    case 'confirm-withdrawal':
      return confirmWithdrawal(state, effects, command, now);
    case 'fail-withdrawal':
      return failWithdrawal(state, effects, command, now);
    case 'adjust-balance':
      return adjustBalance(state, effects, command, now);
    case 'close-account':
      return closeAccount(state, effects, command, now);
  }
}

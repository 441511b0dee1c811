import type { CustomerAccountType, UserId } from '../ledger/account.ts';
import { pay, receive, type Journal } from '../ledger/journal.ts';
import type { Amount } from '../money/amount.ts';
import type { Currency } from '../money/currencies.ts';
import { ok, refuse, type Result } from '../result.ts';
import { accountOf } from '../state.ts';
import { record, type Turn } from '../turn.ts';

export interface Transfer {
  readonly kind: 'transfer';
  readonly transferId: string;
  readonly userId: UserId;
  readonly fromType: CustomerAccountType;
  readonly toType: CustomerAccountType;
  readonly currency: Currency;
  readonly amount: Amount;
}

export type TransferRefusal = 'same-account' | 'amount-not-positive' | 'insufficient-balance';

/** Moves available money between a user's own accounts, free of charge. */
export function transfer(turn: Turn, command: Transfer): Result<Journal, TransferRefusal> {
  const { transferId, userId, fromType, toType, currency, amount } = command;
  if (fromType === toType) return refuse('same-account', 'toType');
  if (amount <= 0n) return refuse('amount-not-positive', 'amount');
  const from = accountOf(turn.state, userId, fromType, currency);
  if (from.available < amount) return refuse('insufficient-balance', 'amount');
  const to = accountOf(turn.state, userId, toType, currency);
  return ok(record(turn, 'transfer', transferId, [pay(from, amount), receive(to, amount)]));
}

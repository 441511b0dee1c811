import type { UserId } from '../ledger/account.ts';
import { assert, ok, type Result } from '../result.ts';
import { isLoaded } from '../state.ts';
import type { Turn } from '../turn.ts';

/** Asks for nothing but that all of a customer is in the state afterwards, where it can be read. */
export interface LoadCustomer {
  readonly kind: 'load-customer';
  readonly userId: UserId;
}

export function loadCustomer({ state }: Turn, { userId }: LoadCustomer): Result<null, never> {
  assert(isLoaded(state, userId), `${userId} is loaded before commands of theirs are carried out`);
  return ok(null);
}

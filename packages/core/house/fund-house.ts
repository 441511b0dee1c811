import { accountTypes } from '../ledger/account.ts';
import { pay, receive } from '../ledger/journal.ts';
import type { Instant } from '../market/mark.ts';
import { ok, refuse, type Result } from '../result.ts';
import { accountOf, record, type Effects, type State } from '../state.ts';

export interface FundHouse {
  readonly kind: 'fund-house';
}

/** Fills the house's own accounts at the very first start, before any other journal. */
export function fundHouse(state: State, effects: Effects, now: Instant): Result<null, 'already-funded'> {
  if (state.nextJournal !== 1) return refuse('already-funded');
  const world = accountOf(state, 'world', accountTypes.house, 'USDT');
  for (const [name, funding] of Object.entries(state.rules.funding)) {
    const account = accountOf(state, name, accountTypes.house, 'USDT');
    record(state, effects, 'fund-house', name, now, [pay(world, funding), receive(account, funding)]);
  }
  return ok(null);
}

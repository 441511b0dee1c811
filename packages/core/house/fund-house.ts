import { accountId, accountTypes } from '../ledger/account.ts';
import { pay, receive } from '../ledger/journal.ts';
import type { Instant } from '../market/mark.ts';
import { ok, refuse, type Result } from '../result.ts';
import { accountOf, record, type Effects, type State } from '../state.ts';

export interface FundHouse {
  readonly kind: 'fund-house';
}

/**
 * Fills those of the house's own accounts that have never held anything: all at the first start, later those of a new
 * feature.
 */
export function fundHouse(state: State, effects: Effects, _: FundHouse, now: Instant): Result<null, 'already-funded'> {
  const lacking = Object.entries(state.rules.funding).filter(
    ([name]) => !state.accounts.has(accountId(name, accountTypes.house, 'USDT')),
  );
  if (lacking.length === 0) return refuse('already-funded');
  const world = accountOf(state, 'world', accountTypes.house, 'USDT');
  for (const [name, funding] of lacking) {
    const account = accountOf(state, name, accountTypes.house, 'USDT');
    record(state, effects, 'fund-house', name, now, [pay(world, funding), receive(account, funding)]);
  }
  return ok(null);
}

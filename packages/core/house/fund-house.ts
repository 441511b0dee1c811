import { accountId, accountTypes } from '../ledger/account.ts';
import { pay, receive } from '../ledger/journal.ts';
import { ok, refuse, type Result } from '../result.ts';
import { accountOf } from '../state.ts';
import { record, type Turn } from '../turn.ts';

/**
 * Fills those of the house's own accounts that have never held anything: all at the first start, later those of a new
 * feature.
 */
export function fundHouse(turn: Turn): Result<null, 'already-funded'> {
  const { state } = turn;
  const lacking = Object.entries(state.rules.funding).filter(
    ([name]) => !state.accounts.has(accountId(name, accountTypes.house, 'USDT')),
  );
  if (lacking.length === 0) return refuse('already-funded');
  const world = accountOf(state, 'world', accountTypes.house, 'USDT');
  for (const [name, funding] of lacking) {
    const account = accountOf(state, name, accountTypes.house, 'USDT');
    record(turn, 'fund-house', name, [pay(world, funding), receive(account, funding)]);
  }
  return ok(null);
}

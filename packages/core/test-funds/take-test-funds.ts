import { accountTypes, type UserId } from '../ledger/account.ts';
import { pay, receive, type Journal } from '../ledger/journal.ts';
import { ok, refuse, type Result } from '../result.ts';
import { forgetEarlier, platformDay } from '../platform-day.ts';
import { accountOf } from '../state.ts';
import { record, type Turn } from '../turn.ts';

export interface TakeTestFunds {
  readonly kind: 'take-test-funds';
  readonly userId: UserId;
}

/** Gives the day's test funds, once per platform day, in paper mode only. */
export function takeTestFunds(
  turn: Turn,
  { userId }: TakeTestFunds,
): Result<Journal, 'test-funds-paper-only' | 'test-funds-taken'> {
  const { state, effects, now } = turn;
  if (state.rules.mode !== 'paper') return refuse('test-funds-paper-only');
  const day = platformDay(now);
  if ((state.testFundsDays.get(userId) ?? -Infinity) >= day) return refuse('test-funds-taken');
  const world = accountOf(state, 'world', accountTypes.house, 'USDT');
  const account = accountOf(state, userId, accountTypes.account, 'USDT');
  const funds = state.rules.testFundsPerDay;
  const journal = record(turn, 'test-funds', `${userId}-${day}`, [pay(world, funds), receive(account, funds)]);
  forgetEarlier(state.testFundsDays, day, (earlier) => earlier);
  state.testFundsDays.set(userId, day);
  effects.testFunds.push({ userId, platformDay: day, journal: journal.id });
  return ok(journal);
}

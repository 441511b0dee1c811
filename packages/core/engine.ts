import { giveSignUpGift, type GiveSignUpGift } from './bonus/bonus.ts';
import { followMark, voidMissed } from './fast/follow-tape.ts';
import { placeFastOrder, type PlaceFastOrder } from './fast/place-order.ts';
import { FastBook } from './fast/book.ts';
import { fundHouse, type FundHouse } from './house/fund-house.ts';
import type { Instant, Mark } from './market/mark.ts';
import { assert, ok, type Result } from './result.ts';
import { noEffects, type Effects, type Rules, type State } from './state.ts';
import { takeTestFunds, type TakeTestFunds } from './test-funds/take-test-funds.ts';
import { transfer, type Transfer } from './transfers/transfer.ts';

/** One sampling frame: the marks accepted at one moment. */
export interface Tick {
  readonly kind: 'tick';
  readonly marks: readonly Mark[];
}

/** Time has passed: all marks up to `now` are in the tape. */
export interface ClockAdvance {
  readonly kind: 'clock';
}

export type Command = Tick | ClockAdvance | FundHouse | GiveSignUpGift | TakeTestFunds | Transfer | PlaceFastOrder;

interface Handlers {
  'fund-house': typeof fundHouse;
  'sign-up-gift': typeof giveSignUpGift;
  'take-test-funds': typeof takeTestFunds;
  transfer: typeof transfer;
  'place-fast-order': typeof placeFastOrder;
}
/** What a command answers: a value or a named refusal. */
export type ResultOf<C extends Command> =
  C['kind'] extends keyof Handlers ? ReturnType<Handlers[C['kind']]> : Result<null, never>;

export interface Outcome<C extends Command = Command> {
  readonly result: ResultOf<C>;
  readonly effects: Effects;
}

export const emptyState = (rules: Rules): State => ({
  rules, accounts: new Map(), fast: new FastBook(), bonuses: new Map(), testFundsDays: new Map(), marks: new Map(), nextJournal: 1,
});

/**
 * The only door to the state. Deterministic: the same commands at the same times give the same state.
 * A refused command changes nothing and has no effects.
 * @param now when the command was received; never before that of an earlier command
 */
export function apply<C extends Command>(state: State, command: C, now: Instant): Outcome<C> {
  const effects = noEffects();
  const result = dispatch(state, effects, command, now);
  assert(result.ok || effects.journals.length === 0, `refused ${command.kind} has moved money`);
  return { result: result as ResultOf<C>, effects };
}

function dispatch(state: State, effects: Effects, command: Command, now: Instant): Result<unknown, string> {
  switch (command.kind) {
    case 'tick': return tick(state, effects, command, now);
    case 'clock': return clock(state, effects, now);
    case 'fund-house': return fundHouse(state, effects, now);
    case 'sign-up-gift': return giveSignUpGift(state, effects, command, now);
    case 'take-test-funds': return takeTestFunds(state, effects, command, now);
    case 'transfer': return transfer(state, effects, command, now);
    case 'place-fast-order': return placeFastOrder(state, effects, command, now);
  }
}

function tick(state: State, effects: Effects, { marks }: Tick, now: Instant): Result<null, never> {
  for (const mark of marks) {
    const last = state.marks.get(mark.symbol);
    assert(last === undefined || (mark.time > last.time && mark.seq > last.seq), `mark ${mark.symbol} ${mark.seq} is out of order`);
    state.marks.set(mark.symbol, mark);
    followMark(state, effects, mark, now);
  }
  return ok(null);
}

function clock(state: State, effects: Effects, now: Instant): Result<null, never> {
  for (const symbol of state.fast.symbolNames()) voidMissed(state, effects, symbol, now, now);
  return ok(null);
}

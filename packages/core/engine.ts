import { giveSignUpGift, type GiveSignUpGift } from './bonus/bonus.ts';
import { followMark, voidMissed } from './fast/follow-tape.ts';
import { placeFastOrder, type PlaceFastOrder } from './fast/place-order.ts';
import { FastBook } from './fast/book.ts';
import {
  chaseFuturesOrder, closePosition, lockPosition, reversePosition, revokeFuturesOrder, setStops,
  type ChaseFuturesOrder, type ClosePosition, type LockPosition, type ReversePosition, type RevokeFuturesOrder, type SetStops,
} from './futures/ask.ts';
import { FuturesBook } from './futures/book.ts';
import { dropMissed, followFuturesMark } from './futures/follow-mark.ts';
import { placeFuturesOrder, type PlaceFuturesOrder } from './futures/place-order.ts';
import { fundHouse, type FundHouse } from './house/fund-house.ts';
import type { Instant, Mark } from './market/mark.ts';
import { assert, ok, type Result } from './result.ts';
import { endSpotOrder, type EndSpotOrder } from './spot/end-order.ts';
import { followDepth, type FollowDepth } from './spot/follow-depth.ts';
import { SpotMarkets } from './spot/markets.ts';
import { placeSpotOrder, type PlaceSpotOrder } from './spot/place-order.ts';
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

type FuturesCommand =
  | PlaceFuturesOrder | RevokeFuturesOrder | ChaseFuturesOrder | ClosePosition | ReversePosition | LockPosition | SetStops;
type SpotCommand = PlaceSpotOrder | EndSpotOrder | FollowDepth;
export type Command = Tick | ClockAdvance | FundHouse | GiveSignUpGift | TakeTestFunds | Transfer | PlaceFastOrder | FuturesCommand | SpotCommand;

interface Handlers {
  'fund-house': typeof fundHouse;
  'sign-up-gift': typeof giveSignUpGift;
  'take-test-funds': typeof takeTestFunds;
  transfer: typeof transfer;
  'place-fast-order': typeof placeFastOrder;
  'place-futures-order': typeof placeFuturesOrder;
  'revoke-futures-order': typeof revokeFuturesOrder;
  'chase-futures-order': typeof chaseFuturesOrder;
  'close-position': typeof closePosition;
  'reverse-position': typeof reversePosition;
  'lock-position': typeof lockPosition;
  'set-stops': typeof setStops;
  'place-spot-order': typeof placeSpotOrder;
  'end-spot-order': typeof endSpotOrder;
  depth: typeof followDepth;
}
/** What a command answers: a value or a named refusal. */
export type ResultOf<C extends Command> =
  C['kind'] extends keyof Handlers ? ReturnType<Handlers[C['kind']]> : Result<null, never>;

export interface Outcome<C extends Command = Command> {
  readonly result: ResultOf<C>;
  readonly effects: Effects;
}

export const emptyState = (rules: Rules): State => ({
  rules, accounts: new Map(), fast: new FastBook(), futures: new FuturesBook(), spot: new SpotMarkets(), bonuses: new Map(), testFundsDays: new Map(), marks: new Map(), nextJournal: 1,
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
    case 'place-futures-order': return placeFuturesOrder(state, effects, command, now);
    case 'revoke-futures-order': return revokeFuturesOrder(state, effects, command, now);
    case 'chase-futures-order': return chaseFuturesOrder(state, effects, command, now);
    case 'close-position': return closePosition(state, effects, command, now);
    case 'reverse-position': return reversePosition(state, effects, command, now);
    case 'lock-position': return lockPosition(state, effects, command, now);
    case 'set-stops': return setStops(state, effects, command);
    case 'place-spot-order': return placeSpotOrder(state, effects, command, now);
    case 'end-spot-order': return endSpotOrder(state, effects, command, now);
    case 'depth': return followDepth(state, effects, command, now);
  }
}

function tick(state: State, effects: Effects, { marks }: Tick, now: Instant): Result<null, never> {
  for (const mark of marks) {
    const last = state.marks.get(mark.symbol);
    assert(last === undefined || (mark.time > last.time && mark.seq > last.seq), `mark ${mark.symbol} ${mark.seq} is out of order`);
    state.marks.set(mark.symbol, mark);
    followMark(state, effects, mark, now);
    followFuturesMark(state, effects, mark, now);
  }
  return ok(null);
}

function clock(state: State, effects: Effects, now: Instant): Result<null, never> {
  for (const symbol of state.fast.symbolNames()) voidMissed(state, effects, symbol, now, now);
  for (const symbol of state.futures.symbolNames()) dropMissed(state, effects, symbol, now, now);
  return ok(null);
}

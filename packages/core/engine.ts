import { AdjustmentBook } from './adjustments/adjust-balance.ts';
import { giveSignUpGift, type GiveSignUpGift } from './bonus/sign-up-gift.ts';
import { clock, type ClockAdvance } from './clock.ts';
import { freezeWithdrawals, type FreezeWithdrawals } from './customers/freeze-withdrawals.ts';
import { unfreezeWithdrawals, type UnfreezeWithdrawals } from './customers/unfreeze-withdrawals.ts';
import { setStanding, type SetStanding } from './customers/set-standing.ts';
import { EarnBook } from './earn/book.ts';
import { changeProduct, type ChangeProduct } from './earn/change-product.ts';
import { fundPool, type FundPool } from './earn/fund-pool.ts';
import { payIncome, type PayIncome } from './earn/pay-income.ts';
import { purchaseEarn, type PurchaseEarn } from './earn/purchase.ts';
import { redeemEarn, type RedeemEarn } from './earn/redeem.ts';
import { executeExchange, type ExecuteExchange } from './exchange/execute-exchange.ts';
import { quoteExchange, type QuoteExchange } from './exchange/quote-exchange.ts';
import { DepositBook } from './deposits/deposit.ts';
import { placeFastOrder, type PlaceFastOrder } from './fast/place-order.ts';
import { FastBook } from './fast/book.ts';
import { FuturesBook } from './futures/book.ts';
import { chaseFuturesOrder, type ChaseFuturesOrder } from './futures/chase-order.ts';
import { placeFuturesOrder, type PlaceFuturesOrder } from './futures/place-order.ts';
import { closePosition, type ClosePosition } from './futures/position/close-position.ts';
import { lockPosition, type LockPosition } from './futures/position/lock-position.ts';
import { reversePosition, type ReversePosition } from './futures/position/reverse-position.ts';
import { setStops, type SetStops } from './futures/position/set-stops.ts';
import { revokeFuturesOrder, type RevokeFuturesOrder } from './futures/revoke-order.ts';
import { fundHouse, type FundHouse } from './house/fund-house.ts';
import { setHalt, type SetHalt } from './house/set-halt.ts';
import { topUpReserve, type TopUpReserve } from './house/top-up-reserve.ts';
import { voidOrders, type VoidOrders } from './house/void-orders.ts';
import { updateLimits, type UpdateLimits } from './limits/update-limits.ts';
import type { Instant } from './market/mark.ts';
import { assert, type Result } from './result.ts';
import { endSpotOrder, type EndSpotOrder } from './spot/end-order.ts';
import { followDepth, type FollowDepth } from './spot/house/follow-depth.ts';
import { SpotMarkets } from './spot/markets.ts';
import { placeSpotOrder, type PlaceSpotOrder } from './spot/place-order.ts';
import { noEffects, type Effects, type Rules, type State } from './state.ts';
import { takeTestFunds, type TakeTestFunds } from './test-funds/take-test-funds.ts';
import { tick, type Tick } from './tick.ts';
import { applyTransaction, type TransactionCommand, type TransactionHandlers } from './transactions.ts';
import { transfer, type Transfer } from './transfers/transfer.ts';
import { WithdrawalBook } from './withdrawals/withdrawal.ts';

type FuturesCommand =
  | PlaceFuturesOrder
  | RevokeFuturesOrder
  | ChaseFuturesOrder
  | ClosePosition
  | ReversePosition
  | LockPosition
  | SetStops;
type EarnCommand = PurchaseEarn | RedeemEarn | PayIncome | ChangeProduct | FundPool;
type ExchangeCommand = QuoteExchange | ExecuteExchange;
type SpotCommand = PlaceSpotOrder | EndSpotOrder | FollowDepth;
type HouseCommand = FundHouse | TopUpReserve | SetHalt | VoidOrders;
type CustomerCommand = SetStanding | FreezeWithdrawals | UnfreezeWithdrawals;
export type Command =
  | Tick
  | ClockAdvance
  | HouseCommand
  | CustomerCommand
  | GiveSignUpGift
  | TakeTestFunds
  | Transfer
  | UpdateLimits
  | PlaceFastOrder
  | FuturesCommand
  | SpotCommand
  | TransactionCommand
  | ExchangeCommand
  | EarnCommand;

interface Handlers extends TransactionHandlers {
  'fund-house': typeof fundHouse;
  'top-up-reserve': typeof topUpReserve;
  'set-halt': typeof setHalt;
  'set-standing': typeof setStanding;
  'freeze-withdrawals': typeof freezeWithdrawals;
  'unfreeze-withdrawals': typeof unfreezeWithdrawals;
  'void-orders': typeof voidOrders;
  'sign-up-gift': typeof giveSignUpGift;
  'take-test-funds': typeof takeTestFunds;
  transfer: typeof transfer;
  'update-limits': typeof updateLimits;
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
  'follow-depth': typeof followDepth;
  'quote-exchange': typeof quoteExchange;
  'execute-exchange': typeof executeExchange;
  'purchase-earn': typeof purchaseEarn;
  'redeem-earn': typeof redeemEarn;
  'pay-income': typeof payIncome;
  'change-product': typeof changeProduct;
  'fund-pool': typeof fundPool;
}
/** What a command answers: a value or a named refusal. */
export type ResultOf<C extends Command> = C['kind'] extends keyof Handlers
  ? ReturnType<Handlers[C['kind']]>
  : Result<null, never>;

export interface Outcome<C extends Command = Command> {
  readonly result: ResultOf<C>;
  readonly effects: Effects;
}

export const emptyState = (rules: Rules): State => ({
  rules,
  accounts: new Map(),
  fast: new FastBook(),
  futures: new FuturesBook(),
  spot: new SpotMarkets(),
  quotes: new Map(),
  earn: new EarnBook(),
  deposits: new DepositBook(),
  withdrawals: new WithdrawalBook(),
  adjustments: new AdjustmentBook(),
  bonuses: new Map(),
  standings: new Map(),
  ownerFreezes: new Map(),
  limits: new Map(),
  dayResults: new Map(),
  testFundsDays: new Map(),
  marks: new Map(),
  halts: new Set(),
  nextJournal: 1,
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
    case 'tick':
      return tick(state, effects, command, now);
    case 'clock':
      return clock(state, effects, now);
    case 'fund-house':
      return fundHouse(state, effects, now);
    case 'top-up-reserve':
      return topUpReserve(state, effects, command, now);
    case 'set-halt':
      return setHalt(state, command);
    case 'set-standing':
      return setStanding(state, effects, command);
    case 'freeze-withdrawals':
      return freezeWithdrawals(state, effects, command, now);
    case 'unfreeze-withdrawals':
      return unfreezeWithdrawals(state, effects, command);
    case 'void-orders':
      return voidOrders(state, effects, command, now);
    case 'sign-up-gift':
      return giveSignUpGift(state, effects, command, now);
    case 'take-test-funds':
      return takeTestFunds(state, effects, command, now);
    case 'transfer':
      return transfer(state, effects, command, now);
    case 'update-limits':
      return updateLimits(state, effects, command, now);
    case 'place-fast-order':
      return placeFastOrder(state, effects, command, now);
    case 'place-futures-order':
      return placeFuturesOrder(state, effects, command, now);
    case 'revoke-futures-order':
      return revokeFuturesOrder(state, effects, command, now);
    case 'chase-futures-order':
      return chaseFuturesOrder(state, effects, command, now);
    case 'close-position':
      return closePosition(state, effects, command, now);
    case 'reverse-position':
      return reversePosition(state, effects, command, now);
    case 'lock-position':
      return lockPosition(state, effects, command, now);
    case 'set-stops':
      return setStops(state, effects, command);
    case 'place-spot-order':
      return placeSpotOrder(state, effects, command, now);
    case 'end-spot-order':
      return endSpotOrder(state, effects, command, now);
    case 'follow-depth':
      return followDepth(state, effects, command, now);
    case 'quote-exchange':
      return quoteExchange(state, effects, command, now);
    case 'execute-exchange':
      return executeExchange(state, effects, command, now);
    case 'purchase-earn':
      return purchaseEarn(state, effects, command, now);
    case 'redeem-earn':
      return redeemEarn(state, effects, command, now);
    case 'pay-income':
      return payIncome(state, effects, command, now);
    case 'change-product':
      return changeProduct(state, effects, command);
    case 'fund-pool':
      return fundPool(state, effects, command, now);
    default:
      return applyTransaction(state, effects, command, now);
  }
}

import { payCommission } from './agents/pay-commission.ts';
import { adjustBalance, AdjustmentBook } from './adjustments/adjust-balance.ts';
import { refuseBonus } from './bonus/refuse-bonus.ts';
import { giveSignUpGift } from './bonus/sign-up-gift.ts';
import { clock } from './clock.ts';
import { closeAccount } from './customers/close-account.ts';
import { freezeWithdrawals } from './customers/freeze-withdrawals.ts';
import { loadCustomer } from './customers/load-customer.ts';
import { setStanding } from './customers/set-standing.ts';
import { unfreezeWithdrawals } from './customers/unfreeze-withdrawals.ts';
import { cancelDeposit } from './deposits/cancel-deposit.ts';
import { creditChainDeposit } from './deposits/credit-chain-deposit.ts';
import { creditDeposit } from './deposits/credit-deposit.ts';
import { DepositBook } from './deposits/deposit.ts';
import { rejectDeposit } from './deposits/reject-deposit.ts';
import { requestDeposit } from './deposits/request-deposit.ts';
import { EarnBook } from './earn/book.ts';
import { changeProduct } from './earn/change-product.ts';
import { fundPool } from './earn/fund-pool.ts';
import { payIncome } from './earn/pay-income.ts';
import { purchaseEarnProduct } from './earn/purchase-product.ts';
import { redeemEarnOrder } from './earn/redeem-order.ts';
import { executeExchange } from './exchange/execute-exchange.ts';
import { quoteExchange } from './exchange/quote-exchange.ts';
import { FastBook } from './fast/book.ts';
import { placeFastOrder } from './fast/place-order.ts';
import { FuturesBook } from './futures/book.ts';
import { chaseFuturesOrder } from './futures/opening/chase-order.ts';
import { placeFuturesOrder } from './futures/place-order.ts';
import { closeAll } from './futures/position/close-all.ts';
import { closePart } from './futures/position/close-part.ts';
import { closePosition } from './futures/position/close-position.ts';
import { lockPosition } from './futures/position/lock-position.ts';
import { reversePosition } from './futures/position/reverse-position.ts';
import { setStops } from './futures/position/set-stops.ts';
import { revokeFuturesOrder } from './futures/revoke-order.ts';
import { fundHouse } from './house/fund-house.ts';
import { setHalt } from './house/set-halt.ts';
import { topUpReserve } from './house/top-up-reserve.ts';
import { voidOrders } from './house/void-orders.ts';
import { excludeCustomer } from './limits/exclude-customer.ts';
import { updateLimits } from './limits/update-limits.ts';
import type { Instant } from './market/mark.ts';
import { closeMonth } from './months/close-month.ts';
import { carryOutOrders } from './orders/carry-out-orders.ts';
import { assert, type Result } from './result.ts';
import { changeRules } from './rule-versions/change-rules.ts';
import { firstVersion, versionAt } from './rule-versions/version.ts';
import { endSilentOrders } from './spot/countdowns/end-silent-orders.ts';
import { setCountdown } from './spot/countdowns/set-countdown.ts';
import { endSpotOrder } from './spot/end-order.ts';
import { setSpotVolumes } from './spot/fees/set-spot-volumes.ts';
import { followDepth } from './spot/house/follow-depth.ts';
import { SpotMarkets } from './spot/markets.ts';
import { amendSpotOrder } from './spot/orders/amend-order.ts';
import { placeSpotOrder } from './spot/place-order.ts';
import { placeSpotList } from './spot/stops/place-list.ts';
import type { Effects, Rules, State } from './state.ts';
import { takeTestFunds } from './test-funds/take-test-funds.ts';
import { tick } from './tick.ts';
import { transfer } from './transfers/transfer.ts';
import { approveWithdrawal } from './withdrawals/approve-withdrawal.ts';
import { cancelWithdrawal } from './withdrawals/cancel-withdrawal.ts';
import { confirmWithdrawal } from './withdrawals/confirm-withdrawal.ts';
import { failWithdrawal } from './withdrawals/fail-withdrawal.ts';
import { markUnknownWithdrawal } from './withdrawals/mark-unknown-withdrawal.ts';
import { rejectWithdrawal } from './withdrawals/reject-withdrawal.ts';
import { requestWithdrawal } from './withdrawals/request-withdrawal.ts';
import { sendWithdrawal } from './withdrawals/send-withdrawal.ts';
import { beginTurn, type Turn } from './turn.ts';
import { WithdrawalBook } from './withdrawals/withdrawal.ts';

type Handler<C> = (turn: Turn, command: C) => Result<unknown, string>;

/** Who carries out what, by the kind of the command: the list of all that the engine can be asked for. */
const handlers = {
  tick,
  clock,
  'fund-house': fundHouse,
  'top-up-reserve': topUpReserve,
  'set-halt': setHalt,
  'close-month': closeMonth,
  'change-rules': changeRules,
  'void-orders': voidOrders,
  'adjust-balance': adjustBalance,
  'load-customer': loadCustomer,
  'set-standing': setStanding,
  'freeze-withdrawals': freezeWithdrawals,
  'unfreeze-withdrawals': unfreezeWithdrawals,
  'close-account': closeAccount,
  'exclude-customer': excludeCustomer,
  'update-limits': updateLimits,
  'sign-up-gift': giveSignUpGift,
  'refuse-bonus': refuseBonus,
  'take-test-funds': takeTestFunds,
  transfer,
  'place-fast-order': placeFastOrder,
  'place-futures-order': placeFuturesOrder,
  'revoke-futures-order': revokeFuturesOrder,
  'chase-futures-order': chaseFuturesOrder,
  'close-position': closePosition,
  'close-part': closePart,
  'close-all': closeAll,
  'reverse-position': reversePosition,
  'lock-position': lockPosition,
  'set-stops': setStops,
  'place-spot-order': placeSpotOrder,
  'place-spot-list': placeSpotList,
  'end-spot-order': endSpotOrder,
  'amend-spot-order': amendSpotOrder,
  'set-countdown': setCountdown,
  'end-silent-orders': endSilentOrders,
  'carry-out-orders': carryOutOrders,
  'follow-depth': followDepth,
  'set-spot-volumes': setSpotVolumes,
  'quote-exchange': quoteExchange,
  'execute-exchange': executeExchange,
  'purchase-earn-product': purchaseEarnProduct,
  'redeem-earn-order': redeemEarnOrder,
  'pay-income': payIncome,
  'change-product': changeProduct,
  'pay-commission': payCommission,
  'fund-pool': fundPool,
  'request-deposit': requestDeposit,
  'credit-deposit': creditDeposit,
  'credit-chain-deposit': creditChainDeposit,
  'reject-deposit': rejectDeposit,
  'cancel-deposit': cancelDeposit,
  'request-withdrawal': requestWithdrawal,
  'cancel-withdrawal': cancelWithdrawal,
  'approve-withdrawal': approveWithdrawal,
  'reject-withdrawal': rejectWithdrawal,
  'send-withdrawal': sendWithdrawal,
  'mark-unknown-withdrawal': markUnknownWithdrawal,
  'confirm-withdrawal': confirmWithdrawal,
  'fail-withdrawal': failWithdrawal,
} satisfies Record<string, Handler<never>>;

type Handlers = typeof handlers;
type Kind = keyof Handlers;
/** What a handler takes under its kind; the kind alone where that says all. */
type CommandOf<K extends Kind> = Parameters<Handlers[K]> extends [Turn, infer C extends { kind: K }] ? C : { kind: K };
export type Command = { [K in Kind]: CommandOf<K> }[Kind];
/** What a command answers: a value or a named refusal. */
export type ResultOf<C extends Command> = ReturnType<Handlers[C['kind']]>;
/** The same table, checked: a handler that stands under another's kind does not take what is given to it. */
const handlerOf: { readonly [K in Kind]: Handler<CommandOf<K>> } = handlers;

export interface Outcome<C extends Command = Command> {
  readonly result: ResultOf<C>;
  readonly effects: Effects;
}

export const emptyState = (rules: Rules): State => ({
  rules,
  ruleVersions: [firstVersion(rules)],
  accounts: new Map(),
  loaded: 'all',
  fast: new FastBook(),
  futures: new FuturesBook(),
  spot: new SpotMarkets(),
  countdowns: new Map(),
  spotVolumes: null,
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
  commissionDays: new Map(),
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
  const handle = handlerOf[command.kind] as Handler<C>;
  followRules(state, now);
  const turn = beginTurn(state, now);
  const result = handle(turn, command);
  assert(result.ok || turn.effects.journals.length === 0, `refused ${command.kind} has moved money`);
  return { result: result as ResultOf<C>, effects: turn.effects };
}

/** What was decided before begins to hold at its own moment, whatever the command. */
function followRules(state: State, now: Instant): void {
  state.rules = versionAt(state.ruleVersions, now).rules;
}

import type { Bonus } from './bonus/bonus.ts';
import { proofKey, type Deposit } from './deposits/deposit.ts';
import type { EarnOrder } from './earn/order.ts';
import type { EarnProduct } from './earn/product.ts';
import { quoteText } from './exchange/quote.ts';
import type { FastOrder } from './fast/order.ts';
import type { FuturesOrder } from './futures/order.ts';
import type { Limit, OwnLimits } from './limits/limits.ts';
import type { Mark } from './market/mark.ts';
import { settingsOf, writeSettings } from './rule-versions/settings.ts';
import type { RulesVersion } from './rule-versions/version.ts';
import { countdownKey } from './spot/countdowns/countdown.ts';
import type { SpotOrder } from './spot/order.ts';
import type { State } from './state.ts';
import type { Withdrawal } from './withdrawals/withdrawal.ts';

/**
 * The state as text: equal states give equal texts, whatever the order in which they came about.
 * Its SHA-256 is the state hash. Marks are left out: they belong to the tape.
 */
export function canonicalState(state: State): string {
  const { deposits, withdrawals, adjustments } = state;
  const funded = [...state.accounts.values()].filter((a) => a.available !== 0n || a.frozen !== 0n);
  const lines = [
    `next ${state.nextJournal}`,
    ...funded.map((a) => `account ${a.id} ${a.available} ${a.frozen}`),
    ...linesOf(state.fast.orders, fastText),
    ...linesOf(state.futures.orders, futuresText),
    ...linesOf(state.spot.orders, spotText),
    ...linesOf(state.countdowns, (c) => `countdown ${countdownKey(c)} ${c.countdownMs} ${c.dueAt}`),
    ...linesOf(state.earn.products, productText),
    ...linesOf(state.earn.orders, earnText),
    ...linesOf(state.quotes, (quote) => `quote ${quoteText(quote)}`),
    ...linesOf(deposits.open, depositText),
    ...linesOf(deposits.proofs, (proof) => `deposit-proof ${proof}`),
    ...linesOf(withdrawals.open, withdrawalText),
    ...[...withdrawals.days].map(([day, orderNo]) => `withdrawal-day ${day} ${orderNo}`),
    ...[...withdrawals.txids].map(([txid, orderNo]) => `withdrawal-txid ${txid} ${orderNo}`),
    ...linesOf(adjustments.ids, (id) => `adjustment ${id}`),
    ...linesOf(adjustments.reversals, (reversal) => `reversal ${reversal}`),
    ...linesOf(state.bonuses, bonusText),
    ...linesOf(state.limits, limitsText),
    ...linesOf(state.dayResults, (r) => `day-result ${r.userId} ${r.platformDay} ${r.result}`),
    ...[...state.testFundsDays].map(([userId, day]) => `test-funds ${userId} ${day}`),
    ...[...state.commissionDays].map(([userId, day]) => `commission ${userId} ${day}`),
    ...volumeTexts(state.spotVolumes),
    ...linesOf(state.halts, (symbol) => `halt ${symbol}`),
    ...state.ruleVersions.map(rulesText),
  ];
  return lines.sort().join('\n');
}

const rulesText = ({ version, since, rules }: RulesVersion): string =>
  `rules ${version} ${since} ${JSON.stringify(writeSettings(settingsOf(rules)))}`;

const volumeTexts = (volumes: State['spotVolumes']): string[] =>
  volumes === null
    ? []
    : [
        `spot-volumes ${volumes.day}`,
        ...[...volumes.byUser].map(([userId, volume]) => `spot-volume ${userId} ${volume}`),
      ];

const linesOf = <T>(items: ReadonlyMap<string, T> | ReadonlySet<T>, text: (item: T) => string): string[] =>
  [...items.values()].map(text);

const fastText = (o: FastOrder): string =>
  `fast ${o.orderNo} ${o.userId} ${o.symbol} ${o.direction} ${o.seconds} ${o.stake} ${o.payoutRate} ${o.payout} ` +
  `${o.bound === null ? '-' : `${o.bound.price}~${o.bound.maxSlippage}`} ${o.receivedAt} ${markText(o.entry)}`;
const futuresText = (o: FuturesOrder): string =>
  `futures ${o.orderNo} ${o.userId} ${o.symbol} ${o.direction} ${o.lots} ${o.size} ${o.leverage} ${o.feeRate} ` +
  `${o.maintenanceRate} ${o.orderType} ${o.limitPrice} ${o.receivedAt} ${o.status} ${o.marketSince} ${o.held} ` +
  `${markText(o.open)} ${o.fee} ${o.takeProfit} ${o.stopLoss} ` +
  `${o.request === null ? '-' : `${o.request.kind}@${o.request.at}>${o.request.orderNo}/${o.request.lots}`} ` +
  `${o.armed.join()} ${o.lockedWith}`;
const spotText = (o: SpotOrder): string =>
  `spot ${o.orderNo} ${o.userId} ${o.symbol} ${o.side} ${o.tick} ${o.steps} ${o.makerFee} ${o.takerFee} ` +
  `${o.receivedAt} ${o.queued} ${o.status} ${o.filledSteps} ${o.dealCount} ${o.dealAmount} ${o.fee} ${o.held} ` +
  `${o.force} ${o.stop === null ? '-' : `${o.stop.when}@${o.stop.tick}`} ${o.listNo} ${o.clientId} ${o.armed} ` +
  `${markText(o.trigger)} ${o.enteredBefore}` +
  // Orders under rules with one tier, and those that are met as all once were, keep the text that they had before.
  (o.feeBasis === null ? '' : ` ${o.feeBasis.volume}@${o.feeBasis.day}`) +
  (o.selfTrade === 'end-maker' ? '' : ` ${o.selfTrade}`);
const productText = (p: EarnProduct): string =>
  `product ${p.productId} ${p.version} ${p.kind} ${p.currency} ${p.dailyRate} ${p.penaltyRate} ${p.days} ` +
  `${p.dividend} ${p.minAmount} ${p.maxAmount} ${p.example} ${p.paused}`;
const earnText = (o: EarnOrder): string =>
  `earn ${o.orderNo} ${o.userId} ${o.productId} ${o.version} ${o.kind} ${o.currency} ${o.dailyRate} ` +
  `${o.penaltyRate} ${o.days} ${o.dividend} ${o.principal} ${o.dailyIncome} ${o.startAt} ${o.paidDays} ${o.paid}`;
const depositText = (d: Deposit): string =>
  `deposit ${d.orderNo} ${d.userId} ${d.way} ${d.currency} ${d.amount} ${d.claimedTxid} ${d.vndRate} ` +
  `${d.rateUntil} ${d.requestedAt} ${d.status} ${d.proof === null ? '-' : proofKey(d.proof)}`;
const withdrawalText = (w: Withdrawal): string =>
  `withdrawal ${w.orderNo} ${w.userId} ${w.currency} ${w.amount} ${w.fee} ${w.expected} ` +
  `${Object.values(w.destination).join('~')} ${w.vndAmount} ${w.platformDay} ${w.requestedAt} ${w.deadline} ` +
  `${w.status} ${w.txid}`;
const bonusText = (b: Bonus): string =>
  `bonus ${b.userId} ${b.giftedAt} ${b.depositBonusAt} ${b.refusedAt} ${b.volume} ${b.carry} ${b.released}`;
const limitsText = (l: OwnLimits): string =>
  `limits ${l.userId} ${limitText(l.dailyLoss)} ${limitText(l.stake)} ${l.timeOutUntil} ${l.excludedUntil}`;
const limitText = ({ value, next }: Limit): string => `${value}${next === null ? '' : `>${next.value}@${next.from}`}`;
const markText = (mark: Mark | null): string =>
  mark === null ? '-' : `${mark.seq}@${mark.time}=${mark.price}${mark.backfilled ? 'b' : ''}`;

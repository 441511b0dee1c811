import { amount, oneRate, plus, rate, shareDown, smaller, zero, type Amount } from '../money/amount.ts';
import { accountId, accountTypes } from '../ledger/account.ts';
import { usdt } from '../money/currencies.ts';
import { tiersOf } from '../spot/fees/fee-tiers.ts';
import type { Rules, State } from '../state.ts';
import type { Json } from './codec.ts';

/** One setting that differs. */
export interface RuleDifference {
  /** By names and places: `fast.terms.0.payoutRate`. */
  readonly path: string;
  /** As it is sent; null where there was none. */
  readonly before: string | null;
  readonly after: string | null;
}

/** What the house can come to pay or to lose by what is accepted under some rules, in USDT. */
export interface HouseWorst {
  /** What the largest fast order pays when it wins. */
  readonly fastOrder: Amount;
  /** What all open fast orders of one symbol can pay together, by the reserve as it stands. */
  readonly fastSymbol: Amount;
  /** What the house keeps on average of 100 staked, ups and downs alike: of the duration that pays most. */
  readonly fastEdgeLeast: Amount;
  /** The largest sum of open notionals of all symbols. */
  readonly openInterest: Amount;
  /** What the house takes of 1,000 that customers of the last tier trade with each other. */
  readonly spotFeesLeast: Amount;
  /** The largest bonus that one deposit of 1,000 brings. */
  readonly depositBonus: Amount;
  readonly signUpGift: Amount;
}

/** What is open and keeps the terms that it was accepted under. */
export interface KeptOpen {
  readonly fastOrders: number;
  readonly futuresOrders: number;
  readonly spotOrders: number;
  readonly quotes: number;
  readonly deposits: number;
  readonly withdrawals: number;
}

const [thousand, hundred] = [usdt('1000'), usdt('100')];

/** @param state whose fast reserve is looked at */
export function houseWorst(state: State, rules: Rules): HouseWorst {
  const { fast, futures, spot, deposits, signUpGift } = rules;
  const best = fast.terms.reduce((most, { payoutRate }) => (payoutRate > most ? payoutRate : most), rate(0n));
  const reserve = state.accounts.get(accountId('fast-reserve', accountTypes.house, 'USDT'));
  const offered = [...futures.contracts.values()].filter(({ symbol }) => !futures.excludedSymbols.has(symbol));
  const { makerFee, takerFee } = tiersOf(spot).at(-1) ?? spot;
  const share = thousand < deposits.bonusMinimum ? zero : shareDown(thousand, deposits.bonusRate);
  return {
    fastOrder: shareDown(fast.maxStake, best),
    fastSymbol: shareDown(amount((reserve?.available ?? 0n) + (reserve?.frozen ?? 0n)), fast.symbolShare),
    fastEdgeLeast: shareDown(hundred, rate((oneRate - best) / 2n)),
    openInterest: offered.reduce((sum, { openInterestMax }) => plus(sum, openInterestMax), zero),
    spotFeesLeast: plus(shareDown(thousand, makerFee), shareDown(thousand, takerFee)),
    depositBonus: deposits.bonusCap === null ? share : smaller(share, deposits.bonusCap),
    signUpGift,
  };
}

export const keptOpen = (state: State): KeptOpen => ({
  fastOrders: state.fast.orders.size,
  futuresOrders: state.futures.orders.size,
  spotOrders: state.spot.orders.size,
  quotes: state.quotes.size,
  deposits: state.deposits.open.size,
  withdrawals: state.withdrawals.open.size,
});

/** Leaves of settings as they are sent, by their path. A list of names is one leaf. */
function leavesOf(json: Json, at: string): [string, string][] {
  if (typeof json !== 'object' || json === null) return [[at, String(json)]];
  const isNames = Array.isArray(json) && json.every((item) => typeof item !== 'object');
  if (isNames) return [[at, json.join(' ')]];
  return Object.entries(json).flatMap(([key, inner]: [string, Json]) =>
    leavesOf(inner, at === '' ? key : `${at}.${key}`),
  );
}

/** What differs between settings as they are sent. */
export function differencesOf(before: Json, after: Json): RuleDifference[] {
  const [old, new_] = [new Map(leavesOf(before, '')), new Map(leavesOf(after, ''))];
  return [...new Set([...old.keys(), ...new_.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? null, after: new_.get(path) ?? null }))
    .filter((one) => one.before !== one.after);
}

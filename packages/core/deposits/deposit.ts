import type { UserId } from '../ledger/account.ts';
import type { Instant } from '../market/mark.ts';
import { amount, priceScale, rate, zero, type Amount, type Price, type Rate } from '../money/amount.ts';
import { currencyScale, usdt } from '../money/currencies.ts';

export interface DepositRules {
  /** Least amount of a report; what arrives on the chain is credited whatever it is. */
  readonly minimum: Amount;
  /** Reports of one user that may wait at once. */
  readonly openMax: number;
  /** How long the VND rate of a report holds. */
  readonly rateValidMs: number;
  readonly bonusRate: Rate;
  /** Least credited amount that brings the bonus. */
  readonly bonusMinimum: Amount;
  /** Most that the bonus can be; null is no cap. */
  readonly bonusCap: Amount | null;
}
export const depositRules: DepositRules = {
  minimum: usdt('10'),
  openMax: 5,
  rateValidMs: 30 * 60_000,
  bonusRate: rate(5_000_000n),
  bonusMinimum: usdt('10'),
  bonusCap: null,
};

/** chain: seen by the watcher; usdt and vnd: reported by a form and reviewed. */
export const depositWays = ['chain', 'usdt', 'vnd'] as const;
export type DepositWay = (typeof depositWays)[number];
export const depositStatuses = ['requested', 'success', 'rejected', 'cancelled'] as const;
export type DepositStatus = (typeof depositStatuses)[number];

/** What shows that money has arrived; it is used once. */
export type DepositProof = { readonly txid: string; readonly logIndex: number } | { readonly bankReference: string };

export interface Deposit {
  readonly orderNo: string;
  readonly userId: UserId;
  readonly way: DepositWay;
  readonly currency: 'USDT' | 'VND';
  /** What the customer says was sent; of a chain deposit what has arrived. In {@link currency}. */
  readonly amount: Amount;
  /** The transaction that the customer names, lower case. */
  readonly claimedTxid: string | null;
  /** VND for one USDT, frozen until `rateUntil`; null unless VND was sent. */
  readonly vndRate: Price | null;
  readonly rateUntil: Instant | null;
  readonly requestedAt: Instant;
  status: DepositStatus;
  /** What has arrived, in {@link currency}. */
  received: Amount | null;
  /** In USDT. */
  credited: Amount;
  /** First-deposit bonus that came with it, in USDT. */
  bonus: Amount;
  /** The rate it was credited at; null unless VND was sent. */
  creditedRate: Price | null;
  proof: DepositProof | null;
  reason: string | null;
  finishedAt: Instant | null;
}

/** One spelling for one reference of a bank, by which a deposit holds it; empty when it is none. */
export const spellReference = (reference: string): string => reference.replace(/\s+/g, '').toUpperCase();

/** One spelling for one proof; null when it is none. */
export function spellProof(proof: DepositProof): DepositProof | null {
  if ('bankReference' in proof) {
    const bankReference = spellReference(proof.bankReference);
    return bankReference === '' ? null : { bankReference };
  }
  const txid = proof.txid.toLowerCase();
  return /^[0-9a-f]{64}$/.test(txid) && Number.isSafeInteger(proof.logIndex) && proof.logIndex >= 0
    ? { txid, logIndex: proof.logIndex }
    : null;
}

/** @param proof spelt by {@link spellProof} */
export const proofKey = (proof: DepositProof): string =>
  'txid' in proof ? `chain ${proof.txid} ${proof.logIndex}` : `bank ${proof.bankReference}`;

/** USDT × rate has both scales; so many units of it are one VND. */
const perVnd = 10n ** BigInt(currencyScale.USDT + priceScale);

/** What VND is worth in USDT, rounded down. @param vnd not negative @param vndRate VND for one USDT */
export const usdtOfVnd = (vnd: Amount, vndRate: Price): Amount => amount((vnd * perVnd) / vndRate);

/** What USDT is worth in whole VND, rounded down. @param units not negative @param vndRate VND for one USDT */
export const vndOfUsdt = (units: Amount, vndRate: Price): Amount => amount((units * vndRate) / perVnd);

/**
 * What a report would bring in USDT at a moment: VND at the rate of the report while that holds, then at the present
 * one.
 * @param units in the currency of the report @param vndNow VND for one USDT as operators have set it
 */
export function worthAt(
  { vndRate, rateUntil }: Pick<Deposit, 'vndRate' | 'rateUntil'>,
  units: Amount,
  vndNow: Price,
  now: Instant,
): { usdt: Amount; rate: Price | null } {
  const rate = vndRate !== null && rateUntil !== null && now > rateUntil ? vndNow : vndRate;
  return { usdt: rate === null ? units : usdtOfVnd(units, rate), rate };
}

/** What an amount of USDT costs in whole VND, rounded up. @param vndRate VND for one USDT */
export const vndFor = (units: Amount, vndRate: Price): Amount => amount((units * vndRate + perVnd - 1n) / perVnd);

/** Deposits that wait for a decision, and every proof that was ever used. */
export class DepositBook {
  readonly open = new Map<string, Deposit>();
  readonly proofs = new Set<string>();

  openOf(userId: UserId): Deposit[] {
    return [...this.open.values()].filter((deposit) => deposit.userId === userId);
  }
}

/** A deposit as it begins. */
export const newDeposit = (
  terms: Pick<
    Deposit,
    'orderNo' | 'userId' | 'way' | 'currency' | 'amount' | 'claimedTxid' | 'vndRate' | 'rateUntil' | 'requestedAt'
  >,
): Deposit => ({
  ...terms,
  status: 'requested',
  received: null,
  credited: zero,
  bonus: zero,
  creditedRate: null,
  proof: null,
  reason: null,
  finishedAt: null,
});

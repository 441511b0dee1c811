import { fraction, oneRate, rate, type Amount, type Price, type Rate } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';

/** What a fast contract of one duration pays: a win returns stake × (1 + payoutRate). */
export interface FastTerm {
  readonly seconds: number;
  readonly payoutRate: Rate;
}

export interface FastRules {
  /** Symbols whose tick is so coarse that most outcomes of half a minute would be ties. */
  readonly excludedSymbols: ReadonlySet<string>;
  readonly terms: readonly FastTerm[];
  readonly minStake: Amount;
  readonly maxStake: Amount;
  /** An order waits this long for its entry mark, and this long after expiry for its exit mark. */
  readonly entryWaitMs: number;
  readonly exitWaitMs: number;
  /** Share of the house's reserve that the open worst-case payout of one symbol may take. */
  readonly symbolShare: Rate;
  readonly defaultMaxSlippage: Rate;
}

export const fastRules: FastRules = {
  excludedSymbols: new Set(['USDCUSDT', 'SHIBUSDT', 'PEPEUSDT']),
  terms: [
    { seconds: 30, payoutRate: fraction('0.80') },
    { seconds: 60, payoutRate: fraction('0.82') },
    { seconds: 90, payoutRate: fraction('0.83') },
    { seconds: 120, payoutRate: fraction('0.84') },
    { seconds: 180, payoutRate: fraction('0.85') },
    { seconds: 300, payoutRate: fraction('0.88') },
  ],
  minStake: usdt('1'),
  maxStake: usdt('10000'),
  entryWaitMs: 2_000,
  exitWaitMs: 5_000,
  symbolShare: fraction('0.25'),
  defaultMaxSlippage: fraction('0.005'),
};

/** The customer's bound on the entry: void when |entry − price| > price × maxSlippage. */
export interface PriceBound {
  readonly price: Price;
  readonly maxSlippage: Rate;
}

/** Share of orders that must win to come out even: 1 / (1 + payout), rounded up. */
export const breakEvenRate = (payout: Rate): Rate =>
  rate((oneRate * oneRate + oneRate + payout - 1n) / (oneRate + payout));

/**
 * What 100 of stake lose on average when up and down are equally likely: 100 × (1 − payout) / 2, in USDT.
 * Ties return the stake and don't count.
 */
export const expectedLossPer100 = (payout: Rate): Amount =>
  ((usdt('100') * (oneRate - payout)) / (2n * oneRate)) as Amount;

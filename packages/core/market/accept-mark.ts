import { oneRate, rate, type Price, type Rate } from '../money/amount.ts';
import { ok, refuse, type Result } from '../result.ts';
import { markAgeMaxMs, type Instant } from './mark.ts';

/** What the feed shows of one symbol at one moment, before it is judged. */
export interface MarkSample {
  /** Null when the feed's text was no price. */
  readonly price: Price | null;
  /** The moment of sampling. */
  readonly time: Instant;
  /** When the price itself was last stated, by a trade or a quote; a heartbeat doesn't move it. */
  readonly statedAt: Instant;
  /** When the feed last said anything about the symbol, a heartbeat included. */
  readonly heardAt: Instant;
}

export interface FilterRules {
  /** A sample further than this from the last marks is no mark by itself. */
  readonly deviationMax: Rate;
  /** So many later, newly stated samples near a deviating one make its level real. */
  readonly confirmations: number;
}

export const filterRules: FilterRules = { deviationMax: rate(2_000_000n), confirmations: 3 };

interface Candidate {
  readonly price: Price;
  readonly statedAt: Instant;
  readonly confirmed: number;
}

/** What the filter remembers of one symbol. */
export interface FilterState {
  /** The last accepted prices, newest last, at most three. */
  readonly recent: readonly Price[];
  /** Time of the last accepted mark. */
  readonly time: Instant;
  /** A level beyond the band that waits for confirmation. */
  readonly candidate: Candidate | null;
}

export type MarkRefusal = 'no-price' | 'out-of-order' | 'stale' | 'deviates';
export interface Judged {
  readonly state: FilterState;
  readonly result: Result<Price, MarkRefusal>;
}

const remembered = 3;
/** The filter before any mark: the first valid sample is accepted. */
export const emptyFilter: FilterState = { recent: [], time: Number.NEGATIVE_INFINITY, candidate: null };

/**
 * The filter after a known price (the tape's last mark, the feed's last close), so that even a first tick is judged.
 */
export const filterAfter = (last: Price, time: Instant): FilterState => ({ recent: [last], time, candidate: null });

/** Orders prices from the lowest on. */
export function ascending(a: Price, b: Price): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * The middle price; of an even number the lower middle, so that it is always a price some source showed.
 * @returns null for no prices
 */
export function medianPrice(prices: readonly Price[]): Price | null {
  const sorted = prices.toSorted(ascending);
  return sorted[(sorted.length - 1) >> 1] ?? null;
}

const near = (value: Price, reference: Price, max: Rate): boolean => {
  const distance = value < reference ? reference - value : value - reference;
  return distance * oneRate <= reference * max;
};

/** Judges one sample. A refused sample makes no mark; it is never replaced by an older price. */
export function acceptMark(state: FilterState, sample: MarkSample, rules: FilterRules = filterRules): Judged {
  const { price } = sample;
  if (price === null || price <= 0n) return { state, result: refuse('no-price') };
  if (sample.time <= state.time) return { state, result: refuse('out-of-order') };
  if (sample.time - sample.heardAt > markAgeMaxMs) return { state, result: refuse('stale') };
  const reference = medianPrice(state.recent);
  if (reference === null || near(price, reference, rules.deviationMax)) return accepted(state, price, sample.time);
  return weighCandidate(state, price, sample, rules);
}

const accepted = (state: FilterState, price: Price, time: Instant): Judged => ({
  state: { recent: [...state.recent, price].slice(-remembered), time, candidate: null },
  result: ok(price),
});

/** One print that merely stays on the screen confirms nothing: only a newly stated price counts. */
function weighCandidate(state: FilterState, price: Price, sample: MarkSample, rules: FilterRules): Judged {
  const { candidate } = state;
  const deviates = refuse('deviates');
  if (candidate === null || !near(price, candidate.price, rules.deviationMax)) {
    return { state: { ...state, candidate: { price, statedAt: sample.statedAt, confirmed: 0 } }, result: deviates };
  }
  if (sample.statedAt <= candidate.statedAt) return { state, result: deviates };
  const confirmed = candidate.confirmed + 1;
  if (confirmed >= rules.confirmations) return accepted({ ...state, recent: [] }, price, sample.time);
  return { state: { ...state, candidate: { price, statedAt: sample.statedAt, confirmed } }, result: deviates };
}

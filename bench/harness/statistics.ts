/** Where values lie, in their own unit. */
export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** @param share in [0, 1] @returns NaN without values */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;

const ascending = (values: Iterable<number>): number[] => [...values].sort((a, b) => a - b);

export function spreadOf(values: Iterable<number>): Spread {
  const sorted = ascending(values);
  const at = (share: number): number => quantile(sorted, share);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

export const median = (values: Iterable<number>): number => quantile(ascending(values), 0.5);

/** The least and the most of some rates, as they are said. */
export function rangeOf(rates: readonly number[]): string {
  const said = (rate: number): string => Math.round(rate).toLocaleString('en');
  return `${said(Math.min(...rates))} to ${said(Math.max(...rates))}`;
}

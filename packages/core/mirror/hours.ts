import { plus, type Amount } from '../money/amount.ts';

/** What trades of one hour of the day have brought, on all days together. */
export interface HourResult {
  /** 0 to 23 by the customer's clock. */
  readonly hour: number;
  readonly trades: number;
  /** USDT, fees included; negative for a loss. */
  readonly result: Amount;
}

/** So many trades before an hour is named: with fewer, a single one is more than a tenth of what it shows. */
export const tradesPerHourNeeded = 10;

/** One row for each hour of the day in which anything was traded, in their order. */
export function hoursOf(parts: readonly HourResult[]): HourResult[] {
  const hours = new Map<number, HourResult>();
  for (const { hour, trades, result } of parts) {
    const known = hours.get(hour);
    hours.set(hour, {
      hour,
      trades: trades + (known?.trades ?? 0),
      result: known === undefined ? result : plus(known.result, result),
    });
  }
  return [...hours.values()].sort((a, b) => a.hour - b.hour);
}

/** The hours that have brought most and least, the earlier of equal ones; null without two that have enough trades. */
export function extremeHours(hours: readonly HourResult[]): { best: HourResult; worst: HourResult } | null {
  const enough = hours.filter(({ trades }) => trades >= tradesPerHourNeeded);
  const [first, second] = enough;
  if (first === undefined || second === undefined) return null;
  return {
    best: enough.reduce((best, hour) => (hour.result > best.result ? hour : best)),
    worst: enough.reduce((worst, hour) => (hour.result < worst.result ? hour : worst)),
  };
}

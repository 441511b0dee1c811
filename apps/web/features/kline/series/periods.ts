import type { Timeframe } from '@candor/core/market/candles.ts';
import type { Period as ChartPeriod } from 'klinecharts';

export type Period = Timeframe;

/** The eight timeframes in their order; the short names are the same in every language. */
export const periods = ['1m', '5m', '15m', '30m', '1h', '1d', '1w', '1M'] as const satisfies readonly Period[];
export const shortNames: Readonly<Record<Period, string>> = {
  '1m': '1m',
  '5m': '5m',
  '15m': '15m',
  '30m': '30m',
  '1h': '1h',
  '1d': '1D',
  '1w': '1W',
  '1M': '1M',
};

const types = { m: 'minute', h: 'hour', d: 'day', w: 'week', M: 'month' } as const;
type Unit = keyof typeof types;

/** A timeframe as the chart library wants it: `15m` is 15 minutes. */
export const chartPeriod = (period: Period): ChartPeriod & { type: (typeof types)[Unit] } => ({
  type: types[period.slice(-1) as Unit],
  span: Number.parseInt(period, 10),
});

import type { AxisCreateRangeCallback, Chart, KLineData } from 'klinecharts';
import { percent } from '../../../locales/format.ts';

/** The first candle on screen: the one that percentages are counted from. */
export const firstShown = (chart: Pick<Chart, 'getDataList' | 'getVisibleRange'>): KLineData | undefined =>
  // Its `from` leaves the room beside the last candle out of account.
  chart.getDataList()[Math.max(0, chart.getVisibleRange().realFrom)];

const createRange: AxisCreateRangeCallback = ({ chart, defaultRange }) => {
  const base = firstShown(chart)?.close ?? 0;
  if (base <= 0) return defaultRange;
  const { from, to, range } = defaultRange;
  const [realFrom, realTo] = [(from / base - 1) * 100, (to / base - 1) * 100];
  const realRange = realTo - realFrom;
  return {
    from,
    to,
    range,
    realFrom,
    realTo,
    realRange,
    displayFrom: realFrom,
    displayTo: realTo,
    displayRange: realRange,
  };
};

/** What the library's own axis of percent is told to count from, and how it writes. */
export const percentAxis = {
  name: 'percentage',
  createRange,
  displayValueToText: (value: number): string => percent(value / 100),
};

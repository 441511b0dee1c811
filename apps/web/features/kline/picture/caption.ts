import { date } from '../../../locales/format.ts';
import { marketMark } from '../../../shell/bars/market-mark.ts';
import { pairText } from '../../../shell/quotes/words.ts';
import { periodName } from '../series/period-name.ts';
import type { Period } from '../series/periods.ts';

/** What a picture of a chart says beside the chart. */
export interface Caption {
  readonly title: string;
  readonly time: string;
  /** That the market is none that is live; null where it is. */
  readonly mark: string | null;
  /** Name of the file. */
  readonly file: string;
}

export interface Pictured {
  readonly symbol: string;
  readonly period: Period;
  /** Name of the feed that the prices come from; unknown while the app has not heard. */
  readonly feed: string | undefined;
}

/** @param at when it is taken, epoch milliseconds */
export const captionOf = ({ symbol, period, feed }: Pictured, at: number): Caption => ({
  title: `${pairText(symbol)} · ${periodName(period)}`,
  time: date(at, 'full'),
  mark: marketMark(feed ?? 'simulated'),
  file: `${symbol}-${period}-${new Date(at).toISOString().slice(0, 16).replace(/[:T]/g, '-')}.png`,
});

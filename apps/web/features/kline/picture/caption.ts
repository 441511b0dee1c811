import { date } from '../../../locales/format.ts';
import { marketMark } from '../../../shell/bars/market-mark.ts';
import { pairText } from '../../../shell/quotes/words.ts';
import { periodName } from '../series/period-name.ts';
import { shortNames, type Period } from '../series/periods.ts';

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
  /** What it is compared with. */
  readonly other: string | null;
  readonly period: Period;
  /** Name of the feed that the prices come from; unknown while the app has not heard. */
  readonly feed: string | undefined;
}

/** Two names leave no room for the timeframe in full. */
const titleOf = (symbol: string, other: string | null, period: Period): string =>
  other === null
    ? `${pairText(symbol)} · ${periodName(period)}`
    : `${pairText(symbol)} – ${pairText(other)} · ${shortNames[period]}`;

/** @param at when it is taken, epoch milliseconds */
export const captionOf = ({ symbol, other, period, feed }: Pictured, at: number): Caption => ({
  title: titleOf(symbol, other, period),
  time: date(at, 'full'),
  mark: marketMark(feed ?? 'simulated'),
  file: `${symbol}-${period}-${new Date(at).toISOString().slice(0, 16).replace(/[:T]/g, '-')}.png`,
});

import { indicators, type Indicator } from '../choices.ts';

/** Where the candles are, as the chart library calls it. */
export const candlePane = 'candle_pane';
/** The line of another symbol on them. */
export const comparedName = 'compared';

export const onCandles: ReadonlySet<Indicator> = new Set(['BOLL', 'MA', 'EMA']);
/** How wide a candle is with what is free beside it, and what is free beside the last one. CSS pixels. */
export const barPx = 8;
export const besidePx = 40;
const paneHeightPx = 76;
const axisPx = 28;
/** Of the height, for all panes under the candles together; and of a pane, for what is kept free above its drawing. */
const mostUnder = 0.55;
const mostFree = 0.4;
/**
 * Kept free above the candles: room for the label of the highest price, and for each indicator on them the two lines
 * that its legend takes on a narrow screen.
 */
const headPx = { margin: 32, legend: 36 };
/** Kept free above volumes and the like, for one line of legend. */
const legendPx = 24;

/** How the height of a chart is shared. CSS pixels. */
export interface Panes {
  /** The indicators under the candles, from top to bottom. */
  readonly under: readonly Indicator[];
  /** The height of each pane under the candles, and what is kept free above its drawing. */
  readonly each: number;
  readonly eachFree: number;
  /** What is kept free above the candles. */
  readonly free: number;
}

/** Shares the height of a chart among its panes. @param whole its height with both axes, CSS pixels */
export function panesOf(whole: number, shown: readonly Indicator[]): Panes {
  const height = whole - axisPx;
  const under = indicators.filter((name) => shown.includes(name) && !onCandles.has(name));
  const each = Math.min(paneHeightPx, Math.floor((height * mostUnder) / Math.max(1, under.length)));
  const head = headPx.margin + (shown.length - under.length) * headPx.legend;
  return {
    under,
    each,
    eachFree: Math.min(legendPx, each * mostFree),
    free: Math.min(head, (height - under.length * each) * mostFree),
  };
}

const legendRow = { topPx: 6, heightPx: 16, fitsPx: 400 };

/** Down to where the legends of the indicators on the candles reach: two lines each on a narrow screen, else one. */
export const legendBottom = (legends: number, width: number): number =>
  legends === 0 ? 0 : legendRow.topPx + legends * legendRow.heightPx * (width < legendRow.fitsPx ? 2 : 1);

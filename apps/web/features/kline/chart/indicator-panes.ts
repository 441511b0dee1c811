import type { Chart } from 'klinecharts';
import { t } from '../../../locales/i18n.ts';
import { indicators, type Indicator, type PriceScale } from '../choices.ts';
import { bigNumber } from './formats.ts';
import { percentAxis } from './percent-axis.ts';
import { candlePane, onCandles, panesOf } from './panes.ts';

/** How many candles each looks back on: as most traders have them. */
export const counts: Readonly<Record<Indicator, number[]>> = {
  BOLL: [20, 2],
  MA: [5, 10, 30],
  EMA: [12, 26],
  VOL: [],
  MACD: [12, 26, 9],
  RSI: [14],
  KDJ: [9, 3, 3],
};
/** Of what runs from 0 to 100; all else has the decimals of the price. */
const percentDecimals = 2;
const inPercent: ReadonlySet<Indicator> = new Set(['RSI', 'KDJ']);
const axes: Readonly<Record<PriceScale, { readonly name: string }>> = {
  even: { name: 'normal' },
  log: { name: 'logarithm' },
};
const paneOf = (name: Indicator): string => `pane_${name}`;

interface VolumeTooltip {
  chart: Chart;
  crosshair: { dataIndex?: number };
}
const volumeLegend = ({ chart, crosshair }: VolumeTooltip) => {
  const bars = chart.getDataList();
  const { volume } = bars[crosshair.dataIndex ?? bars.length - 1] ?? {};
  return {
    name: t('kline.volume'),
    calcParamsText: '',
    features: [],
    legends: volume === undefined ? [] : [{ title: '', value: bigNumber(volume) }],
  };
};

/** The indicators on and under the candles, the height of their panes, and the scale of the prices. */
export class IndicatorPanes {
  private readonly chart: Chart;
  private readonly element: HTMLElement;
  private shown: readonly Indicator[] = [];
  private scale: PriceScale = 'even';
  private inPercent = false;
  private axis = axes.even;
  /** What the panes were shared for: each change is a drawing of all. */
  private shared = '';

  constructor(chart: Chart, element: HTMLElement) {
    this.chart = chart;
    this.element = element;
  }

  /** @param decimals of the price */
  show(shown: readonly Indicator[], decimals: number): void {
    this.shown = shown;
    for (const name of indicators) {
      const present = this.chart.getIndicators({ name }).length > 0;
      if (present && !shown.includes(name)) this.chart.removeIndicator({ name });
      if (!present && shown.includes(name)) this.add(name, decimals);
    }
    this.share();
  }

  setScale(scale: PriceScale): void {
    this.scale = scale;
    this.setAxis();
  }

  /** In percent of the first candle on screen, whatever the scale of the prices. */
  setPercent(on: boolean): void {
    this.inPercent = on;
    this.setAxis();
  }

  private setAxis(): void {
    const axis = this.inPercent ? percentAxis : axes[this.scale];
    if (axis === this.axis) return;
    this.axis = axis;
    this.chart.overrideYAxis({ paneId: candlePane, ...axis });
    // The new axis keeps nothing free yet.
    this.shared = '';
    this.share();
  }

  /**
   * Shares the height among the panes. The library draws nothing any more once more is to be kept free than there is.
   */
  share(): void {
    const height = this.element.clientHeight;
    const shared = JSON.stringify([height, this.shown]);
    if (shared === this.shared) return;
    this.shared = shared;
    const { under, each, eachFree, free } = panesOf(height, this.shown);
    for (const name of under) {
      const id = paneOf(name);
      this.chart.setPaneOptions({ id, height: each, order: indicators.indexOf(name) });
      this.chart.overrideYAxis({ paneId: id, gap: { top: eachFree } });
    }
    this.chart.overrideYAxis({ paneId: candlePane, gap: { top: free } });
  }

  private add(name: Indicator, decimals: number): void {
    const calcParams = counts[name];
    if (onCandles.has(name)) return void this.chart.createIndicator({ name, paneId: candlePane, calcParams }, true);
    const paneId = paneOf(name);
    const written =
      name === 'VOL'
        ? { createTooltipDataSource: volumeLegend }
        : { precision: inPercent.has(name) ? percentDecimals : decimals };
    this.chart.createIndicator({ name, paneId, calcParams, ...written });
  }
}

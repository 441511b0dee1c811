import type { Chart } from 'klinecharts';
import { candlePane } from '../chart/panes.ts';
import { alertLineName, type AlertLabel } from '../chart/drawn/overlays.ts';

const groupId = 'levels';

/** Prices that are set on the chart: drawn on the candles, with places for what takes hold of them. */
export class Levels {
  private readonly chart: Chart;

  constructor(chart: Chart) {
    this.chart = chart;
  }

  /** Draws a line, to be moved and taken away. @param label is told its place at every drawing */
  show(id: string, value: number, label: AlertLabel): void {
    const points = [{ value }];
    this.chart.createOverlay({ id, groupId, name: alertLineName, lock: true, points, extendData: label });
  }

  move(id: string, value: number): void {
    this.chart.overrideOverlay({ id, points: [{ value }] });
  }

  remove(id: string): void {
    this.chart.removeOverlay({ id });
  }

  /** How far down the candles a price lies, CSS pixels; null before there are any. */
  placeOf(value: number): number | null {
    return [this.chart.convertToPixel([{ value }], { paneId: candlePane })].flat()[0]?.y ?? null;
  }

  /** The price at a place of the candles. @param y CSS pixels from their top, held inside them */
  priceAt(y: number): number | null {
    const { height } = this.chart.getSize(candlePane, 'main') ?? { height: 0 };
    const at = Math.min(Math.max(0, y), height);
    return [this.chart.convertFromPixel([{ y: at }], { paneId: candlePane })].flat()[0]?.value ?? null;
  }
}

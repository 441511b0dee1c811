import { create } from 'zustand';
import { periods, type Period } from './series/periods.ts';
import { store, stored } from '../../shell/storage.ts';

export const candleTypes = ['solid', 'hollow', 'ohlc', 'area'] as const;
export type CandleType = (typeof candleTypes)[number];
/** In the order in which they lie on and under the candles. */
export const indicators = ['BOLL', 'MA', 'EMA', 'VOL', 'MACD', 'RSI'] as const;
export type Indicator = (typeof indicators)[number];

export interface ChartSettings {
  readonly candles: CandleType;
  readonly shown: readonly Indicator[];
  /** The timeframe looked at last. */
  readonly period: Period;
  /** Off, the last candle stands still. */
  readonly autoRefresh: boolean;
}

const key = 'klineSettings';
const initial: ChartSettings = { candles: 'solid', shown: ['BOLL', 'VOL'], period: '15m', autoRefresh: true };

/** Reads kept settings; whatever is not understood is as at first. */
export function parseSettings(text: string | null): ChartSettings {
  try {
    const found = { ...initial, ...(JSON.parse(text ?? '{}') as Partial<Record<keyof ChartSettings, unknown>>) };
    return {
      candles: candleTypes.find((each) => each === found.candles) ?? initial.candles,
      shown: Array.isArray(found.shown)
        ? indicators.filter((each) => (found.shown as unknown[]).includes(each))
        : initial.shown,
      period: periods.find((each) => each === found.period) ?? initial.period,
      autoRefresh: found.autoRefresh !== false,
    };
  } catch {
    return initial;
  }
}

const useSettingStore = create<ChartSettings>(() => parseSettings(stored(key)));

export const useChartSettings = (): ChartSettings => useSettingStore();

/** Changes settings of the chart and keeps them on this device. */
export function setChart(change: Partial<ChartSettings>) {
  useSettingStore.setState(change);
  store(key, JSON.stringify(useSettingStore.getState()));
}

export function toggleIndicator(name: Indicator) {
  const { shown } = useSettingStore.getState();
  setChart({ shown: indicators.filter((each) => (each === name ? !shown.includes(each) : shown.includes(each))) });
}

import { periods, type Period } from './series/periods.ts';

export const candleTypes = ['solid', 'hollow', 'ohlc', 'area'] as const;
export type CandleType = (typeof candleTypes)[number];
export const scales = ['even', 'log'] as const;
/** Of the prices: the same height for the same step, or for the same share. */
export type PriceScale = (typeof scales)[number];
/** In the order in which they lie on and under the candles. */
export const indicators = ['BOLL', 'MA', 'EMA', 'VOL', 'MACD', 'RSI', 'KDJ'] as const;
export type Indicator = (typeof indicators)[number];

export interface ChartSettings {
  readonly candles: CandleType;
  readonly shown: readonly Indicator[];
  readonly scale: PriceScale;
  /** The timeframe looked at last. */
  readonly period: Period;
  /** Off, the last candle stands still. */
  readonly autoRefresh: boolean;
}

const initial: ChartSettings = {
  candles: 'solid',
  shown: ['BOLL', 'VOL'],
  scale: 'even',
  period: '15m',
  autoRefresh: true,
};

/** Under this name they are kept on the device. */
export const settingsKey = 'klineSettings';

/** Under this one what a symbol is compared with. */
export const comparedKey = (symbol: string): string => `klineCompared.${symbol}`;

/** Reads kept settings; whatever is not understood is as at first. */
export function parseSettings(text: string | null): ChartSettings {
  try {
    const found = { ...initial, ...(JSON.parse(text ?? '{}') as Partial<Record<keyof ChartSettings, unknown>>) };
    return {
      candles: candleTypes.find((each) => each === found.candles) ?? initial.candles,
      shown: Array.isArray(found.shown)
        ? indicators.filter((each) => (found.shown as unknown[]).includes(each))
        : initial.shown,
      scale: scales.find((each) => each === found.scale) ?? initial.scale,
      period: periods.find((each) => each === found.period) ?? initial.period,
      autoRefresh: found.autoRefresh !== false,
    };
  } catch {
    return initial;
  }
}

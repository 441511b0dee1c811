import type { ChartWords } from '../chart-words.ts';

export const words: ChartWords = {
  chart: {
    candleType: 'Candle type',
    solid: 'Solid',
    hollow: 'Hollow',
    ohlc: 'OHLC bars',
    area: 'Area',
    indicators: 'Indicators',
    movingAverage: 'Moving average',
    exponentialAverage: 'Exponential moving average',
    volumeLong: 'Trading volume',
    macd: 'Moving average convergence divergence',
    rsi: 'Relative strength index',
    autoRefreshText: 'Off: the last candle stays as it is',
    kdj: 'Stochastic oscillator',
    logScale: 'Logarithmic scale',
    logScaleText: 'The same change in percent has the same height',
    setByDrag: 'Drag to set',
    gripKeys: 'Arrow keys up and down change the price, Delete removes it',
    asCandles: 'Show candles',
    asLine: 'Show a line',
    ray: 'Ray',
    rectangle: 'Rectangle',
    fibonacci: 'Fibonacci retracement',
    measure: 'Measure',
  },
};

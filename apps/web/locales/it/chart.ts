import type { ChartWords } from '../chart-words.ts';

export const words: ChartWords = {
  chart: {
    candleType: 'Tipo di candele',
    solid: 'Piene',
    hollow: 'Vuote',
    ohlc: 'Barre OHLC',
    area: 'Area colorata',
    indicators: 'Indicatori',
    movingAverage: 'Media mobile',
    exponentialAverage: 'Media mobile esponenziale',
    volumeLong: 'Volume scambiato',
    macd: 'Convergenza e divergenza delle medie mobili',
    rsi: 'Indice di forza relativa',
    autoRefreshText: 'Disattivato: l’ultima candela non cambia',
    kdj: 'Oscillatore stocastico',
    logScale: 'Scala logaritmica',
    logScaleText: 'La stessa variazione percentuale ha la stessa altezza',
    setByDrag: 'Trascina per impostare',
    gripKeys: 'Le frecce su e giù cambiano il prezzo, Canc lo toglie',
    asCandles: 'Mostra le candele',
    asLine: 'Mostra una linea',
    ray: 'Semiretta',
    rectangle: 'Rettangolo',
    fibonacci: 'Ritracciamento di Fibonacci',
    measure: 'Misura',
  },
};

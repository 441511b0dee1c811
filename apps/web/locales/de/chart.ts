import type { ChartWords } from '../chart-words.ts';

export const words: ChartWords = {
  chart: {
    candleType: 'Kerzenart',
    solid: 'Gefüllt',
    hollow: 'Hohl',
    ohlc: 'OHLC-Balken',
    area: 'Fläche',
    indicators: 'Indikatoren',
    movingAverage: 'Gleitender Durchschnitt',
    exponentialAverage: 'Exponentieller gleitender Durchschnitt',
    volumeLong: 'Handelsvolumen',
    macd: 'Konvergenz und Divergenz gleitender Durchschnitte',
    rsi: 'Relative-Stärke-Index',
    autoRefreshText: 'Aus: Die letzte Kerze bleibt stehen',
    kdj: 'Stochastik',
    logScale: 'Logarithmische Skala',
    logScaleText: 'Gleiche Änderung in Prozent, gleiche Höhe',
    setByDrag: 'Zum Setzen ziehen',
    gripKeys: 'Pfeiltasten nach oben und unten ändern den Preis, Entf entfernt ihn',
    priceAlert: 'Kursalarm',
    alertDrag: 'Linie auf einen Kurs ziehen',
    alertKeys:
      'Pfeiltasten nach oben und unten ändern den Kurs, Enter setzt ihn, Escape stellt ihn zurück, Entf entfernt ihn',
    asCandles: 'Kerzen zeigen',
    asLine: 'Linie zeigen',
    ray: 'Strahl',
    rectangle: 'Rechteck',
    fibonacci: 'Fibonacci-Retracement',
    measure: 'Messen',
  },
};

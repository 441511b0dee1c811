import type { ChartWords } from '../chart-words.ts';

export const words: ChartWords = {
  chart: {
    candleType: 'Typ av ljusstapel',
    solid: 'Fyllda',
    hollow: 'Ihåliga',
    ohlc: 'OHLC-staplar',
    area: 'Yta',
    indicators: 'Indikatorer',
    movingAverage: 'Glidande medelvärde',
    exponentialAverage: 'Exponentiellt glidande medelvärde',
    volumeLong: 'Handelsvolym',
    macd: 'Glidande medelvärdens konvergens och divergens',
    rsi: 'Relativt styrkeindex',
    autoRefreshText: 'Av: den sista ljusstapeln står stilla',
    kdj: 'Stokastisk oscillator',
    logScale: 'Logaritmisk skala',
    logScaleText: 'Samma förändring i procent har samma höjd',
    setByDrag: 'Dra för att sätta',
    gripKeys: 'Pil upp och ned ändrar priset, Delete tar bort det',
    asCandles: 'Visa ljusstaplar',
    asLine: 'Visa en linje',
    ray: 'Stråle',
    rectangle: 'Rektangel',
    fibonacci: 'Fibonacci-återgång',
    measure: 'Mät',
  },
};

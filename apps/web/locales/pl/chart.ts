import type { ChartWords } from '../chart-words.ts';

export const words: ChartWords = {
  chart: {
    candleType: 'Rodzaj świec',
    solid: 'Pełne',
    hollow: 'Puste',
    ohlc: 'Słupki OHLC',
    area: 'Obszar',
    indicators: 'Wskaźniki',
    movingAverage: 'Średnia krocząca',
    exponentialAverage: 'Wykładnicza średnia krocząca',
    volumeLong: 'Wolumen',
    macd: 'Zbieżność i rozbieżność średnich kroczących',
    rsi: 'Wskaźnik siły względnej',
    autoRefreshText: 'Wyłączone: ostatnia świeca stoi w miejscu',
    kdj: 'Oscylator stochastyczny',
    logScale: 'Skala logarytmiczna',
    logScaleText: 'Ta sama zmiana w procentach ma tę samą wysokość',
    setByDrag: 'Przeciągnij, aby ustawić',
    gripKeys: 'Strzałki w górę i w dół zmieniają cenę, Delete ją usuwa',
    asCandles: 'Pokaż świece',
    asLine: 'Pokaż linię',
    ray: 'Promień',
    rectangle: 'Prostokąt',
    fibonacci: 'Zniesienie Fibonacciego',
    measure: 'Pomiar',
  },
};

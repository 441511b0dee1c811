import type { ChartWords } from '../chart-words.ts';

export const words: ChartWords = {
  chart: {
    candleType: 'Gyertya típusa',
    solid: 'Telt',
    hollow: 'Üres',
    ohlc: 'OHLC-oszlopok',
    area: 'Terület',
    indicators: 'Indikátorok',
    movingAverage: 'Mozgóátlag',
    exponentialAverage: 'Exponenciális mozgóátlag',
    volumeLong: 'Volumen',
    macd: 'Mozgóátlagok konvergenciája és divergenciája',
    rsi: 'Relatív erősségi index',
    autoRefreshText: 'Kikapcsolva: az utolsó gyertya mozdulatlan',
    kdj: 'Sztochasztikus oszcillátor',
    logScale: 'Logaritmikus skála',
    logScaleText: 'Azonos százalékos változás azonos magasságú',
    setByDrag: 'Húzza a beállításhoz',
    gripKeys: 'A fel és le nyíl módosítja az árat, a Delete törli',
    asCandles: 'Gyertyák mutatása',
    asLine: 'Vonal mutatása',
    ray: 'Félegyenes',
    rectangle: 'Téglalap',
    fibonacci: 'Fibonacci-visszahúzódás',
    measure: 'Mérés',
  },
};

import type { ChartWords } from '../chart-words.ts';

export const words: ChartWords = {
  chart: {
    candleType: 'Вид свечей',
    solid: 'Сплошные',
    hollow: 'Полые',
    ohlc: 'Бары OHLC',
    area: 'Область',
    indicators: 'Индикаторы',
    movingAverage: 'Скользящая средняя',
    exponentialAverage: 'Экспоненциальная скользящая средняя',
    volumeLong: 'Объём торгов',
    macd: 'Схождение и расхождение скользящих средних',
    rsi: 'Индекс относительной силы',
    autoRefreshText: 'Выключено: последняя свеча стоит на месте',
    kdj: 'Стохастический осциллятор',
    logScale: 'Логарифмическая шкала',
    logScaleText: 'Одинаковое изменение в процентах имеет одинаковую высоту',
    setByDrag: 'Потяните, чтобы задать',
    gripKeys: 'Стрелки вверх и вниз меняют цену, Delete её убирает',
    asCandles: 'Показать свечи',
    asLine: 'Показать линию',
    ray: 'Луч',
    rectangle: 'Прямоугольник',
    fibonacci: 'Коррекция Фибоначчи',
    measure: 'Измерить',
  },
};

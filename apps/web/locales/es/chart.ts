import type { ChartWords } from '../chart-words.ts';

export const words: ChartWords = {
  chart: {
    candleType: 'Tipo de velas',
    solid: 'Llenas',
    hollow: 'Huecas',
    ohlc: 'Barras OHLC',
    area: 'Área',
    indicators: 'Indicadores',
    movingAverage: 'Media móvil',
    exponentialAverage: 'Media móvil exponencial',
    volumeLong: 'Volumen negociado',
    macd: 'Convergencia y divergencia de medias móviles',
    rsi: 'Índice de fuerza relativa',
    autoRefreshText: 'Desactivada: la última vela no cambia',
    kdj: 'Oscilador estocástico',
    logScale: 'Escala logarítmica',
    logScaleText: 'El mismo cambio porcentual tiene la misma altura',
    setByDrag: 'Arrastra para fijar',
    gripKeys: 'Las flechas arriba y abajo cambian el precio, Supr lo quita',
    asCandles: 'Mostrar velas',
    asLine: 'Mostrar una línea',
    ray: 'Semirrecta',
    rectangle: 'Rectángulo',
    fibonacci: 'Retroceso de Fibonacci',
    measure: 'Medir',
  },
};

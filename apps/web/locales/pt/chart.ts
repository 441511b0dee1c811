import type { ChartWords } from '../chart-words.ts';

export const words: ChartWords = {
  chart: {
    candleType: 'Tipo de velas',
    solid: 'Cheias',
    hollow: 'Ocas',
    ohlc: 'Barras OHLC',
    area: 'Área',
    indicators: 'Indicadores',
    movingAverage: 'Média móvel',
    exponentialAverage: 'Média móvel exponencial',
    volumeLong: 'Volume negociado',
    macd: 'Convergência e divergência de médias móveis',
    rsi: 'Índice de força relativa',
    autoRefreshText: 'Desativada: a última vela não muda',
    kdj: 'Oscilador estocástico',
    logScale: 'Escala logarítmica',
    logScaleText: 'A mesma variação percentual tem a mesma altura',
    setByDrag: 'Arraste para definir',
    gripKeys: 'As setas para cima e para baixo mudam o preço, Delete o remove',
    asCandles: 'Mostrar velas',
    asLine: 'Mostrar uma linha',
    ray: 'Semirreta',
    rectangle: 'Retângulo',
    fibonacci: 'Retração de Fibonacci',
    measure: 'Medir',
  },
};

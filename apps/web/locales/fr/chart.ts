import type { ChartWords } from '../chart-words.ts';

export const words: ChartWords = {
  chart: {
    candleType: 'Type de bougies',
    solid: 'Pleines',
    hollow: 'Creuses',
    ohlc: 'Barres OHLC',
    area: 'Aire',
    indicators: 'Indicateurs',
    movingAverage: 'Moyenne mobile',
    exponentialAverage: 'Moyenne mobile exponentielle',
    volumeLong: 'Volume échangé',
    macd: 'Convergence et divergence des moyennes mobiles',
    rsi: 'Indice de force relative',
    autoRefreshText: 'Désactivée : la dernière bougie ne bouge plus',
    kdj: 'Oscillateur stochastique',
    logScale: 'Échelle logarithmique',
    logScaleText: 'Une même variation en pourcentage a la même hauteur',
    setByDrag: 'Glisser pour placer',
    gripKeys: 'Les flèches haut et bas changent le prix, Suppr l’enlève',
    asCandles: 'Afficher les bougies',
    asLine: 'Afficher une ligne',
    ray: 'Demi-droite',
    rectangle: 'Zone rectangulaire',
    fibonacci: 'Retracement de Fibonacci',
    measure: 'Mesurer',
  },
};

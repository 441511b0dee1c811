import type { MirrorWords } from '../late/mirror-words.ts';

export const words: MirrorWords = {
  mirror: {
    span: 'Periodo',
    week: '7 días',
    month: '4 semanas',
    quarter: '90 días',
    nothing: 'En este periodo no ha terminado ninguna operación.',
    nothingText: 'Cuando termine una, esta página mostrará lo que ha costado operar y lo que es solo suerte.',
    tooFew: 'Muy pocos contratos rápidos para concluir algo.',
    below: 'La tasa de aciertos está por debajo del equilibrio. La mala suerte sola apenas lo explica.',
    unclear: 'La tasa de aciertos no se distingue del equilibrio. La suerte sola explica la distancia.',
    above: 'La tasa de aciertos está por encima del equilibrio. La suerte sola apenas lo explica, y aún puede cambiar.',
    others: 'En este periodo no se ha ganado ni perdido ningún contrato rápido.',
    holding: 'Frente a solo mantener',
    holdingText:
      'Comparado con no operar desde el {date}: los mismos USDT, las mismas criptomonedas. Estas cuentan a precios actuales; lo que sigue abierto no cuenta.',
    noPrice: 'Falta un precio, así que no se puede sumar.',
    winRate: 'Tasa de aciertos',
    breakEven: 'Equilibrio',
    luck: 'Margen de la suerte',
    sentence:
      'Ganado el {rate} de {decided} órdenes. Equilibrio en {breakEven}. La suerte deja abierto de {low} a {high}.',
    fewNeeded: 'Muy pocas para decirlo: {decided} de al menos {needed} órdenes',
    score: 'Ganadas {wins} · perdidas {losses}',
    apart: 'No cuentan: empates {ties}, anuladas {voids}',
    costs: 'Costes',
    fees: 'Comisiones pagadas',
    edge: 'Ventaja de Candor, de media',
    edgeText:
      'Sobre {staked}\u00a0USDT apostados: la mitad de la diferencia entre apuestas y ganancias posibles, que Candor gana cuando subir y bajar son igual de probables.',
    products: 'Por producto',
    atPrices: 'A precios actuales',
    hours: 'Mejor y peor hora',
    best: 'Mejor',
    worst: 'Peor',
    hoursFew: 'Hacen falta dos horas del día con al menos {needed} operaciones cada una.',
    hoursText: 'De 24 horas una es siempre la mejor y otra la peor, incluso solo por suerte.',
    how: 'Cómo se calcula',
    howRate:
      'Equilibrio = apuestas ÷ (apuestas + ganancias posibles), con la tasa de ganancia de las órdenes tal como se enviaron.',
    howLuck:
      'El margen de la suerte es el intervalo de confianza del 95\u00a0% de Wilson (1927): así calculado, contiene la verdadera tasa de aciertos 19 de cada 20 veces.',
    howFew:
      'Con menos de {needed} órdenes, ni siquiera en equilibrio cabe esperar diez aciertos y diez fallos, así que no se concluye nada.',
    howTimes:
      'Los contratos rápidos cuentan desde que se envían, las posiciones desde que se cierran; las horas son las de este dispositivo.',
    trades: { one: '{count} operación', other: '{count} operaciones' },
  },
};

import type { PricesWords } from '../late/prices-words.ts';

export const words: PricesWords = {
  prices: {
    title: 'Recalcular los precios de ayer',
    text: 'Los precios aquí son simulados y salen de una semilla secreta. Al acabar el día se publica: tu dispositivo descarga unos {size} MB y recalcula cada precio.',
    run: 'Recalcular en este dispositivo',
    symbol: 'Símbolo',
    all: 'Cada precio de {symbol} se deduce de la semilla publicada: {count}',
    wrong: 'Los precios de {symbol} no encajan con la semilla. Envía esta pantalla a atención al cliente.',
    none: 'Aún no ha terminado ningún día desde que empezó este mercado. Vuelve después de medianoche (GMT+1).',
    failed: 'No se pudieron cargar todos los precios. Inténtalo de nuevo.',
    with: 'Mezclada con azar público de drand, ronda {round}',
    without: 'No se mezcló azar público',
    set: 'Quien instaló esto eligió la semilla y conoce todos los precios futuros. Solo para pruebas.',
  },
};

import type { StatisticsWords } from '../late/statistics-words.ts';

export const words: StatisticsWords = {
  statistics: {
    intro: 'En qué quedó el trading aquí en los últimos 90 días, contado una vez al día.',
    accounts: 'Cuentas',
    losing: 'de las cuentas perdió dinero',
    tooFew: 'La parte de cuentas que pierden se indica cuando al menos {needed} han operado.',
    traded: 'Cuentas que operaron',
    lost: 'De ellas con pérdidas',
    fewer: 'Menos de {least}',
    accountsText: 'Contratos rápidos y futuros, descontadas las comisiones.',
    durations: 'Contratos rápidos por duración',
    score: 'Ganadas {win} · perdidas {lose} · empates {tie} · anuladas {void}',
    won: '{share} ganadas',
    noDurations: 'Ninguna duración ha sido operada aún por al menos {least} cuentas.',
    directions: '¿Se trata igual al alza y a la baja?',
    winsUp: 'Órdenes al alza ganadas',
    winsDown: 'Órdenes a la baja ganadas',
    within: 'A {sigma} desviaciones típicas, dentro de la banda de ±{band}: el azar basta para explicarlo.',
    beyond:
      'A {sigma} desviaciones típicas, fuera de la banda de ±{band}: el azar apenas lo explica. Un mercado que va mucho tiempo en un sentido también lo causa.',
    band: 'Banda de alarma',
    market: 'Interrupciones y anulaciones',
    halts: 'Pausas del trading',
    faults: 'Huecos en los precios',
    voids: 'Anulaciones decididas por operadores',
    lostGivenBack: 'Apuestas perdidas devueltas',
    winsKept: 'Ganancias mantenidas',
    checks: '¿Qué se puede comprobar?',
    checkLog: 'Las cifras de cada día están en el registro público; después nadie puede cambiarlas.',
    checkCount: 'Pausas, huecos y anulaciones: cualquiera puede volver a contarlos en el registro.',
    checkWord:
      'El resto es la palabra de Candor: el registro solo guarda hashes de los recibos, así que nadie puede sumar las órdenes de otros.',
    takenAt: 'Tomadas el {time}',
    none: 'Aún no hay cifras',
    noneText: 'Se toman por primera vez cuando termina el primer día de trading.',
  },
};

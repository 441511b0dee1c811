import type { closePositions as original } from '../vi/close-positions.ts';
import type { Like } from '../words.ts';

export const closePositions: Like<typeof original> = {
  title: 'Cerrar posición',
  rest: 'Siguen abiertos: {lots}',
  whole: 'Se cierra toda la posición',
  net: 'Resultado tras ambas comisiones',
  nextPrice: 'Se cierra al próximo precio.',
  allText: 'Cada posición se cierra al próximo precio de su mercado. Las órdenes en espera se mantienen.',
  partOf: 'Parte de',
  confirmReverse: '¿Cerrar e invertir?',
  confirmReverseText:
    'Cierra {side} {pair}, {lots}, con unos {net} USDT tras sus dos comisiones, y abre {other} del mismo tamaño al mismo precio. Margen nuevo de unos {margin} USDT, comisión de apertura de unos {fee} USDT.',
  confirmLock: '¿Bloquear esta posición?',
  confirmLockText:
    'Abre {other} contra {side} {pair}, {lots}. Desde entonces, lo que gana un lado lo pierde el otro. Margen de unos {margin} USDT, comisión de unos {fee} USDT.',
};

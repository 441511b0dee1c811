import type { closePositions as original } from '../vi/close-positions.ts';
import type { Like } from '../words.ts';

export const closePositions: Like<typeof original> = {
  title: 'Zamknij pozycję',
  rest: 'Pozostaje otwarte: {lots}',
  whole: 'Zamyka się cała pozycja',
  net: 'Wynik po obu opłatach',
  nextPrice: 'Zamknie się po następnej cenie.',
  allText: 'Każda pozycja zamknie się po następnej cenie swojego rynku. Oczekujące zlecenia zostają.',
  partOf: 'Część zlecenia',
  confirmReverse: 'Zamknąć i odwrócić?',
  confirmReverseText:
    'Zamyka {side} {pair}, {lots}, z wynikiem około {net} USDT po obu opłatach, i otwiera {other} tej samej wielkości po tej samej cenie. Nowy depozyt zabezpieczający około {margin} USDT, opłata za otwarcie około {fee} USDT.',
  confirmLock: 'Zablokować tę pozycję?',
  confirmLockText:
    'Otwiera {other} przeciw {side} {pair}, {lots}. Odtąd zysk jednej pozycji jest stratą drugiej. Depozyt zabezpieczający około {margin} USDT, opłata około {fee} USDT.',
};

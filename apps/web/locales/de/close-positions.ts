import type { closePositions as original } from '../vi/close-positions.ts';
import type { Like } from '../words.ts';

export const closePositions: Like<typeof original> = {
  title: 'Position schließen',
  rest: 'Bleibt offen: {lots}',
  whole: 'Die ganze Position wird geschlossen',
  net: 'Ergebnis nach beiden Gebühren',
  nextPrice: 'Geschlossen wird zum nächsten Kurs.',
  allText: 'Jede Position wird zum nächsten Kurs ihres Marktes geschlossen. Wartende Aufträge bleiben.',
  partOf: 'Teil von',
  confirmReverse: 'Schließen und drehen?',
  confirmReverseText:
    'Schließt {side} {pair}, {lots}, mit etwa {net} USDT nach beiden Gebühren und öffnet {other} in gleicher Größe zum gleichen Kurs. Neue Margin etwa {margin} USDT, Eröffnungsgebühr etwa {fee} USDT.',
  confirmLock: 'Diese Position fixieren?',
  confirmLockText:
    'Öffnet {other} gegen {side} {pair}, {lots}. Ab dann verliert die eine Seite, was die andere gewinnt. Margin etwa {margin} USDT, Gebühr etwa {fee} USDT.',
};

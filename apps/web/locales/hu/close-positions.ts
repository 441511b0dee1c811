import type { closePositions as original } from '../vi/close-positions.ts';
import type { Like } from '../words.ts';

export const closePositions: Like<typeof original> = {
  title: 'Pozíció zárása',
  rest: 'Nyitva marad: {lots}',
  whole: 'A teljes pozíció zárul',
  net: 'Eredmény mindkét díj után',
  nextPrice: 'A következő áron zárul.',
  allText: 'Minden pozíció a saját piacának következő árán zárul. A várakozó megbízások megmaradnak.',
  partOf: 'Ennek része',
  confirmReverse: 'Zárja és megfordítja?',
  confirmReverseText:
    'Lezárja: {side} {pair}, {lots}, kb. {net} USDT eredménnyel mindkét díj után, és ugyanakkora {other} pozíciót nyit ugyanazon az áron. Új fedezet kb. {margin} USDT, nyitási díj kb. {fee} USDT.',
  confirmLock: 'Rögzíti ezt a pozíciót?',
  confirmLockText:
    '{other} nyílik ezzel szemben: {side} {pair}, {lots}. Innentől amennyit az egyik pozíció nyer, annyit veszít a másik. Fedezet kb. {margin} USDT, díj kb. {fee} USDT.',
};

import type { closePositions as original } from '../vi/close-positions.ts';
import type { Like } from '../words.ts';

export const closePositions: Like<typeof original> = {
  title: 'Stäng position',
  rest: 'Förblir öppet: {lots}',
  whole: 'Hela positionen stängs',
  net: 'Resultat efter båda avgifterna',
  nextPrice: 'Den stängs till nästa pris.',
  allText: 'Varje position stängs till nästa pris på sin marknad. Väntande ordrar ligger kvar.',
  partOf: 'Del av',
  confirmReverse: 'Stänga och vända?',
  confirmReverseText:
    'Stänger {side} {pair}, {lots}, med ungefär {net} USDT efter båda avgifterna och öppnar {other} av samma storlek till samma pris. Ny marginal ungefär {margin} USDT, öppningsavgift ungefär {fee} USDT.',
  confirmLock: 'Låsa positionen?',
  confirmLockText:
    'Öppnar {other} mot {side} {pair}, {lots}. Från och med då förlorar ena sidan det den andra vinner. Marginal ungefär {margin} USDT, avgift ungefär {fee} USDT.',
};

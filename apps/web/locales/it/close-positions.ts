import type { closePositions as original } from '../vi/close-positions.ts';
import type { Like } from '../words.ts';

export const closePositions: Like<typeof original> = {
  title: 'Chiudi posizione',
  rest: 'Restano aperti: {lots}',
  whole: 'Si chiude l’intera posizione',
  net: 'Risultato dopo entrambe le commissioni',
  nextPrice: 'Si chiude al prossimo prezzo.',
  allText: 'Ogni posizione si chiude al prossimo prezzo del suo mercato. Gli ordini in attesa restano.',
  partOf: 'Parte di',
  confirmReverse: 'Chiudere e invertire?',
  confirmReverseText:
    'Chiude {side} {pair}, {lots}, a circa {net} USDT dopo entrambe le commissioni, e apre {other} della stessa dimensione allo stesso prezzo. Nuovo margine circa {margin} USDT, commissione di apertura circa {fee} USDT.',
  confirmLock: 'Bloccare questa posizione?',
  confirmLockText:
    'Apre {other} contro {side} {pair}, {lots}. Da allora ciò che guadagna un lato lo perde l’altro. Margine circa {margin} USDT, commissione circa {fee} USDT.',
};

import type { PushWords } from './index.ts';

export const fr: PushWords = {
  'fast-win': { title: '{symbol} : gagné', text: 'Gain de {amount} USDT.' },
  'fast-lose': { title: '{symbol} : perdu', text: 'La mise de {amount} USDT est perdue.' },
  'fast-tie': { title: '{symbol} : égalité', text: 'La mise de {amount} USDT vous a été rendue.' },
  'fast-void': { title: '{symbol} : ordre nul', text: 'La mise de {amount} USDT vous a été rendue.' },
  'spot-filled': { title: '{symbol} : ordre exécuté', text: 'Valeur : {amount} USDT.' },
  support: { title: 'Le service client a répondu', text: 'Ouvrez l’application pour lire la réponse.' },
};

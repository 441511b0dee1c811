import type { PushWords } from './index.ts';

export const it: PushWords = {
  'fast-win': { title: '{symbol}: vinto', text: 'Vincita: {amount} USDT.' },
  'fast-lose': { title: '{symbol}: perso', text: 'Hai perso la puntata di {amount} USDT.' },
  'fast-tie': { title: '{symbol}: pareggio', text: 'La puntata di {amount} USDT ti è stata restituita.' },
  'fast-void': { title: '{symbol}: ordine nullo', text: 'La puntata di {amount} USDT ti è stata restituita.' },
  'spot-filled': { title: '{symbol}: ordine eseguito', text: 'Valore: {amount} USDT.' },
  support: { title: 'L’assistenza clienti ha risposto', text: 'Apri l’app per leggere.' },
};

import type { PushWords } from './index.ts';

export const hu: PushWords = {
  'fast-win': { title: '{symbol}: nyert', text: 'Nyereség: {amount} USDT.' },
  'fast-lose': { title: '{symbol}: vesztett', text: 'A {amount} USDT tét elveszett.' },
  'fast-tie': { title: '{symbol}: döntetlen', text: 'A {amount} USDT tét visszakerült.' },
  'fast-void': { title: '{symbol}: érvénytelen megbízás', text: 'A {amount} USDT tét visszakerült.' },
  'spot-filled': { title: '{symbol}: megbízás teljesült', text: 'Érték: {amount} USDT.' },
  support: { title: 'Az ügyfélszolgálat válaszolt', text: 'Nyissa meg az alkalmazást az olvasáshoz.' },
};

import type { PushWords } from './index.ts';

export const de: PushWords = {
  'fast-win': { title: '{symbol}: gewonnen', text: 'Gewinn {amount} USDT.' },
  'fast-lose': { title: '{symbol}: verloren', text: 'Der Einsatz von {amount} USDT ist verloren.' },
  'fast-tie': { title: '{symbol}: unentschieden', text: 'Der Einsatz von {amount} USDT wurde erstattet.' },
  'fast-void': { title: '{symbol}: Auftrag nichtig', text: 'Der Einsatz von {amount} USDT wurde erstattet.' },
  'spot-filled': { title: '{symbol}: Auftrag ausgeführt', text: 'Wert {amount} USDT.' },
  support: { title: 'Der Kundenservice hat geantwortet', text: 'Öffnen Sie die App, um die Antwort zu lesen.' },
};

import type { FreezeLinkWords } from './index.ts';

export const it: FreezeLinkWords = {
  stop: 'Se non riconosci questa operazione, apri questa pagina e ferma tutti i prelievi con il suo pulsante:',
  terms: 'Il link funziona una volta, per 7 giorni, e può solo fermare i prelievi. Poi cambia le password.',
  short: 'Non la riconosci? Ferma i prelievi:',
};

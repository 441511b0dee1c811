import type { TapeWords } from '../late/tape-words.ts';

export const words: TapeWords = {
  tape: {
    title: 'La catena dei prezzi dal vivo',
    text: 'Ogni prezzo porta l’hash di quello precedente. Se uno viene cambiato, tolto o aggiunto, da lì in poi nulla torna.',
    check: 'Controlla gli ultimi 100 prezzi',
    byYou: 'Il tuo dispositivo li ricalcola tutti da solo: non devi fidarti di noi.',
    whole:
      'Da #{first} a #{last}: nessun prezzo manca, nessuno è cambiato. Il tuo dispositivo l’ha ricalcolato in {ms} millisecondi.',
    broken: 'Dal prezzo #{seq} la catena non torna. Invia questa schermata al servizio clienti.',
  },
};

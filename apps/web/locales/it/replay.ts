import type { ReplayWords } from '../late/replay-words.ts';

export const words: ReplayWords = {
  replay: {
    play: 'Riproduci',
    pause: 'Pausa',
    moment: 'Momento del contratto',
    before: '{seconds} s prima dell’ingresso',
    winning: 'In vantaggio',
    losing: 'In svantaggio',
    level: 'In parità',
    none: 'Nessun prezzo registrato',
    broken: 'Dove la linea si interrompe non è stato registrato alcun prezzo.',
    gone: 'I prezzi di questo ordine non sono più conservati: non si può riprodurre.',
    unchecked: 'Si riproducono solo i prezzi che il tuo dispositivo ha verificato con la ricevuta.',
  },
};

import type { PricesWords } from '../late/prices-words.ts';

export const words: PricesWords = {
  prices: {
    title: 'Ricalcola i prezzi di ieri',
    text: 'I prezzi qui sono simulati e nascono da un seme segreto. A fine giornata viene pubblicato: il dispositivo scarica circa {size} MB e ricalcola ogni prezzo.',
    run: 'Ricalcola su questo dispositivo',
    symbol: 'Simbolo',
    all: 'Ogni prezzo di {symbol} deriva dal seme pubblicato: {count}',
    wrong: 'I prezzi di {symbol} non corrispondono al seme. Invia questa schermata all’assistenza clienti.',
    none: 'Da quando è iniziato questo mercato non è ancora finito un giorno. Torna dopo mezzanotte (GMT+1).',
    failed: 'Non è stato possibile caricare tutti i prezzi. Riprova.',
    with: 'Unito alla casualità pubblica di drand, round {round}',
    without: 'Senza casualità pubblica',
    set: 'Chi ha installato il servizio ha scelto il seme e conosce tutti i prezzi futuri. Solo per prove.',
  },
};

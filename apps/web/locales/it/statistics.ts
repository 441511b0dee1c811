import type { StatisticsWords } from '../late/statistics-words.ts';

export const words: StatisticsWords = {
  statistics: {
    intro: 'Com’è andato il trading qui negli ultimi 90 giorni, contato una volta al giorno.',
    accounts: 'Conti',
    losing: 'dei conti ha perso denaro',
    tooFew: 'La quota dei conti in perdita compare quando almeno {needed} conti hanno fatto trading.',
    traded: 'Conti attivi',
    lost: 'Di cui in perdita',
    fewer: 'Meno di {least}',
    accountsText: 'Contratti rapidi e futures, al netto delle commissioni.',
    durations: 'Contratti rapidi per durata',
    score: 'Vinti {win} · persi {lose} · pareggi {tie} · nulli {void}',
    won: '{share} vinti',
    noDurations: 'Nessuna durata è stata ancora usata da almeno {least} conti.',
    directions: 'Rialzo e ribasso sono trattati allo stesso modo?',
    winsUp: 'Ordini al rialzo vinti',
    winsDown: 'Ordini al ribasso vinti',
    within: 'Distanza di {sigma} deviazioni standard, entro la fascia di ±{band}: basta il caso a spiegarla.',
    beyond:
      'Distanza di {sigma} deviazioni standard, oltre la fascia di ±{band}: il caso la spiega a fatica. Anche un mercato a lungo a senso unico la provoca.',
    band: 'Fascia di allarme',
    market: 'Interruzioni e annullamenti',
    halts: 'Pause del trading',
    faults: 'Vuoti nei prezzi',
    voids: 'Annullamenti decisi dagli operatori',
    lostGivenBack: 'Puntate perse restituite',
    winsKept: 'Vincite mantenute',
    checks: 'Che cosa si può verificare?',
    checkLog: 'I dati di ogni giorno sono nel registro pubblico; dopo nessuno può cambiarli.',
    checkCount: 'Pause, vuoti e annullamenti: chiunque può ricontarli nel registro.',
    checkWord:
      'Il resto è la parola di Candor: il registro conserva solo gli hash delle ricevute, quindi nessuno può sommare gli ordini altrui.',
    takenAt: 'Rilevati il {time}',
    none: 'Ancora nessun dato',
    noneText: 'Vengono rilevati per la prima volta alla fine del primo giorno di trading.',
  },
};

import type { RiskWords } from '../late/risk-words.ts';

export const words: RiskWords = {
  risk: {
    share: 'Il {share} dei conti ha perso denaro qui negli ultimi 90 giorni. Puoi perdere tutto ciò che metti.',
    unknown: 'Ancora troppi pochi conti per dire quanti perdono qui. Puoi perdere tutto ciò che metti.',
    earn: 'Non è un deposito bancario e non è assicurato. Il denaro resta bloccato fino alla scadenza e uscire prima costa una penale.',
    termsFrom: 'Dal {time} i nuovi ordini avranno altre condizioni. Quelli aperti mantengono le proprie.',
    termsSince: 'Le condizioni dei nuovi ordini sono cambiate il {time}. Quelli aperti mantengono le proprie.',
  },
};

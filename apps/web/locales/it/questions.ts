import type { QuestionsWords } from '../late/questions-words.ts';

export const words: QuestionsWords = {
  questions: {
    title: 'Quattro domande prima del denaro reale',
    text: 'Nessuno ti dà un voto. Dicono con parole semplici quanto possono costare questi ordini.',
    step: '{now} di {all}',
    next: 'Avanti',
    finish: 'Fatto',
    notQuite: 'Non proprio.',
    right: 'Giusto.',
    done: 'Grazie. Ora puoi inviare il tuo ordine.',
    lossText: 'Punti 100 USDT al rialzo o al ribasso e il prezzo va dall’altra parte. Che cosa ti torna?',
    loss0: 'Niente',
    loss1: 'La metà',
    loss2: 'Tutto',
    lossWhy: 'Un ordine perso costa tutta la puntata. Punta solo ciò a cui puoi rinunciare.',
    leverageText:
      'Apri una posizione a 20×. Di quanto deve muoversi il prezzo contro di te perché il margine sia quasi sparito?',
    leverage0: 'Circa il 50%',
    leverage1: 'Circa il 5%',
    leverage2: 'Non si può perdere',
    leverageWhy: 'A 20× ogni punto conta venti volte: dopo circa il 5% la posizione viene chiusa e il margine è perso.',
    oddsText:
      'Un ordine vinto paga l’80% della puntata. Quanti ordini uguali su 100 devono vincere per non perdere nulla?',
    odds0: '40',
    odds1: '50',
    odds2: 'Circa 56',
    oddsWhy: '56 vincite portano quanto tolgono circa 44 perdite. Se ne indovini metà perdi denaro.',
    houseText: 'Chi sta dall’altra parte di questi ordini?',
    house0: 'Nessuno',
    house1: 'Candor',
    house2: 'Sempre un altro cliente',
    houseWhy:
      'Candor: quello che perdi lo guadagna, e viceversa. Per questo puoi verificare ogni prezzo e ogni risultato.',
  },
};

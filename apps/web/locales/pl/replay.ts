import type { ReplayWords } from '../late/replay-words.ts';

export const words: ReplayWords = {
  replay: {
    play: 'Odtwórz',
    pause: 'Wstrzymaj',
    moment: 'Moment kontraktu',
    before: '{seconds} s przed wejściem',
    winning: 'Wygrywa',
    losing: 'Przegrywa',
    level: 'Remis',
    none: 'Brak zapisanej ceny',
    broken: 'Tam, gdzie linia się urywa, nie zapisano ceny.',
    gone: 'Ceny tego zlecenia nie są już przechowywane, nie można go odtworzyć.',
    unchecked: 'Odtwarzane są tylko ceny, które Twoje urządzenie porównało z potwierdzeniem.',
  },
};

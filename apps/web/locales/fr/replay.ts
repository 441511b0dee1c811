import type { ReplayWords } from '../late/replay-words.ts';

export const words: ReplayWords = {
  replay: {
    play: 'Rejouer',
    pause: 'Mettre en pause',
    moment: 'Moment du contrat',
    before: '{seconds} s avant l’entrée',
    winning: 'Gagne',
    losing: 'Perd',
    level: 'À égalité',
    none: 'Aucun prix enregistré',
    broken: 'Là où la ligne s’interrompt, aucun prix n’a été enregistré.',
    gone: 'Les prix de cet ordre ne sont plus conservés : impossible de le rejouer.',
    unchecked: 'Seuls les prix que votre appareil a vérifiés avec le reçu sont rejoués.',
  },
};

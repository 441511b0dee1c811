import type { ReplayWords } from '../late/replay-words.ts';

export const words: ReplayWords = {
  replay: {
    play: 'Воспроизвести',
    pause: 'Пауза',
    moment: 'Момент контракта',
    before: '{seconds} с до входа',
    winning: 'Выигрывает',
    losing: 'Проигрывает',
    level: 'Вровень',
    none: 'Цена не записана',
    broken: 'Там, где линия прерывается, цена не была записана.',
    gone: 'Цены этого ордера больше не хранятся, воспроизвести его нельзя.',
    unchecked: 'Воспроизводятся только цены, которые ваше устройство сверило с квитанцией.',
  },
};

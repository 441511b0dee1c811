import type { ReplayWords } from '../late/replay-words.ts';

export const words: ReplayWords = {
  replay: {
    play: 'Reproducir',
    pause: 'Pausar',
    moment: 'Momento del contrato',
    before: '{seconds} s antes de la entrada',
    winning: 'Ganando',
    losing: 'Perdiendo',
    level: 'Empate',
    none: 'Sin precio registrado',
    broken: 'Donde la línea se corta no se registró ningún precio.',
    gone: 'Los precios de esta orden ya no se conservan: no se puede reproducir.',
    unchecked: 'Solo se reproducen los precios que tu dispositivo ha comprobado con el recibo.',
  },
};

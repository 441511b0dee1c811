import type { ReplayWords } from '../late/replay-words.ts';

export const words: ReplayWords = {
  replay: {
    play: 'Visszajátszás',
    pause: 'Szünet',
    moment: 'A kontraktus pillanata',
    before: '{seconds} mp a belépés előtt',
    winning: 'Nyerésben',
    losing: 'Vesztésben',
    level: 'Döntetlen',
    none: 'Nincs rögzített ár',
    broken: 'Ahol a vonal megszakad, nem volt rögzített ár.',
    gone: 'Ennek a megbízásnak az árai már nincsenek meg, nem játszható vissza.',
    unchecked: 'Csak az eszköze által a bizonylattal egyeztetett árak játszhatók vissza.',
  },
};

import type { ReplayWords } from '../late/replay-words.ts';

export const words: ReplayWords = {
  replay: {
    play: 'Abspielen',
    pause: 'Anhalten',
    moment: 'Zeitpunkt im Kontrakt',
    before: '{seconds} s vor Einstieg',
    winning: 'Im Gewinn',
    losing: 'Im Verlust',
    level: 'Gleichauf',
    none: 'Kein Kurs erfasst',
    broken: 'Wo die Linie unterbrochen ist, wurde kein Kurs erfasst.',
    gone: 'Die Kurse dieses Auftrags werden nicht mehr aufbewahrt, er lässt sich nicht abspielen.',
    unchecked: 'Abgespielt werden nur Kurse, die Ihr Gerät mit dem Beleg abgeglichen hat.',
  },
};

import type { ReplayWords } from '../late/replay-words.ts';

export const words: ReplayWords = {
  replay: {
    play: 'Spela upp',
    pause: 'Pausa',
    moment: 'Tidpunkt i kontraktet',
    before: '{seconds} s före ingång',
    winning: 'Vinner',
    losing: 'Förlorar',
    level: 'Lika',
    none: 'Inget pris registrerat',
    broken: 'Där linjen bryts registrerades inget pris.',
    gone: 'Priserna för ordern sparas inte längre, den kan inte spelas upp.',
    unchecked: 'Bara priser som din enhet har kontrollerat mot kvittot spelas upp.',
  },
};

import type { ReplayWords } from '../late/replay-words.ts';

export const words: ReplayWords = {
  replay: {
    play: 'Play back',
    pause: 'Pause',
    moment: 'Moment of the contract',
    before: '{seconds}s before entry',
    winning: 'Winning',
    losing: 'Losing',
    level: 'Level',
    none: 'No price recorded',
    broken: 'Where the line breaks off, no price was recorded.',
    gone: 'The prices of this order are no longer kept, so it cannot be played back.',
    unchecked: 'Only prices that your device has checked against the receipt are played back.',
  },
};

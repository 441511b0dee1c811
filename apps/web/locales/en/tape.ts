import type { TapeWords } from '../late/tape-words.ts';

export const words: TapeWords = {
  tape: {
    title: 'The living price record',
    text: 'Each price carries the hash of the one before it. Change, drop or slip in one, and nothing after it fits.',
    check: 'Check the last 100 prices',
    byYou: 'Your device works each one out itself: no need to trust us.',
    whole: '#{first} to #{last}: no price missing, none changed. Your device worked it out in {ms} milliseconds.',
    broken: 'From price #{seq} on the chain does not fit. Please send this screen to customer service.',
  },
};

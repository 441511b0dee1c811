import type { PricesWords } from '../late/prices-words.ts';

export const words: PricesWords = {
  prices: {
    title: 'Recompute yesterday’s prices',
    text: 'Prices here are simulated and come from a secret seed. Once the day is over the seed is published: your device fetches about {size} MB and recomputes every price.',
    run: 'Recompute on this phone',
    symbol: 'Symbol',
    all: 'Every price of {symbol} follows from the published seed: {count}',
    wrong: 'The prices of {symbol} don’t fit the seed. Send this screen to customer service.',
    none: 'No day has ended since this market began. Come back after midnight (GMT+1).',
    failed: 'Not all prices could be fetched. Try again.',
    with: 'Mixed with public randomness of drand, round {round}',
    without: 'No public randomness was mixed in',
    set: 'Whoever installed this chose the seed and knows all coming prices. It is for tests only.',
  },
};

import type { Introductions } from './index.ts';

export const en: Introductions = {
  usdt: '{name} ({code}) trades against USDT in one order book: everybody sees the same prices and the same depth. The price of {code} can fall sharply; use only money you can afford to lose.',
  futures:
    '{name} ({code}) is traded by contract only: you do not own the asset, and profit and loss are counted in USDT at the public mark price.',
};

import type { EarnWords } from './index.ts';

export const en: EarnWords = {
  names: { 'lock-mining': '{days}-day lock mining', wealth: '{days}-day wealth' },
  paidAtEnd: '{name}, paid at the end',
  example: '{name} (example)',
  descriptions: {
    'lock-mining':
      'Locks an amount for {days} days. Income is paid after every full day, the principal is returned at the end. Ending early costs a penalty on the principal; income already paid stays yours.',
    wealth:
      'Locks an amount for {days} days and pays income after every full day. Ending early costs a penalty for each remaining day.',
  },
  wealthAtEnd:
    'Locks an amount for {days} days and pays all income at the end. Ending early still pays the income of full days; a penalty for each remaining day is taken from the principal.',
  fundedBy:
    'Income is paid from a reward pool into which Candor has put money. When you buy, all income of the term is set aside for your order; when the pool can’t cover it, the product is sold out.',
  fundedByTest:
    'Income is paid in test funds from the reward pool of the product. When you buy, all income of the term is set aside for your order; when the pool can’t cover it, the product is sold out.',
};

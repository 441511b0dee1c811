/** What is added up of business, in USDT. */
export const figureTopics = ['volume', 'fees', 'house', 'deposits', 'withdrawals'] as const;
/** What it is about. */
export const figureProducts = [
  'fast',
  'futures',
  'spot',
  'exchange',
  'earn',
  'bonus',
  'agents',
  'deposits',
  'withdrawals',
] as const;
export const figureSpans = ['hour', 'day', 'month'] as const;

/** Orders of a batch, as they are sent. */
export const fast = {
  action: 'place',
  contractType: 'fast',
  symbol: 'BTCUSDT',
  direction: 'up',
  seconds: 30,
  amount: '10',
} as const;
/** A limit that waits. */
export const futures = {
  action: 'place',
  contractType: 'futures',
  symbol: 'BTCUSDT',
  direction: 'long',
  entrustType: 'limit',
  price: '59000',
  lots: '10',
  lever: 10,
} as const;
/** A limit that rests in the book. */
export const spot = {
  action: 'place',
  contractType: 'spot',
  symbol: 'BTCUSDT',
  side: 'buy',
  type: 'limit',
  price: '59000',
  quantity: '0.01',
} as const;

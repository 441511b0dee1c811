import { expect, test } from 'vitest';
import { presentMessage } from './notices.ts';
import { shownParams } from './shown-params.ts';

test('a pair has its stroke and a price the decimals of its symbol; what is of no symbol stays as it is', () => {
  expect(shownParams({ symbol: 'BTCUSDT', price: '108834.7', mark: '108834' })).toEqual({
    symbol: 'BTC/USDT',
    price: '108834.70',
    mark: '108834.00',
  });
  expect(shownParams({ symbol: 'PEPEUSDT', price: '0.0000123' })).toEqual({ symbol: 'PEPE/USDT', price: '0.00001230' });
  expect(shownParams({ amount: '5' })).toEqual({ amount: '5' });
});

test('a message says so in the numbers of its language', () => {
  const message = {
    id: '1',
    kind: 'price-alert',
    reference: 'a',
    params: { symbol: 'BTCUSDT', price: '108834.7', mark: '108834.7' },
    time: 1,
    unread: true,
  } as const;
  expect(presentMessage(message, 'vi').summary).toBe(
    'BTC/USDT đã chạm mức 108.834,70 bạn đặt. Giá hiện tại: 108.834,70.',
  );
});

import { usdt } from '@candor/core/money/currencies.ts';
import { paperRules } from '@candor/core/rules.ts';
import { assert } from '@candor/core/result.ts';
import { expect, test } from 'vitest';
import { readOrder, trimmed } from './order-params.ts';
import { readParams } from '../params.ts';

const pair = paperRules.spot.pairs.get('BTCUSDT');
assert(pair !== undefined, 'the pair is listed');
const read = (sent: Record<string, string>) => readOrder(readParams(new URLSearchParams(sent).toString(), ''), pair);
const limit = { side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', price: '59000.00', quantity: '0.01000' };
const market = { side: 'SELL', type: 'MARKET', quantity: '0.5' };
const command = {
  kind: 'place-spot-order',
  orderNo: expect.any(String) as string,
  clientId: expect.any(String) as string,
  side: 'buy',
  type: 'limit',
  tick: 5_900_000,
  steps: 1_000,
  budget: null,
  force: 'gtc',
  stop: undefined,
  selfTrade: undefined,
};

test.each<[string, Record<string, string>, object]>([
  ['a limit', limit, command],
  ['one at once', { ...limit, timeInForce: 'IOC' }, { ...command, force: 'ioc' }],
  ['one whole or not at all', { ...limit, timeInForce: 'FOK' }, { ...command, force: 'fok' }],
  ['one with a name', { ...limit, newClientOrderId: 'a.b:c/d_e-1' }, { ...command, clientId: 'a.b:c/d_e-1' }],
  ['one for the book', { ...limit, type: 'LIMIT_MAKER', timeInForce: '' }, { ...command, force: 'maker' }],
  [
    'a sale at market',
    market,
    { ...command, side: 'sell', type: 'market', tick: null, steps: 50_000, force: undefined },
  ],
  [
    'a purchase for a sum',
    { side: 'BUY', type: 'MARKET', quoteOrderQty: '100.50' },
    { ...command, type: 'market', tick: null, steps: null, budget: usdt('100.5'), force: undefined },
  ],
  [
    'a sale for a sum',
    { side: 'SELL', type: 'MARKET', quoteOrderQty: '100.50' },
    { ...command, side: 'sell', type: 'market', tick: null, steps: null, budget: usdt('100.5'), force: undefined },
  ],
  [
    'a stop that ends a loss of a sale',
    { ...market, type: 'STOP_LOSS', stopPrice: '58000' },
    {
      ...command,
      side: 'sell',
      type: 'market',
      tick: null,
      steps: 50_000,
      force: undefined,
      stop: { tick: 5_800_000, when: 'falling' },
    },
  ],
  [
    'a stop that takes a gain of a purchase',
    { ...limit, type: 'TAKE_PROFIT_LIMIT', stopPrice: '59500' },
    { ...command, stop: { tick: 5_950_000, when: 'falling' } },
  ],
  [
    'a stop that ends a loss of a purchase',
    { ...limit, type: 'STOP_LOSS_LIMIT', stopPrice: '61000' },
    { ...command, stop: { tick: 6_100_000, when: 'rising' } },
  ],
  [
    'an end of own orders that rest',
    { ...limit, selfTradePreventionMode: 'EXPIRE_MAKER' },
    { ...command, selfTrade: 'end-maker' },
  ],
  [
    'an end of itself where it meets an own one',
    { ...market, selfTradePreventionMode: 'EXPIRE_TAKER' },
    { ...command, side: 'sell', type: 'market', tick: null, steps: 50_000, force: undefined, selfTrade: 'end-taker' },
  ],
  [
    'an end of both',
    { ...limit, type: 'STOP_LOSS_LIMIT', stopPrice: '61000', selfTradePreventionMode: 'EXPIRE_BOTH' },
    { ...command, stop: { tick: 6_100_000, when: 'rising' }, selfTrade: 'end-both' },
  ],
])('%s is read as the engine is asked for it', (_name, sent, expected) => {
  expect(read(sent)).toEqual({ ok: true, value: expected });
});

test.each<[string, Record<string, string>, number]>([
  ['no side', { ...limit, side: '' }, -1102],
  ['no type', { ...limit, type: '' }, -1102],
  ['a side in small letters', { ...limit, side: 'buy' }, -1117],
  ['a type of another market', { ...limit, type: 'STOP_MARKET' }, -1116],
  ['a timing of another market', { ...limit, timeInForce: 'GTX' }, -1115],
  ['a timing where the type says it', { ...limit, type: 'LIMIT_MAKER' }, -1106],
  ['a timing at market', { ...market, timeInForce: 'IOC' }, -1106],
  ['a price at market', { ...market, price: '1' }, -1106],
  ['a stop without its type', { ...limit, stopPrice: '1' }, -1106],
  ['a stop that is missing', { ...market, type: 'STOP_LOSS' }, -1102],
  ['an iceberg', { ...limit, icebergQty: '1' }, -1106],
  ['a stop that follows', { ...market, type: 'STOP_LOSS', stopPrice: '1', trailingDelta: '10' }, -1106],
  ['a deal with oneself', { ...limit, selfTradePreventionMode: 'NONE' }, -1013],
  ['own orders that both shrink', { ...limit, selfTradePreventionMode: 'DECREMENT' }, -1013],
  ['a deal within a group', { ...limit, selfTradePreventionMode: 'TRANSFER' }, -1013],
  ['a mode of self-trade by our name', { ...limit, selfTradePreventionMode: 'end-both' }, -1013],
  ['no quantity', { ...limit, quantity: '' }, -1102],
  ['a negative quantity', { ...limit, quantity: '-1' }, -1102],
  ['a quantity in powers', { ...limit, quantity: '1e-2' }, -1102],
  ['a quantity off the step', { ...limit, quantity: '0.000001' }, -1013],
  ['a quantity beyond all numbers', { ...limit, quantity: '9'.repeat(19) }, -1013],
  ['a price off the tick', { ...limit, price: '1.005' }, -1013],
  ['a price with a comma', { ...limit, price: '59,000' }, -1102],
  ['a sum and a quantity', { ...market, side: 'BUY', quoteOrderQty: '10' }, -1106],
  ['a sum and a quantity of a sale', { ...market, quoteOrderQty: '10' }, -1106],
  ['a sum too precise', { side: 'BUY', type: 'MARKET', quoteOrderQty: '10.0000001' }, -1111],
  ['a name too long', { ...limit, newClientOrderId: 'a'.repeat(37) }, -4015],
])('with %s there is no order', (_name, sent, code) => {
  expect(read(sent)).toMatchObject({ ok: false, fault: { code } });
});

test('two orders without names are not called the same', () => {
  const names = [read(limit), read(limit)].map((order) => (order.ok ? order.value.clientId : null));
  expect(names[0]).not.toBe(names[1]);
});

test.each([
  ['1.500', '1.5'],
  ['1.000', '1'],
  ['100', '100'],
  ['0.010', '0.01'],
])('%s is %s', (sent, text) => {
  expect(trimmed(sent)).toBe(text);
});

import { usdt } from '@candor/core/money/currencies.ts';
import type { Logger } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { realSettings } from '../../../operators/test-countries.ts';
import { signInOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { logUnpaid } from './log-unpaid.ts';

let candor: TestServer;
afterAll(() => candor.close());

test('operators see, and the log says once, that the house can’t pay a position that stays open', async () => {
  candor = await openTestServer({ settings: realSettings });
  const { headers } = await signInOperator(candor, 'finance', 'fay');
  const { userId } = await candor.signUp({ funded: false });
  const { engine } = candor.server;
  const unpaid = async () => (await candor.call('GET /operator/running', { headers })).data.unpaid;
  const logged: unknown[] = [];
  const log = {
    error: (line: unknown) => logged.push(line),
    info: (line: unknown) => logged.push(line),
  } as unknown as Pick<Logger, 'error' | 'info'>;
  const stop = logUnpaid({ engine, log }, candor.time.every);

  const tick = async (price: string, ms = 500) => {
    candor.feed.tick('BTCUSDT', price);
    await candor.advance(ms);
  };
  await tick('60000');
  await engine.submit({
    kind: 'adjust-balance',
    adjustmentId: 'x',
    userId,
    accountType: 3,
    currency: 'USDT',
    amount: usdt('9000'),
    reverses: null,
    reason: 'r',
    approval: 'p',
  });
  await engine.submit({ kind: 'top-up-reserve', reserve: 'futures-house', amount: usdt('6000'), reference: 'p' });
  const order = {
    userId,
    orderNo: 'f',
    symbol: 'BTCUSDT',
    direction: 'long',
    orderType: 'market',
    price: null,
    lots: 100n,
    leverage: 1,
    takeProfit: null,
    stopLoss: null,
  } as const;
  expect((await engine.submit({ kind: 'place-futures-order', ...order })).ok).toBe(true);
  await tick('60000');
  expect(await unpaid()).toBeNull();
  // Upwards by less than the filter of marks lets through, until the position wins more than the house has.
  for (let price = 61_000; price <= 125_000; price += 1_000) await tick(String(price), 250);
  expect(await unpaid()).toEqual({ positions: 1, missing: '500' });
  candor.time.advance(20_000);
  await engine.submit({ kind: 'top-up-reserve', reserve: 'futures-house', amount: usdt('500'), reference: 'q' });
  expect(await unpaid()).toBeNull();
  candor.time.advance(20_000);
  expect(logged).toEqual([{ positions: 1, missingUsdt: '500' }, 'the house can pay all open positions again']);
  await stop();
});

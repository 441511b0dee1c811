import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer({ settings: { VND_PER_USDT: '25000' } });
});
afterAll(() => candor.close());

const rates = async () =>
  Object.fromEntries(
    (await candor.call('POST /exchangeRate/finExchangeRateToDay')).data.map(({ currencyCode, rate }) => [
      currencyCode,
      rate,
    ]),
  );

test('an unknown field is refused', async () => {
  expect(
    await candor.call('POST /exchangeRate/finExchangeRateToDay', { body: { currencyCode: 'BTC' } as never }),
  ).toMatchObject({ code: 400, error: 'field-unknown', field: 'currencyCode' });
});

test('a currency without a price has no rate; USDT is the unit, VND has a set rate, a coin its last mark', async () => {
  expect(await rates()).toEqual({ USDT: '1', VND: '0.00004' });
  candor.feed.tick('BTCUSDT', '60000.5');
  candor.feed.tick('XAUUSDT', '2400');
  await candor.advance(250);
  expect(await rates()).toEqual({ USDT: '1', VND: '0.00004', BTC: '60000.5' });
  const { data } = await candor.call('POST /exchangeRate/finExchangeRateToDay');
  expect(data.map(({ currencyCode }) => currencyCode).slice(0, 2)).toEqual(['USDT', 'BTC']);
  expect(data.every(({ time }) => time === candor.time.clock.now())).toBe(true);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
  await price('60000');
});
afterAll(() => candor.close());

async function price(btc: string): Promise<void> {
  candor.feed.tick('BTCUSDT', btc);
  await candor.advance(1_000);
}
const look = (token: string | undefined, since?: string) =>
  candor.call('GET /player/realityCheck', { token, query: since === undefined ? {} : { since } });
const keep = (token: string | undefined, minutes: number) =>
  candor.call('POST /player/realityCheck', { token, body: { minutes: minutes as 0 | 15 | 30 | 60 } });
const fast = (token: string, direction: 'up' | 'down', amount: string) =>
  candor.call('POST /portal/order/contractOrder', {
    token,
    body: { contractType: 'fast', symbol: 'BTCUSDT', direction, seconds: 30, amount },
  });

test('visitors, other lengths and what is no number of a journal are refused', async () => {
  const { token } = await candor.signUp({ funded: false });
  expect(await look(undefined)).toMatchObject({ code: 401 });
  expect(await keep(undefined, 15)).toMatchObject({ code: 401 });
  for (const minutes of [-1, 1, 45, 61, 0.5])
    expect(await keep(token, minutes)).toMatchObject({ code: 400, error: 'field-invalid', field: 'minutes' });
  for (const since of ['', '-1', '1.5', 'x', '1'.repeat(19)])
    expect(await look(token, since)).toMatchObject({ code: 400, error: 'field-invalid', field: 'since' });
});

test('it is half an hour until its owner sets another, for themselves alone', async () => {
  const [{ token }, { token: other }] = [
    await candor.signUp({ funded: false }),
    await candor.signUp({ funded: false }),
  ];
  expect((await look(token)).data).toMatchObject({ minutes: 30, resultUsdt: '0' });
  for (const minutes of [15, 60, 0]) {
    expect((await keep(token, minutes)).data).toEqual({ minutes });
    expect((await look(token)).data).toMatchObject({ minutes });
  }
  expect((await look(other)).data).toMatchObject({ minutes: 30 });
});

test('the result is that of own orders that have ended since: not what is open, moved, or anybody else’s', async () => {
  const [{ token }, { token: other }] = [await candor.signUp(), await candor.signUp()];
  await fast(token, 'down', '10');
  await price('60000');
  for (let at = 0; at < 34; at += 1) await price('59000');
  const { journalId } = (await look(token)).data;
  expect((await look(token, '0')).data.resultUsdt).toBe('8');
  expect((await look(token, journalId)).data).toEqual({ minutes: 30, journalId, resultUsdt: '0' });
  await fast(token, 'up', '25');
  await fast(other, 'up', '70');
  const body = { fromType: 1, toType: 2, currencyCode: 'USDT', amount: '5' } as const;
  await candor.call('POST /account/executeUserCutTurn', { token, body });
  expect((await look(token, journalId)).data.resultUsdt).toBe('0');
  await price('59000');
  for (let at = 0; at < 34; at += 1) await price('58000');
  expect((await look(token, journalId)).data.resultUsdt).toBe('-25');
  expect((await look(token, '0')).data.resultUsdt).toBe('-17');
});

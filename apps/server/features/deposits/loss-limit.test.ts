import { dayMs } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
});
afterAll(() => candor.close());

const look = (token: string) =>
  candor.call('GET /transaction/depositAddress', { token, query: { currencyCode: 'USDT' } });
const limit = (token: string, dailyLossUsdt: string | null) =>
  candor.call('POST /player/updateLimits', { token, body: { dailyLossUsdt } });

/** As with real money, for somebody who is certified. */
async function withRealMoney(act: () => Promise<void>): Promise<void> {
  const { services } = candor.server;
  const { rules, primaryStatus } = services;
  Object.assign(services, { rules: { ...rules, mode: 'real' }, primaryStatus: () => Promise.resolve('certified') });
  try {
    await act();
  } finally {
    Object.assign(services, { rules, primaryStatus });
  }
}

test('on paper nobody is asked for a limit', async () => {
  const { token } = await candor.signUp({ funded: false });
  expect(await look(token)).toMatchObject({ code: 200 });
});

test('before the first real deposit a limit is asked for; one that is still to end holds', () =>
  withRealMoney(async () => {
    const { token } = await candor.signUp({ funded: false });
    expect(await look(token)).toMatchObject({ code: 403, error: 'loss-limit-first' });
    await candor.call('POST /player/updateLimits', { token, body: { stakeUsdt: '5' } });
    expect(await look(token)).toMatchObject({ error: 'loss-limit-first' });
    await limit(token, '100');
    expect(await look(token)).toMatchObject({ code: 200 });
    await limit(token, null);
    expect(await look(token)).toMatchObject({ code: 200 });
    candor.time.leap(dayMs);
    await candor.advance(1_000);
    expect(await look(token)).toMatchObject({ error: 'loss-limit-first' });
  }));

test('who has paid in before is not asked again', () =>
  withRealMoney(async () => {
    const { token, userId } = await candor.signUp({ funded: false });
    const { db } = candor.server.services;
    const columns = `order_no, user_id, way, currency, amount, requested_at, finished_at, bonus, status, credited,
      received, txid, log_index`;
    const keep = (orderNo: string, rest: string) =>
      db.query(`insert into deposit (${columns}) values ($1, $2, 'usdt', 'USDT', 1, 1, 2, 0, ${rest})`, [
        orderNo,
        userId,
      ]);
    await keep('d1', "'rejected', 0, null, null, null");
    expect(await look(token)).toMatchObject({ error: 'loss-limit-first' });
    await keep('d2', `'success', 1, 1, '${'a'.repeat(64)}', 0`);
    expect(await look(token)).toMatchObject({ code: 200 });
  }));

import { usdt } from '@candor/core/money/currencies.ts';
import { paperRules } from '@candor/core/rules.ts';
import { platformDay } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { assertConserved, makeKey, Program, price, trader } from '../test-programs.ts';

const programs = {
  perTenSeconds: 2,
  perDay: 7,
  tiers: [{ volumeFrom: usdt('1000'), perTenSeconds: 4, perDay: 9 }],
};
let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer({ rules: { ...paperRules, programs }, settings: { RATE_LIMITS: '1' } });
  await price(candor);
});
afterAll(() => candor.close());

const limit = { symbol: 'BTCUSDT', side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', price: '59000', quantity: '0.001' };

/** Of a customer whose deals of the last days came to this. */
async function programOf(volume: string | null): Promise<{ readonly program: Program; readonly userId: string }> {
  const { token, userId } = await trader(candor);
  if (volume !== null) {
    const day = platformDay(candor.time.clock.now()) - 1;
    const said = { kind: 'set-spot-volumes', day, volumes: [[userId, usdt(volume)]] } as const;
    expect(await candor.server.services.engine.submit(said)).toMatchObject({ ok: true });
  }
  return { program: new Program(candor, await makeKey(candor, token)), userId };
}
const place = (program: Program) => program.send('POST', '/order', limit);
const used = async (program: Program) =>
  ((await program.send('GET', '/rateLimit/order')).data as unknown as { limit: number; count: number }[]).map((one) => [
    one.count,
    one.limit,
  ]);

test('programs place as many orders as the tier of their customer says, and everybody is told their own', async () => {
  const [{ program: traded }, { program: new_ }] = [await programOf('1000'), await programOf(null)];
  expect((await new_.open('/exchangeInfo')).data['rateLimits']).toMatchObject([{}, { limit: 2 }, { limit: 7 }]);
  for (const [program, many] of [
    [new_, 2],
    [traded, 4],
  ] as const) {
    for (let placed = 0; placed < many; placed += 1) expect(await place(program)).toMatchObject({ status: 200 });
    const over = await place(program);
    expect(over).toMatchObject({ status: 429, data: { code: -1015 } });
    expect(over.data['msg']).toContain(`${many} orders per 10 SECOND`);
    expect(over.headers.get('retry-after')).toBe('10');
    // What is refused counts too: whoever goes on asking waits for longer.
    expect(await used(program)).toEqual([
      [many + 1, many],
      [many + 1, many === 2 ? 7 : 9],
    ]);
    expect(await program.send('GET', '/openOrders', { symbol: 'BTCUSDT' })).toMatchObject({
      data: { length: many },
    });
  }
  await assertConserved(candor);
});

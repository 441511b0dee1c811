import { rightAnswers } from '@candor/core/limits/questions.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openQuestions } from '../../limits/questions.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
});
afterAll(() => candor.close());
beforeEach(async () => {
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(500);
});

type Order = Parameters<typeof place>[1];
const fast = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '10' } as const;
const futures = {
  contractType: 'futures',
  symbol: 'BTCUSDT',
  direction: 'long',
  entrustType: 'market',
  lots: '10',
  lever: 10,
} as const;
const spot = { contractType: 'spot', symbol: 'BTCUSDT', side: 'buy', type: 'market', amount: '10' } as const;
const limit = { ...futures, entrustType: 'limit', price: '59000' } as const;

function place(token: string, body: typeof fast | typeof futures | typeof limit) {
  return candor.call('POST /portal/order/contractOrder', { token, body: body as never });
}
const answer = (token: string, changes: object = {}) =>
  candor.call('POST /player/answerQuestions', { token, body: { ...rightAnswers, ...changes } });
const isNeeded = async (token: string) => (await candor.call('GET /player/questions', { token })).data.isNeeded;
async function trader() {
  const { token, userId } = await candor.signUp();
  for (const toType of [2, 3])
    await candor.call('POST /account/executeUserCutTurn', {
      token,
      body: { fromType: 1, toType, currencyCode: 'USDT', amount: '2000' },
    });
  return { token, userId };
}

/** As with real money, where everything is offered. */
async function withRealMoney(act: () => Promise<void>): Promise<void> {
  const { services } = candor.server;
  const { rules } = services;
  Object.assign(services, { rules: { ...rules, mode: 'real' } });
  try {
    await act();
  } finally {
    Object.assign(services, { rules });
  }
}

test('on paper nobody is asked', async () => {
  const { token } = await trader();
  expect(await isNeeded(token)).toBe(false);
  expect(await place(token, fast)).toMatchObject({ code: 200 });
});

test.each<[string, Order]>([
  ['a fast order', fast],
  ['a futures order', futures],
  ['a limit of futures', limit],
])('before the first real order, %s: refused until all four are right, then never asked again', (_name, order) =>
  withRealMoney(async () => {
    const { token, userId } = await trader();
    const { db } = candor.server.services;
    expect(await place(token, order)).toMatchObject({ code: 403, error: 'questions-first' });
    const batch = {
      orders: [
        { action: 'place', ...order },
        { action: 'place', ...spot },
      ],
    };
    const { data } = await candor.call('POST /portal/order/batch', { token, body: batch as never });
    expect(data).toMatchObject([{ code: 403, data: { error: 'questions-first' } }, { code: 200 }]);
    expect((await answer(token, { loss: 1, odds: 0 })).data).toEqual({ wrong: ['loss', 'odds'] });
    expect(await answer(token, { loss: 3 })).toMatchObject({ code: 400, field: 'loss' });
    expect(await isNeeded(token)).toBe(true);
    expect(await place(token, order)).toMatchObject({ error: 'questions-first' });
    expect((await answer(token)).data).toEqual({ wrong: [] });
    expect(await isNeeded(token)).toBe(false);
    expect(await place(token, order)).toMatchObject({ code: 200 });
    const rows = await db.query('select * from question_answer where user_id = $1 order by id', [userId]);
    const at = candor.time.clock.now();
    const common = { id: expect.anything() as unknown, user_id: userId, version: 1, answered_at: String(at) };
    expect(rows.map((row) => ({ ...row, answered_at: String(row['answered_at']) }))).toEqual([
      { ...common, answers: '{"loss":1,"leverage":1,"odds":0,"house":1}', passed: false },
      { ...common, answers: JSON.stringify(rightAnswers), passed: true },
    ]);
    // A server that starts anew knows it from the table.
    expect(await openQuestions(db, candor.time.clock).hasPassed(userId)).toBe(true);
  }),
);

test('what is open can be closed, whatever was not answered; who has traded before is not asked', async () => {
  const { token, userId } = await trader();
  const { data } = await place(token, futures);
  await candor.advance(500);
  await withRealMoney(async () => {
    const close = { token, params: { id: data.id } };
    expect(await candor.call('POST /portal/order/endContractOrder/{id}', close)).toMatchObject({ code: 200 });
    expect(await isNeeded(token)).toBe(false);
    expect(await place(token, fast)).toMatchObject({ code: 200 });
  });
  const { db, clock } = candor.server.services;
  const other = await trader();
  expect(await openQuestions(db, clock).hasPassed(other.userId)).toBe(false);
  expect(await openQuestions(db, clock).hasPassed(userId)).toBe(true);
});

test('one’s answers are not another’s, and stay as they were given', async () => {
  const [one, other] = [await trader(), await trader()];
  await answer(one.token);
  const { db } = candor.server.services;
  await withRealMoney(async () => {
    expect([await isNeeded(one.token), await isNeeded(other.token)]).toEqual([false, true]);
  });
  await expect(db.query('update question_answer set passed = true')).rejects.toThrow();
  await expect(db.query('delete from question_answer')).rejects.toThrow();
});

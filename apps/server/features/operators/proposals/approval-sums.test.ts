import { usdt } from '@candor/core/money/currencies.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { signInAgain, signInTeam, type Team } from './test-sign-in.ts';

const reason = 'agreed by both';
let bench: TestServer;
let operators: Team;
beforeAll(async () => {
  bench = await openTestServer();
  operators = await signInTeam(bench);
  await limit({ dayMax: '8000' });
}, 120_000);
afterAll(() => bench.close());

type Who = keyof typeof operators;
const make = async (who: Who, proposal: object) =>
  bench.call('POST /operator/proposals/make', {
    headers: operators[who].headers,
    body: { proposal: { reason, ...proposal } as never },
  });
const approve = (who: Who, id: string) =>
  bench.call('POST /operator/proposals/approve', { headers: operators[who].headers, body: { id } });
/** What fred may approve, by both administrators. */
async function limit(limits: { approveMax?: string; dayMax?: string }): Promise<void> {
  const whole = { makes: null, checks: null, approveMax: null, dayMax: null, addresses: [] };
  const { data } = await make('anna', { kind: 'operator-mandate', id: operators.fred.id, ...whole, ...limits });
  expect((await approve('bert', data.id)).data).toMatchObject({ decision: 'approved' });
}
const fund = async (amount: string): Promise<string> =>
  (await make('rita', { kind: 'reserve-funding', reserve: 'fast-reserve', amount })).data.id;
const enter = async (who: Who): Promise<void> => {
  operators = { ...operators, [who]: await signInAgain(bench, operators[who]) };
};
const approvedBy = (who: Who) =>
  bench.server.services.db.query(
    `select kind, worth::text as worth, decision from operator_proposal where checker = $1
      order by worth desc nulls last, decision, kind`,
    [operators[who].id],
  );

test('a day’s approvals stay within their sum, to the last unit, and another operator still can', async () => {
  expect((await approve('fred', await fund('5000'))).data).toMatchObject({ decision: 'approved' });
  const large = await fund('3000.000001');
  const refused = await approve('fred', large);
  expect(refused).toMatchObject({ status: 403, error: 'operator-day-limit' });
  expect(refused.message).toBe('Your approvals may come to 8,000 USDT within 24 hours, and 3,000 USDT of it is left');
  expect((await approve('finn', large)).data).toMatchObject({ decision: 'approved' });
  expect((await approve('fred', await fund('3000'))).data).toMatchObject({ decision: 'approved' });
  const unit = await fund('0.000001');
  expect(await approve('fred', unit)).toMatchObject({ error: 'operator-day-limit' });
  expect((await approve('finn', unit)).data).toMatchObject({ decision: 'approved' });
  expect(await approvedBy('fred')).toEqual([
    { kind: 'reserve-funding', worth: '5000000000', decision: 'approved' },
    { kind: 'reserve-funding', worth: '3000000000', decision: 'approved' },
  ]);
  expect(Object.values(await bench.sums()).every((sum) => Number(sum) === 0)).toBe(true);
});

test('what moves no money counts nothing and is approved on a full day', async () => {
  const { data } = await make('finn', { kind: 'vnd-rate', vndPerUsdt: '26400' });
  expect((await approve('fred', data.id)).data).toMatchObject({ decision: 'approved' });
  expect((await approvedBy('fred')).at(-1)).toEqual({ kind: 'vnd-rate', worth: null, decision: 'approved' });
});

test('what somebody refuses counts nothing', async () => {
  const id = await fund('10');
  const { data } = await bench.call('POST /operator/proposals/refuse', {
    headers: operators.finn.headers,
    body: { id, reason },
  });
  expect(data).toMatchObject({ decision: 'refused' });
  expect((await approvedBy('finn')).at(-1)).toEqual({ kind: 'reserve-funding', worth: null, decision: 'refused' });
});

test('twenty-four hours later the sum begins anew; until the last moment it doesn’t', async () => {
  const [last] = await bench.server.services.db.query<{ at: string }>(
    "select min(decided_at) as at from operator_proposal where checker = $1 and worth = '5000000000'",
    [operators.fred.id],
  );
  bench.time.leap(Number(last?.at) + dayMs - 61_000 - bench.server.services.clock.now());
  await enter('rita');
  await enter('fred');
  const id = await fund('5000');
  expect(await approve('fred', id)).toMatchObject({ error: 'operator-day-limit' });
  bench.time.leap(1_000);
  expect((await approve('fred', id)).data).toMatchObject({ decision: 'approved' });
});

test('the database keeps the sum, whatever the code does', async () => {
  const { db, clock } = bench.server.services;
  const id = await fund('9000');
  const decide = (worth: string) =>
    db.query(
      "update operator_proposal set checker = $2, decided_at = $3, decision = 'approved', worth = $4 where id = $1",
      [id, operators.fred.id, clock.now(), worth],
    );
  await expect(decide('9000000000')).rejects.toThrow('approves more than within a day');
  await expect(decide('-1')).rejects.toThrow();
});

test('a withdrawal counts with its fee, to the last unit', async () => {
  bench.time.leap(2 * dayMs);
  await enter('finn');
  await enter('fred');
  const ask = async (orderNo: string, amount: string): Promise<string> => {
    const { userId } = await bench.signUp();
    await bench.server.services.engine.submit({
      kind: 'request-withdrawal',
      orderNo,
      userId,
      currency: 'USDT',
      amount: usdt(amount),
      destination: { way: 'chain', chain: 'TRC20', address: 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' },
      holdUntil: null,
    });
    return (await make('finn', { kind: 'withdrawal-approve', orderNo })).data.id;
  };
  expect(await approve('fred', await ask('w-more', '8000.000001'))).toMatchObject({ error: 'operator-day-limit' });
  expect((await approve('fred', await ask('w-all', '8000'))).data).toMatchObject({ decision: 'approved' });
  expect((await approvedBy('fred')).filter(({ kind }) => kind === 'withdrawal-approve')).toEqual([
    { kind: 'withdrawal-approve', worth: '8000000000', decision: 'approved' },
  ]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { assignedMs } from './assignments.ts';
import type { Case } from './case.ts';
import { oneOfEachKind } from './test-cases.ts';

let bench: TestServer;
let [support, fred, fiona]: TestOperator[] = [];
let cases: Case[] = [];
let customer: { token: string; userId: string };
beforeAll(async () => {
  bench = await openTestServer();
  support = await signInOperator(bench, 'support', 'anna');
  fred = await signInOperator(bench, 'finance', 'fred');
  fiona = await signInOperator(bench, 'finance', 'fiona');
  customer = await bench.signUp();
  cases = await oneOfEachKind(bench, customer, fred);
});
afterAll(() => bench.close());

type Said = 'take' | 'renew' | 'leave';
const say = (what: Said, operator: TestOperator | undefined, one: Case) =>
  bench.call(`POST /operator/cases/${what}`, { headers: operator?.headers ?? {}, body: one });
const seenBy = async (operator: TestOperator | undefined) =>
  (await bench.call('GET /operator/cases', { headers: operator?.headers ?? {} })).data;
const now = (): number => bench.server.services.clock.now();
const withdrawal: Case = { kind: 'withdrawal', id: 'w1' };
const acts = async (): Promise<unknown[]> =>
  bench.server.services.db.query(
    `select operator_name, act, subject, user_id, details from operator_audit
      where act in ('case-take', 'case-leave') order by seq`,
  );

test('a case that is not there, of a kind that is not, or another role’s task is refused', async () => {
  for (const { kind } of cases)
    expect(await say('take', kind === 'conversation' ? support : fred, { kind, id: 'nothing' })).toMatchObject(
      kind === 'verification' ? { status: 403, error: 'operator-role' } : { status: 404, field: 'id' },
    );
  expect(await say('take', support, { kind: 'verification', id: `${customer.userId}-advanced` })).toMatchObject({
    status: 404,
  });
  expect(await say('take', fred, { kind: 'order' as 'deposit', id: 'd1' })).toMatchObject({
    status: 400,
    error: 'field-invalid',
    field: 'kind',
  });
  expect(await say('take', support, withdrawal)).toMatchObject({ status: 403, error: 'operator-role' });
  expect(await say('leave', fred, withdrawal)).toMatchObject({ status: 409, error: 'state-unchanged' });
  expect(await bench.call('POST /operator/cases/take', { token: customer.token, body: withdrawal })).toMatchObject({
    status: 401,
  });
  expect([await seenBy(fred), await seenBy(support), await acts()]).toEqual([[], [], []]);
});

test('one of each kind is taken, seen by whose task it is, and on record without the customer', async () => {
  for (const one of cases) {
    const by = ['conversation', 'verification'].includes(one.kind) ? support : fred;
    expect(await say('take', by, one)).toMatchObject({ code: 200, data: null });
    expect(await seenBy(by)).toContainEqual({
      ...one,
      operatorId: by?.id,
      operator: by?.name,
      since: now(),
      until: now() + assignedMs,
      takenFromId: null,
      takenFrom: null,
    });
  }
  const kindsOf = async (operator: TestOperator | undefined) => (await seenBy(operator)).map(({ kind }) => kind);
  expect(await kindsOf(fiona)).toEqual(['deposit', 'proposal', 'withdrawal']);
  expect(await kindsOf(support)).toEqual(['conversation', 'verification']);
  expect(await acts()).toEqual(
    cases.map(({ kind, id }) => ({
      operator_name: ['conversation', 'verification'].includes(kind) ? 'anna' : 'fred',
      act: 'case-take',
      subject: `${kind}:${id}`,
      user_id: null,
      details: '{}',
    })),
  );
  expect((await bench.call('GET /player/operatorActs', { token: customer.token })).data.list).toEqual([]);
});

test('another one takes it over, whoever was on it sees so, and their renewal does not take it back', async () => {
  bench.time.leap(60_000);
  expect(await say('take', fiona, withdrawal)).toMatchObject({ code: 200 });
  const taken = {
    ...withdrawal,
    operatorId: fiona?.id,
    operator: 'fiona',
    since: now(),
    until: now() + assignedMs,
    takenFromId: fred?.id,
    takenFrom: 'fred',
  };
  const seen = async () => (await seenBy(fred)).find(({ kind }) => kind === 'withdrawal');
  expect(await seen()).toEqual(taken);
  bench.time.leap(1_000);
  expect(await say('renew', fred, withdrawal)).toMatchObject({ code: 200 });
  expect(await seen()).toEqual(taken);
  expect(await say('leave', fred, withdrawal)).toMatchObject({ status: 409, error: 'state-unchanged' });
  expect(await seen()).toEqual(taken);
});

test('it locks nothing: who is not on it decides', async () => {
  const { id } = cases.find(({ kind }) => kind === 'proposal') ?? { id: '' };
  expect(
    await bench.call('POST /operator/proposals/refuse', {
      headers: fiona?.headers ?? {},
      body: { id, reason: 'not yet' },
    }),
  ).toMatchObject({ code: 200, data: { decision: 'refused' } });
});

test('renewed, it lasts; ten minutes after the last word it is free, and no late renewal brings it back', async () => {
  const own = async () => (await seenBy(fiona)).filter(({ operator }) => operator === 'fiona').length;
  bench.time.leap(assignedMs - 2_000);
  expect(await say('renew', fiona, withdrawal)).toMatchObject({ code: 200 });
  bench.time.leap(assignedMs - 1);
  expect(await own()).toBe(1);
  bench.time.leap(1);
  expect([await own(), await seenBy(fred), await seenBy(support)]).toEqual([0, [], []]);
  expect(await say('renew', fiona, withdrawal)).toMatchObject({ code: 200 });
  expect(await own()).toBe(0);
  expect(await say('take', fred, withdrawal)).toMatchObject({ code: 200 });
  // It was free: nobody has lost it.
  expect(await seenBy(fred)).toMatchObject([{ operator: 'fred', takenFrom: null }]);
});

test('left, it is free at once', async () => {
  expect(await say('leave', fred, withdrawal)).toMatchObject({ code: 200 });
  expect(await seenBy(fred)).toEqual([]);
  expect((await acts()).at(-1)).toMatchObject({ operator_name: 'fred', act: 'case-leave', subject: 'withdrawal:w1' });
});

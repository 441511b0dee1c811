import { callNames, declarationOf, type CallName } from '@candor/api-contract/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import type { Case } from './case.ts';
import { oneOfEachKind } from './test-cases.ts';

const secret = 'Seems to be the third account of the same person';
let bench: TestServer;
let [support, fred]: TestOperator[] = [];
let cases: Case[] = [];
let customer: { token: string; userId: string };
beforeAll(async () => {
  bench = await openTestServer();
  support = await signInOperator(bench, 'support', 'anna');
  fred = await signInOperator(bench, 'finance', 'fred');
  customer = await bench.signUp();
  cases = await oneOfEachKind(bench, customer, fred);
});
afterAll(() => bench.close());

const of = (operator: TestOperator | undefined) => ({ headers: operator?.headers ?? {} });
const whose = ({ kind }: Case) => (['conversation', 'verification'].includes(kind) ? support : fred);
const note = (operator: TestOperator | undefined, one: Case, text: string) =>
  bench.call('POST /operator/cases/note', { ...of(operator), body: { ...one, text } });
const read = async (operator: TestOperator | undefined, { kind, id }: Case) =>
  bench.call('GET /operator/cases/notes', { ...of(operator), query: { kind, id } });
const withdrawal: Case = { kind: 'withdrawal', id: 'w1' };

test('nothing said, too much, no case and another role’s task are refused', async () => {
  expect(await note(fred, withdrawal, ' ')).toMatchObject({ status: 400, error: 'field-required', field: 'text' });
  expect(await note(fred, withdrawal, 'x'.repeat(2001))).toMatchObject({ status: 400, field: 'text' });
  expect(await note(fred, { ...withdrawal, id: 'nothing' }, secret)).toMatchObject({ status: 404, field: 'id' });
  expect(await note(support, withdrawal, secret)).toMatchObject({ status: 403, error: 'operator-role' });
  expect(await read(support, withdrawal)).toMatchObject({ status: 403, error: 'operator-role' });
  expect(await read(fred, { ...withdrawal, id: 'nothing' })).toMatchObject({ status: 404, field: 'id' });
  expect(await bench.call('GET /operator/cases/notes', { token: customer.token, query: withdrawal })).toMatchObject({
    status: 401,
  });
  expect(await bench.server.services.db.query('select 1 from case_note')).toEqual([]);
});

test('a note stands on its case alone, with who and when, the latest first, and its making is on record', async () => {
  const { clock, db } = bench.server.services;
  for (const one of cases) {
    expect(await note(whose(one), one, `${secret}: ${one.kind}`)).toMatchObject({ code: 200, data: null });
    expect((await read(whose(one), one)).data).toEqual({
      list: [{ id: expect.any(String), time: clock.now(), operator: whose(one)?.name, text: `${secret}: ${one.kind}` }],
      total: 1,
      page: 1,
      limit: 50,
    });
  }
  bench.time.leap(1_000);
  expect((await note(fred, withdrawal, 'x'.repeat(2000))).code).toBe(200);
  expect((await read(fred, withdrawal)).data.list.map(({ text, time }) => [text.slice(0, 5), time])).toEqual([
    ['xxxxx', clock.now()],
    ['Seems', clock.now() - 1_000],
  ]);
  const acts = await db.query(
    "select subject, user_id, details from operator_audit where act = 'case-note' order by seq",
  );
  expect(acts).toEqual(
    [...cases, withdrawal].map(({ kind, id }) => ({ subject: `${kind}:${id}`, user_id: null, details: '{}' })),
  );
});

test('nobody changes a note or takes it away', async () => {
  const { db } = bench.server.services;
  await expect(db.query("update case_note set text = 'nothing'")).rejects.toThrow('append-only');
  await expect(db.query('delete from case_note')).rejects.toThrow('append-only');
});

/** Ends the session by which the others ask. */
const ending: readonly CallName[] = ['GET /logout', 'POST /player/sessions/endAll'];

test('no call of customers answers with a note, whatever it is asked about', async () => {
  const answers = await Promise.all(
    callNames
      .filter((name) => declarationOf(name).access !== 'operator' && !ending.includes(name))
      .flatMap((name) => cases.map(({ id }) => ({ name, id })))
      .map(async ({ name, id }) => {
        const [method = '', path = ''] = name.split(' ');
        const url = `${bench.server.url}${path.replace(/\{\w+\}/g, id)}`;
        const headers = { 'coin-auth': customer.token, 'content-type': 'application/json' };
        const reply = await fetch(url, { method, headers, ...(method === 'POST' ? { body: '{}' } : {}) });
        return { name, status: reply.status, text: await reply.text() };
      }),
  );
  // What is asked here does answer: the customer sees the withdrawal itself.
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(40);
  expect(answers.filter(({ text }) => text.includes(secret)).map(({ name }) => name)).toEqual([]);
});

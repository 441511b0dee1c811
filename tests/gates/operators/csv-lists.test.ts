import type { OperatorRole } from '@candor/api-contract/call.ts';
import { csvLists, csvNames } from '@candor/api-contract/calls/operator/lists/csv-lists.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../../../apps/server/operators/test-operators.ts';
import { signInAgain } from '../../../apps/server/features/operators/proposals/test-sign-in.ts';
import { openTestServer, type TestServer } from '../../../apps/server/test-server.ts';
import { allowed } from './authorisation.ts';

const roles = ['support', 'finance', 'risk', 'admin'] as const satisfies readonly OperatorRole[];
/** Whom a role is given to that is built of support, and does nothing by itself. */
const reader = 'reader of support';
const people = [...roles, reader] as const;
type Person = (typeof people)[number];
const reason = 'for the tables';

let bench: TestServer;
const operators = new Map<Person, TestOperator>();
const ofPerson = (person: Person): TestOperator => {
  const found = operators.get(person);
  if (found === undefined) throw new Error(`${person} is not signed in`);
  return found;
};

/** Proposed by one administrator and approved by another one. */
async function decided(checker: TestOperator, proposal: object): Promise<string> {
  const { headers } = ofPerson('admin');
  const { data } = await bench.call('POST /operator/proposals/make', {
    headers,
    body: { proposal: { reason, ...proposal } as never },
  });
  const answer = await bench.call('POST /operator/proposals/approve', {
    headers: checker.headers,
    body: { id: data.id },
  });
  expect(answer.data).toMatchObject({ decision: 'approved' });
  return data.id;
}

async function signInReader(): Promise<TestOperator> {
  const [checker, made] = [
    await signInOperator(bench, 'admin', 'the-checker'),
    await signInOperator(bench, 'support', 'the-reader'),
  ];
  const rights = { makes: [], checks: [], acts: [], approveMax: null, dayMax: null };
  const named = await decided(checker, { kind: 'role-change', name: 'Reads', base: 'support', ...rights });
  await decided(checker, { kind: 'operator-role', id: made.id, role: 'support', named });
  return signInAgain(bench, made);
}

beforeAll(async () => {
  bench = await openTestServer();
  for (const role of roles) operators.set(role, await signInOperator(bench, role, `the-${role}`));
  operators.set(reader, await signInReader());
}, 120_000);
afterAll(() => bench.close());

async function letIn(path: string, person: Person): Promise<boolean> {
  const reply = await fetch(`${bench.server.url}${path}`, { headers: ofPerson(person).headers });
  const text = await reply.text();
  expect([200, 400, 403], `${person} at ${path}: ${text.slice(0, 200)}`).toContain(reply.status);
  return reply.status !== 403;
}

const tablesOf = async (person: Person): Promise<string[]> =>
  (
    await bench.server.services.db.query<{ subject: string }>(
      "select subject from operator_audit where act = 'csv' and operator_id = $1 order by seq",
      [ofPerson(person).id],
    )
  ).map(({ subject }) => subject);

/** Who answers customers takes no file of all of them along. */
const mayHaveTables = (person: Person): boolean => person !== 'support' && person !== reader;

test.each(people)('%s has no table of a list that refuses them, and no row says what was refused', async (person) => {
  const given: string[] = [];
  for (const list of csvNames) {
    const [, path = ''] = csvLists[list].split(' ');
    const inList = mayHaveTables(person) && (await letIn(path, person));
    expect(await letIn(`/operator/csv/${list}`, person), `${person} at the table of ${list}`).toBe(inList);
    if (inList) given.push(`list:${list}`);
  }
  expect(await tablesOf(person)).toEqual(given);
});

test.each([
  ['support', 'audit', false],
  ['support', 'operators', false],
  ['support', 'journal', false],
  ['support', 'verifications', false],
  ['support', 'customers', false],
  [reader, 'verifications', false],
  [reader, 'proposals', false],
  ['finance', 'audit', false],
  ['finance', 'operators', false],
  ['finance', 'verifications', false],
  ['finance', 'payouts', true],
  ['risk', 'operators', false],
  ['risk', 'verifications', true],
  ['admin', 'verifications', false],
  ['admin', 'operators', true],
] as const)('%s at the table of %s: %s', async (person, list, isLetIn) => {
  expect(await letIn(`/operator/csv/${list}`, person)).toBe(isLetIn);
});

test('each table is of a list that operators or everybody may read', () => {
  expect(csvNames.filter((list) => /customer/.test(allowed[csvLists[list]] ?? 'customer'))).toEqual([]);
});

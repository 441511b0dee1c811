import type { OperatorRole } from '@candor/api-contract/call.ts';
import { callNames, declarationOf, type CallName } from '@candor/api-contract/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator } from '../../../apps/server/operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../apps/server/test-server.ts';
import { allowed } from './authorisation.ts';
import { frozenMay, frozenMayNot } from './frozen.ts';

const roles = ['support', 'finance', 'risk', 'admin'] as const satisfies readonly OperatorRole[];
type Person = 'anon' | 'customer' | 'frozen' | OperatorRole;
const people: readonly Person[] = ['anon', 'customer', 'frozen', ...roles];

let bench: TestServer;
const headersOf = new Map<Person, Record<string, string>>();
beforeAll(async () => {
  bench = await openTestServer();
  const customer = await bench.signUp();
  const frozen = await bench.signUp({ funded: false });
  headersOf
    .set('anon', {})
    .set('customer', { 'coin-auth': customer.token })
    .set('frozen', { 'coin-auth': frozen.token });
  for (const role of roles) headersOf.set(role, (await signInOperator(bench, role, `the-${role}`)).headers);
  await bench.call('POST /operator/customers/freeze', {
    headers: headersOf.get('risk') ?? {},
    body: { userId: frozen.userId, reason: 'for the matrix' },
  });
  const {
    data: { token },
  } = await bench.call('POST /login', { body: { account: 'tester0002', password: 'secret-123' } });
  headersOf.set('frozen', { 'coin-auth': token });
});
afterAll(() => bench.close());

/** A body that no schema takes: whoever gets as far as its refusal was let in, and nothing happens. */
const nothing = JSON.stringify({ 'never-declared': true });

async function letIn(name: CallName, person: Person): Promise<boolean> {
  const [method = '', path = ''] = name.split(' ');
  const url = `${bench.server.url}${path.replace(/\{\w+\}/g, '%20')}?never-declared=1`;
  const headers = { 'content-type': 'application/json', ...headersOf.get(person) };
  const reply = await fetch(url, { method, headers, ...(method === 'POST' ? { body: nothing } : {}) });
  const { data } = (await reply.json()) as { data: { error?: string } | null };
  return (
    reply.status !== 401 &&
    data?.error !== 'operator-role' &&
    data?.error !== 'operator-setup' &&
    data?.error !== 'account-frozen'
  );
}

/** A frozen customer reads, and writes to support. */
const mayFrozen = (name: string): boolean =>
  name.startsWith('GET ') ? !frozenMayNot.includes(name) : frozenMay.includes(name);

function may(name: CallName, person: Person): boolean {
  const row = allowed[name];
  if (row === 'public') return true;
  return person === 'frozen' ? row === 'customer' && mayFrozen(name) : row?.split(' ').includes(person) === true;
}

/** Who ends their own session when let in. */
const last: readonly string[] = ['GET /logout', 'POST /operator/logout'];

test.each(callNames.filter((name) => !last.includes(name)))('%s lets in whom its row names', async (name) => {
  const row = allowed[name];
  expect(row, `${name} has no row in authorisation.ts`).toBeDefined();
  for (const person of people) expect(await letIn(name, person), `${person} at ${name}`).toBe(may(name, person));
});

test('the table has a row for every call and no other, and says what the declarations say', () => {
  expect(Object.keys(allowed).sort()).toEqual([...callNames].sort());
  const differing = callNames.filter((name) => {
    const { access, roles: declared } = declarationOf(name);
    const row = allowed[name];
    if (access === 'public' || access === 'session') return row !== (access === 'public' ? 'public' : 'customer');
    return row !== [...roles].filter((role) => declared === undefined || declared.includes(role)).join(' ');
  });
  expect(differing).toEqual([]);
});

test('logging out ends the own session only', async () => {
  for (const [name, person, mine] of [
    ['POST /operator/logout', 'support', 'operator-auth'],
    ['GET /logout', 'customer', 'coin-auth'],
  ] as const) {
    const [method = '', path = ''] = name.split(' ');
    const strange = await fetch(`${bench.server.url}${path}`, { method, headers: { [mine]: 'a'.repeat(43) } });
    expect(strange.status).toBe(401);
    expect((await fetch(`${bench.server.url}${path}`, { method, headers: headersOf.get(person) ?? {} })).status).toBe(
      200,
    );
  }
  expect(await letIn('GET /operator/queues', 'finance')).toBe(true);
});

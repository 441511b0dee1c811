import { callNames, type CallName } from '@candor/api-contract/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '../../../operators/audit.ts';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { sameLookMs } from './looks.ts';

let bench: TestServer;
let [anna, bert]: TestOperator[] = [];
let customer: { token: string; userId: string };
beforeAll(async () => {
  bench = await openTestServer();
  anna = await signInOperator(bench, 'support', 'anna');
  bert = await signInOperator(bench, 'risk', 'bert');
  customer = await bench.signUp();
});
afterAll(() => bench.close());

const whole = 'GET /operator/customers/{userId}';
const parts = callNames.filter((name) => name.startsWith(`${whole}/`));
const partOf = (name: CallName): string => name.slice(whole.length + 1);
async function read(name: CallName, userId: string, { operator = anna, query = '' } = {}): Promise<number> {
  const path = name.replace('GET ', '').replace('{userId}', userId);
  const reply = await fetch(`${bench.server.url}${path}${query}`, { headers: operator?.headers ?? {} });
  await reply.text();
  return reply.status;
}
const looksAt = async (userId: string): Promise<[string, unknown][]> =>
  (
    await bench.server.services.db.query<{ operator_name: string; details: string }>(
      `select operator_name, details from operator_audit where act = 'customer-view' and subject = $1 order by seq`,
      [`user:${userId}`],
    )
  ).map(({ operator_name: name, details }) => [name, JSON.parse(details)]);

test('of nobody nothing is read, and no row says so', async () => {
  for (const name of parts) await read(name, 'nobody');
  expect(await looksAt('nobody')).toEqual([]);
});

test.each(parts)('%s is a look on record', async (name) => {
  const { userId } = await bench.signUp({ funded: false });
  expect(await read(name, userId)).toBe(200);
  expect(await looksAt(userId)).toEqual([['anna', { part: partOf(name) }]]);
});

test('pages and lists that renew themselves are one look for ten minutes, of each operator and part', async () => {
  const { userId } = customer;
  const journal = `${whole}/journal` as const;
  const all = async (): Promise<void> => {
    const reads = [1, 2, 1, 1].map((page) => read(journal, userId, { query: `?page=${page}&limit=1` }));
    expect(await Promise.all(reads)).toEqual([200, 200, 200, 200]);
  };
  await all();
  const first = ['anna', { part: 'journal' }];
  expect(await looksAt(userId)).toEqual([first]);
  await read(`${whole}/orders`, userId, { query: '?family=spot' });
  await read(`${whole}/orders`, userId, { query: '?family=fast' });
  await read(journal, userId, { operator: bert });
  const others = [
    ['anna', { part: 'orders' }],
    ['bert', { part: 'journal' }],
  ];
  expect(await looksAt(userId)).toEqual([first, ...others]);
  bench.time.advance(sameLookMs - 1);
  await all();
  expect(await looksAt(userId)).toHaveLength(3);
  bench.time.advance(1);
  await all();
  expect(await looksAt(userId)).toEqual([first, ...others, first]);
});

test('the chain holds, and the customer is told of no mere look', async () => {
  expect((await verifyAudit(bench.server.services.db)).broken).toBeNull();
  expect((await bench.call('GET /player/operatorActs', { token: customer.token })).data.total).toBe(0);
});

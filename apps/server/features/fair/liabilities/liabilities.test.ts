import type { CallAnswer } from '@candor/api-contract/index.ts';
import { leafOf, nodeOf } from '@candor/core/fair/sum-tree.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { takeLiabilities } from './take-liabilities.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
});
afterAll(() => candor.close());

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
type Answer = CallAnswer<'GET /fair/liabilities'>;
const units = (text: string, decimals: number): bigint => parseDecimal(text, decimals) ?? -1n;

/** The root that an own leaf leads to. */
function rootOf({ roots, own }: Answer, currency: string): { sum: bigint; hash: string } | null {
  const decimals = roots.find((root) => root.currency === currency)?.decimals ?? 0;
  const leaf = own?.leaves.find((each) => each.currency === currency);
  if (own === null || leaf === undefined) return null;
  return leaf.path.reduce(
    (node, step) => {
      const sibling = { sum: units(step.sum, decimals), hash: step.hash };
      return step.side === 'left' ? nodeOf(hash, sibling, node) : nodeOf(hash, node, sibling);
    },
    leafOf(hash, leaf.nonce, own.userId, units(leaf.balance, decimals)),
  );
}

test('a day that was not taken is not there, and a day is taken once', async () => {
  expect(await candor.call('GET /fair/liabilities', { query: { day: 1 } })).toMatchObject({
    code: 404,
    error: 'not-found',
    field: 'day',
  });
  await takeLiabilities(candor.server.services).catch(() => false);
  expect(await takeLiabilities(candor.server.services)).toBe(false);
});

test('every customer is counted, each sees the own leaf alone, and all leaves lead to the public root', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => candor.signUp()));
  const [first, poor] = [people[0], await candor.signUp({ funded: false })];
  await candor.call('POST /account/executeUserCutTurn', {
    token: first?.token,
    body: { fromType: 1, toType: 3, currencyCode: 'USDT', amount: '12.5' },
  });
  candor.time.leap(dayMs);
  expect(await takeLiabilities(candor.server.services)).toBe(true);

  const visitor = (await candor.call('GET /fair/liabilities')).data;
  expect(visitor.own).toBeNull();
  expect(visitor.roots).toMatchObject([{ currency: 'USDT', decimals: 6, sum: '50000', leaves: 5 }]);
  const nonces = new Set<string>();
  for (const { token, userId } of people) {
    const answer = (await candor.call('GET /fair/liabilities', { token })).data;
    expect(answer.own).toMatchObject({ userId, leaves: [{ currency: 'USDT', balance: '10000' }] });
    expect(rootOf(answer, 'USDT')).toEqual({ sum: 50_000_000_000n, hash: visitor.roots[0]?.hash });
    nonces.add(answer.own?.leaves[0]?.nonce ?? '');
  }
  expect(nonces.size).toBe(5);
  expect((await candor.call('GET /fair/liabilities', { token: poor.token })).data.own?.leaves).toEqual([]);
  const latest = await candor.server.services.db.query<{ id: string }>('select max(id) as id from journal');
  expect(visitor.journalId).toBe(latest[0]?.id);
});

test('what was published stays: neither sum nor day can be changed', async () => {
  const { db } = candor.server.services;
  await expect(db.query('update liability_root set sum = 1')).rejects.toThrow(/append-only/);
  await expect(db.query('delete from liability_day')).rejects.toThrow(/append-only/);
});

test('the invariants are counted in the tables, whatever is open', async () => {
  const { token } = await candor.signUp();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(250);
  await candor.call('POST /portal/order/contractOrder', {
    token,
    body: { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '100' },
  });
  const journals = Number(
    (await candor.server.services.db.query<{ n: string }>('select count(*) as n from journal'))[0]?.n,
  );
  expect((await candor.call('GET /fair/invariants')).data).toMatchObject({
    sums: [{ currency: 'USDT', sum: '0' }],
    negativeAccounts: 0,
    heldOtherwise: 0,
    journals,
    holds: true,
  });
});

test('a hold that no order explains is found', async () => {
  const { userId } = await candor.signUp();
  await candor.advance(6_000);
  await candor.server.services.db.query(
    'update account set available = available - 5, frozen = frozen + 5 where owner = $1 and type = 1',
    [userId],
  );
  expect((await candor.call('GET /fair/invariants')).data).toMatchObject({ heldOtherwise: 1, holds: false });
});

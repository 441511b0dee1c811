import { ok, refuse } from '@candor/core/result.ts';
import { expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { executed, keyOf, orEnded } from './command.ts';
import { refused } from './refused.ts';

const request = (idempotencyKey: string | undefined) => ({
  language: 'en' as const,
  ip: '203.0.113.9',
  devicePlatform: 2 as const,
  device: null,
  deviceTokens: [],
  organisation: 'candor',
  host: '',
  idempotencyKey,
  bodyHash: 'hash of the body',
  call: 'POST /account/testFunds',
  receivedAt: 1,
  user: { userId: 'an', sessionId: 's' },
});

test('a key is of its user and its call: with the same one another user or another call is another intent', () => {
  expect(keyOf(request(undefined))).toBeUndefined();
  expect(keyOf(request('k'))).toEqual({
    userId: 'an',
    route: 'POST /account/testFunds',
    key: 'k',
    bodyHash: 'hash of the body',
  });
});

test('what the engine refuses is refused by the same name, with its field and the figures of its words', () => {
  expect(executed(refuse('insufficient-balance', 'amount'), { min: '5' })).toEqual({
    ok: false,
    error: 'insufficient-balance',
    field: 'amount',
    params: { min: '5' },
  });
  expect(executed(ok('done'))).toEqual({ ok: true, value: 'done' });
});

/** Holds one order of `an`. */
function tableOf(kind: string) {
  const asked: (readonly unknown[])[] = [];
  const query = <Row>(sql: string, params: readonly unknown[] = []): Promise<Row[]> => {
    asked.push([sql, params]);
    const [orderNo, userId, ofKind = kind] = params;
    return Promise.resolve((orderNo === 'ended' && userId === 'an' && ofKind === kind ? [{}] : []) as Row[]);
  };
  return { db: { query } as Partial<Database> as Database, asked };
}
const missing = refused('not-found', { field: 'orderId' });

test.each([
  ['its owner is told that it has ended', { userId: 'an', orderNo: 'ended', kind: 'wealth' }, 'order-not-pending'],
  ['to a stranger it is not there', { userId: 'binh', orderNo: 'ended', kind: 'wealth' }, 'not-found'],
  ['nor under the other kind', { userId: 'an', orderNo: 'ended', kind: 'lock-mining' }, 'not-found'],
  ['one that never was is not there', { userId: 'an', orderNo: 'never', kind: 'wealth' }, 'not-found'],
])('of an order that is no longer open, %s', async (_name, order, error) => {
  expect(await orEnded(tableOf('wealth').db, 'earn_order', order, missing)).toEqual({
    ok: false,
    error,
    field: 'orderId',
  });
});

test('any other answer stands as it is, and asks the tables nothing', async () => {
  const { db, asked } = tableOf('wealth');
  const order = { userId: 'an', orderNo: 'ended' };
  expect(await orEnded(db, 'spot_order', order, ok(7))).toEqual({ ok: true, value: 7 });
  const paused = refused('market-paused');
  expect(await orEnded(db, 'spot_order', order, paused)).toBe(paused);
  expect(asked).toEqual([]);
});

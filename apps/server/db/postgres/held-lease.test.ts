import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseUnavailable, type Statement } from '../database.ts';
import { HeldLease } from './held-lease.ts';
import { connectionName, isLost, isWithoutTable, LeaseLost, type Lease } from './lease.ts';

let told: number;
let lease: Lease;
let held: HeldLease;
beforeEach(() => {
  vi.useFakeTimers();
  told = 0;
  lease = { shard: 'candor', holder: 'me', address: 'http://me', epoch: 3, onLost: () => (told += 1) };
  held = new HeldLease();
});
afterEach(() => {
  held.rest();
  vi.useRealTimers();
});

/** A database that keeps what it is asked, and fails as it is told. */
function pool(fault: Error | null = null) {
  const asked: (readonly Statement[])[] = [];
  const batch = async (statements: readonly Statement[]): Promise<[]> => {
    asked.push(statements);
    if (fault !== null) throw fault;
    return [];
  };
  return { asked, batch };
}
const clientOf = (holder: string | undefined) =>
  ({ query: async () => ({ rows: holder === undefined ? [] : [{ holder }] }) }) as never;

test('a lease is renewed every second under its own epoch, until it rests', async () => {
  const { asked, batch } = pool();
  held.hold(lease, batch);
  await vi.advanceTimersByTimeAsync(2_500);
  const fence = [{ sql: 'select hold_lease($1, $2)', params: ['candor', 3] }];
  expect(asked).toEqual([fence, fence]);
  held.rest();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([asked.length, told]).toEqual([2, 0]);
});

test('a renewal that was under way when this process raised the epoch itself tells of nobody else', async () => {
  const late = Promise.withResolvers<never>();
  held.hold(lease, () => late.promise);
  await vi.advanceTimersByTimeAsync(1_000);
  held.rest();
  held.hold(lease, pool().batch);
  late.reject(Object.assign(new Error('another process is the writer'), { code: 'CL001' }));
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toBe(0);
});

test('held again it is renewed once, and without an epoch there is nothing to renew', async () => {
  const { asked, batch } = pool();
  held.hold(lease, batch);
  held.hold(lease, batch);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(1);
  lease.epoch = null;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked).toHaveLength(1);
});

test.each([
  ['another epoch', Object.assign(new Error('another process is the writer'), { code: 'CL001' }), 1],
  ['a pool that lets nobody in', new LeaseLost(), 1],
  ['a database that is gone', new DatabaseUnavailable(new Error('gone')), 0],
])('that fails by %s: told %#', async (_name, fault, times) => {
  held.hold(lease, pool(fault).batch);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toBe(times);
});

test('a connection is opened before there is a lease, and while it is the own', async () => {
  await held.mayConnect(clientOf('another'));
  held.hold({ ...lease, epoch: null }, pool().batch);
  await held.mayConnect(clientOf('another'));
  held.hold(lease, pool().batch);
  await held.mayConnect(clientOf('me'));
  expect(told).toBe(0);
});

test.each([['another'], [undefined]])('held by %s, none is opened any more', async (holder) => {
  held.hold(lease, pool().batch);
  await expect(held.mayConnect(clientOf(holder))).rejects.toThrow(LeaseLost);
  expect(told).toBe(1);
});

test('a lost lease is known from the database and from here, and is no other fault', () => {
  expect([isLost({ code: 'CL001' }), isLost(new LeaseLost()), isLost({ code: '23505' }), isLost(null)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([isWithoutTable({ code: '42P01' }), isWithoutTable({ code: '42P02' })]).toEqual([true, false]);
  expect(new LeaseLost()).toMatchObject({ statusCode: 503, message: 'another process has become the writer' });
  expect(connectionName('abc', 'pool')).toBe('candor abc pool');
});

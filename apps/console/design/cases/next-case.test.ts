import '../../../../tests/screens/browser.ts';
import { expect, test, vi } from 'vitest';
import { CallError } from '../../client/call.ts';
import { besides, decided, nextWaiting, oneByOne, onDecided } from './next-case.ts';

test('the place beside the open case; one that has left the list leaves its place to the next', () => {
  expect(besides({ at: 3, last: 3, by: 1 })).toBe(4);
  expect(besides({ at: 3, last: 3, by: -1 })).toBe(2);
  expect(besides({ at: -1, last: 3, by: 1 })).toBe(3);
  expect(besides({ at: -1, last: 3, by: -1 })).toBe(2);
  expect(besides({ at: -1, last: -1, by: 1 })).toBe(0);
});

test('after a decision comes what waits for this operator, below first, and never the same case', () => {
  const rows = ['a-', 'b', 'c-', 'd-', 'e'];
  const waits = (row: string): boolean => !row.endsWith('-');
  expect(nextWaiting(rows, 2, waits)).toBe('e');
  expect(nextWaiting(rows, 5, waits)).toBe('b');
  // The decided one stands at 1 until the list is read anew.
  expect(nextWaiting(['a-', 'b'], 2, waits)).toBeUndefined();
  expect(nextWaiting([], 1, waits)).toBeUndefined();
});

test('a decision is told to the list that is shown, and to no other any more', () => {
  const list = vi.fn<() => void>();
  const leave = onDecided(list);
  decided();
  leave();
  decided();
  expect(list).toHaveBeenCalledTimes(1);
});

test('many are done one after another; what fails keeps none of the others', async () => {
  const order: number[] = [];
  const act = async (row: number): Promise<void> => {
    order.push(row);
    await Promise.resolve();
    if (row % 2 === 0) throw new Error(`${row} is even`);
    order.push(row);
  };
  const said = (done: number, failed: number, fault: unknown): string => `${done} ${failed} ${String(fault)}`;
  const all = oneByOne([1, 2, 3, 4], act, said);
  await expect(all()).rejects.toThrow('2 2 Error: 2 is even');
  expect(order).toEqual([1, 1, 2, 3, 3, 4]);
  // Tried again, only what was not done is.
  await expect(all()).rejects.toThrow('2 2 Error: 2 is even');
  expect(order).toEqual([1, 1, 2, 3, 3, 4, 2, 4]);
  await expect(oneByOne([1, 3], act, said)()).resolves.toBeUndefined();
});

test('where a proof is wanted nothing more is tried, and with it what is left is done, nothing twice', async () => {
  const order: string[] = [];
  const unproven = new CallError(403, 'show a code', { error: 'step-up-needed' });
  const act = async (row: string, { code }: { code: string }): Promise<void> => {
    await Promise.resolve();
    if (row.startsWith('large') && code === '') throw unproven;
    order.push(row);
  };
  const all = oneByOne(['small', 'large', 'large too', 'other'], act, () => 'not whole');
  await expect(all({ code: '' })).rejects.toBe(unproven);
  expect(order).toEqual(['small']);
  await all({ code: '123456' });
  expect(order).toEqual(['small', 'large', 'large too', 'other']);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { store, stored, storedJson } from './storage.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('what is kept is given back, and null keeps nothing', () => {
  store('a', '{"b":1}');
  expect([stored('a'), storedJson('a'), stored('c'), storedJson('c')]).toEqual(['{"b":1}', { b: 1 }, null, null]);
  store('a', null);
  expect([...kept]).toEqual([]);
});

test('what can not be read counts as nothing', () => {
  store('a', '{');
  expect(storedJson('a')).toBeNull();
});

test('without storage nothing is kept and nothing fails', () => {
  const no = () => {
    throw new Error('not allowed');
  };
  vi.stubGlobal('localStorage', { getItem: no, setItem: no, removeItem: no });
  store('a', 'b');
  store('a', null);
  expect([stored('a'), storedJson('a')]).toEqual([null, null]);
});

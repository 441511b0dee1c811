import '../../../../tests/screens/browser.ts';
import { expect, test } from 'vitest';
import { meaningOf } from './meaning.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, target: null };
const meaning = (key: string, more: object = {}, isAsked = false) => meaningOf({ ...plain, key, ...more }, isAsked);

test('keys mean nothing under a dialog, with Alt, or when another has taken them', () => {
  for (const key of ['/', '?', 'b', '1']) {
    expect(meaning(key, {}, true)).toBeNull();
    expect(meaning(key, { altKey: true })).toBeNull();
    expect(meaning(key, { defaultPrevented: true })).toBeNull();
  }
  for (const key of ['b', '/', '1']) expect(meaning(key, { ctrlKey: true })).toBeNull();
});

test('while something is written the letters are letters, and only Ctrl K opens the line', () => {
  const target = { matches: () => true };
  for (const key of ['b', '1', '/', '?']) expect(meaning(key, { target }), key).toBeNull();
  expect(meaning('k', { target, ctrlKey: true })).toBe('palette');
  expect(meaning('b', { target: { matches: () => false } })).toBe('shortcut');
});

test('each key has its meaning, letters in either case', () => {
  expect(meaning('/')).toBe('palette');
  expect(meaning('k', { ctrlKey: true })).toBe('palette');
  expect(meaning('K', { metaKey: true })).toBe('palette');
  expect(meaning('?')).toBe('keys');
  for (const key of ['b', 'B', 's', '1', '6']) expect(meaning(key), key).toBe('shortcut');
  for (const key of ['7', '0', 'x', 'Enter', 'Escape']) expect(meaning(key), key).toBeNull();
});

import { expect, test } from 'vitest';
import { hasArrived } from './unsent.ts';

const message = (id: string, text: string, from: 'customer' | 'operator' = 'customer', files: string[] = []) => ({
  id,
  from,
  text,
  files,
});

test('what was said before is not taken for what is said now', () => {
  const messages = [message('3', 'hello', 'operator'), message('2', 'thanks'), message('1', 'hello')];
  expect(hasArrived(messages, { text: 'hello', files: [], after: '2' })).toBe(false);
  expect(hasArrived(messages, { text: 'thanks', files: ['p'], after: '1' })).toBe(false);
  expect(hasArrived([], { text: 'hello', files: [], after: null })).toBe(false);
});

test('what has arrived is recognised by its words and pictures', () => {
  const messages = [
    message('4', '', 'customer', ['p', 'q']),
    message('3', 'hello'),
    message('2', 'answer', 'operator'),
  ];
  expect(hasArrived(messages, { text: 'hello', files: [], after: '2' })).toBe(true);
  expect(hasArrived(messages, { text: '', files: ['p', 'q'], after: '2' })).toBe(true);
  expect(hasArrived(messages, { text: 'hello', files: [], after: null })).toBe(true);
});

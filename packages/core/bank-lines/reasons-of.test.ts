import { expect, test } from 'vitest';
import { reasonsOf, weightOf, type ComparedCase, type ComparedLine } from './reasons-of.ts';

const line: ComparedLine = { day: 20_000, amount: 2_630_000n, references: ['FT1', 'order-0001'], nameKey: 'an' };
const asked: ComparedCase = { day: 20_000, amount: 2_630_000n, references: ['order-0009'], nameKeys: ['an'] };

test('neither a like amount on another day, nor a name alone, is a reason', () => {
  expect(reasonsOf(line, { ...asked, day: 19_996 })).toEqual([]);
  expect(reasonsOf(line, { ...asked, day: 20_002 })).toEqual([]);
  expect(reasonsOf(line, { ...asked, amount: 2_630_001n })).toEqual([]);
  expect(reasonsOf(line, { ...asked, amount: -2_630_000n })).toEqual([]);
  expect(reasonsOf(line, { ...asked, amount: 1n, references: ['FT'] })).toEqual([]);
});

test('each thing that is equal is said', () => {
  expect(reasonsOf(line, asked)).toEqual(['amount-equal', 'day-equal', 'name-equal']);
  expect(reasonsOf(line, { ...asked, references: ['FT1'] })).toEqual([
    'reference-equal',
    'amount-equal',
    'day-equal',
    'name-equal',
  ]);
  expect(reasonsOf(line, { ...asked, day: 19_997, nameKeys: [] })).toEqual(['amount-equal', 'day-near']);
  expect(reasonsOf(line, { ...asked, day: 20_001, nameKeys: [] })).toEqual(['amount-equal', 'day-near']);
  expect(reasonsOf({ ...line, nameKey: null }, asked)).toEqual(['amount-equal', 'day-equal']);
});

test('a reference stands, whatever the amount and the day', () => {
  expect(reasonsOf(line, { day: 1, amount: 1n, references: ['order-0001'], nameKeys: [] })).toEqual([
    'reference-equal',
  ]);
});

test('a reference outweighs all else, the amount the name, the name the day', () => {
  const weights = (
    [
      ['reference-equal'],
      ['amount-equal', 'name-equal', 'day-equal'],
      ['amount-equal', 'name-equal'],
      ['amount-equal', 'day-equal'],
      ['amount-equal', 'day-near'],
    ] as const
  ).map(weightOf);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(new Set(weights).size).toBe(weights.length);
});

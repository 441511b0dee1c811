import { refusalReasons } from '@candor/api-contract/refusal-reasons.ts';
import { expect, test } from 'vitest';
import { words } from '../locales/words.ts';
import { refusalFields, refusalOf, refusalShown } from './refusal.ts';

test('a form offers own words first, then the reasons of what is refused, and none of anything else', () => {
  const [known] = refusalFields(['card', 'withdrawal']);
  expect(known?.options?.map(({ value }) => value)).toEqual([
    'own',
    ...refusalReasons.card,
    ...refusalReasons.withdrawal,
  ]);
});

test('what was chosen stands in the first line, what was added below, and either may be missing', () => {
  expect(refusalOf({ known: 'amount-differs', reason: 'It was 90' })).toBe('amount-differs\nIt was 90');
  expect(refusalOf({ known: 'amount-differs', reason: '' })).toBe('amount-differs');
  expect(refusalOf({ known: 'own', reason: 'It was 90' })).toBe('It was 90');
  expect(refusalOf({})).toBe('');
});

test('operators read a known reason in their words with what was added, anything else as it was written', () => {
  expect(refusalShown('amount-differs\nIt was 90')).toBe(`${words.refusals.reasons['amount-differs']}. It was 90`);
  expect(refusalShown('Blurred\nTry again')).toBe('Blurred\nTry again');
  expect(refusalShown('toString')).toBe('toString');
});

import { expect, test, vi } from 'vitest';
import { writeIn } from '../../locales/format.ts';
import { dayWord } from './day-word.ts';

test('days are named as their number asks for', () => {
  const named = (language: 'en' | 'pl' | 'ru') => {
    writeIn(language);
    return [1, 2, 5, 21].map(dayWord);
  };
  expect([named('en'), named('pl'), named('ru')]).toEqual([
    ['day', 'days', 'days', 'days'],
    ['dzień', 'dni', 'dni', 'dni'],
    ['день', 'дня', 'дней', 'день'],
  ]);
});

test('the format of a language is made once, however often it is asked for', () => {
  writeIn('sv');
  const made = vi.spyOn(Intl, 'NumberFormat');
  expect([1, 2, 3].map(dayWord)).toEqual(['dygn', 'dygn', 'dygn']);
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});

import { expect, test } from 'vitest';
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

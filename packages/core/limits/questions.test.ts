import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choicesEach, questionNames, rightAnswers, wrongAnswers, type Answers } from './questions.ts';

const choice = fc.integer({ min: 0, max: choicesEach - 1 });

test('only the right choice of each passes, and what is not right is named', () => {
  expect(wrongAnswers(rightAnswers)).toEqual([]);
  fc.assert(
    fc.property(fc.record({ loss: choice, leverage: choice, odds: choice, house: choice }), (answers: Answers) => {
      const named = wrongAnswers(answers);
      for (const name of questionNames) expect(named.includes(name)).toBe(answers[name] !== rightAnswers[name]);
    }),
  );
});

test('right choices are choices, and not all in one place', () => {
  const places = Object.values(rightAnswers);
  expect(places.every((place) => place >= 0 && place < choicesEach)).toBe(true);
  expect(new Set(places).size).toBe(choicesEach);
});

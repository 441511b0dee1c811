import { expect, test } from 'vitest';
import { at, isCode, isTest, planted, readAll, type Source } from '../source.ts';

/** Tables of what operators note among themselves. */
const notes = /\b(?:operator_note|case_note)\b/g;
/** The calls of operators alone read and write them; the sweep of closed accounts empties them. */
const ofOperators = /^apps\/server\/features\/(?:operators\/(?:cases|customers)\/|own-data\/erase\/erase-papers\.ts$)/;

const strangers = (sources: Source[]): string[] =>
  sources
    .filter((one) => isCode(one) && !isTest(one) && one.path.startsWith('apps/') && !ofOperators.test(one.path))
    .flatMap((source) =>
      [...source.text.matchAll(notes)].map((match) => at(source, { start: match.index }, `touches ${match[0]}`)),
    );

test('what operators note is read by their own calls alone', () => {
  const sources = readAll();
  expect(sources.filter(({ path, text }) => ofOperators.test(path) && /_note\b/.test(text)).length).toBeGreaterThan(1);
  expect(strangers(sources)).toEqual([]);
});

test('a call of customers that would read a note is reported', () => {
  const tree = planted({
    'apps/server/features/withdrawals/detail.ts': `db.query('select * from withdrawal join case_note on true');`,
    'apps/server/features/operators/cases/notes.ts': `db.query('select * from case_note');`,
  });
  expect(strangers(tree)).toEqual(['apps/server/features/withdrawals/detail.ts:1 touches case_note']);
});

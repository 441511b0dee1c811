import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../source.ts';
import { listOf, readRecord, rowsBelow } from '../record.ts';
import type { Answered, Left, Promised } from './page.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const own = (name: string): string => read(`tests/gates/record/promises/${name}`);

/** What the product promises, how it is shown, and what is not shown yet. */
export const readPromises = (): Promised[] =>
  rowsBelow(own('promises.csv'), 'id,promise,aim,shown by,last figures,lacks').map(
    ([id = '', promise = '', aim = '', shown = '', figures = '', lacks = '']) => ({
      id,
      promise,
      aim,
      shownBy: listOf(shown),
      figures: listOf(figures),
      lacks,
    }),
  );

/** Attacks that were seen elsewhere, the rule against each, and the tests of it. */
export const readAttacks = (): Answered[] =>
  rowsBelow(own('attacks.csv'), 'attack,rule,shown by,lacks').map(
    ([attack = '', rule = '', shown = '', lacks = '']) => ({ attack, rule, shownBy: listOf(shown), lacks }),
  );

/** What the last runs have left in the tree. */
export const readLeft = (): Left => ({
  results: read('bench/results.md'),
  mutation: read('tests/mutation/README.md'),
  record: readRecord(read('docs/asvs.csv')),
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kindOf } from './receipts/grammar.ts';
import { verifyReceipt } from './receipt.ts';
import type { Receipt, Step, Tape } from './text.ts';

interface Vector {
  readonly name: string;
  readonly receipt: Receipt;
  readonly limitPrice?: string;
  readonly tapes: readonly Tape[];
}
interface Forgery extends Partial<Vector> {
  readonly name: string;
  readonly of: string;
  readonly termsHash?: string;
  readonly fails: readonly string[];
}
const read = <Item>(file: string): Item[] =>
  JSON.parse(readFileSync(new URL(`./vectors/${file}`, import.meta.url), 'utf8')) as Item[];
const receipts = read<Vector>('receipts.json');
const forgeries = read<Forgery>('forgeries.json');
const named = new Map(receipts.map((vector) => [vector.name, vector]));

const judged = (forgery: Forgery): Step[] => {
  const { receipt, tapes, limitPrice } = { ...named.get(forgery.of), ...forgery };
  if (receipt === undefined || tapes === undefined) throw new Error(`there is no ${forgery.of}`);
  return verifyReceipt(receipt, tapes, { termsHash: forgery.termsHash, limitPrice });
};

test('there are vectors of every kind, and forgeries of each', () => {
  expect(receipts.length).toBeGreaterThanOrEqual(60);
  expect(forgeries.length).toBeGreaterThanOrEqual(40);
  const kinds = new Set(receipts.map(({ receipt }) => kindOf(receipt.content)));
  expect(kinds).toEqual(
    new Set([
      'earn-income',
      'earn-redemption',
      'exchange',
      'fast',
      'futures',
      'futures-close',
      'futures-open',
      'futures-pair',
      'spot',
      'spot-when',
      'withdrawal',
    ]),
  );
});

test.each(receipts)('$name is right', ({ receipt, tapes, limitPrice }) => {
  const steps = verifyReceipt(receipt, tapes, { limitPrice });
  expect(steps.length).toBeGreaterThanOrEqual(3);
  expect(steps.filter(({ ok }) => ok !== true)).toEqual([]);
});

test.each(forgeries)('found: $name ($of)', (forgery) => {
  const steps = judged(forgery);
  expect(steps.filter(({ ok }) => ok === false).map(({ name }) => name)).toEqual(forgery.fails);
});

test('each step is the only one that finds some forgery: none can be left out', () => {
  const steps = new Set(
    receipts.flatMap((vector) => judged({ ...vector, of: vector.name, fails: [] })).map((s) => s.name),
  );
  const alone = new Set(forgeries.filter(({ fails }) => fails.length === 1).flatMap(({ fails }) => fails));
  expect([...steps].filter((name) => !alone.has(name))).toEqual([]);
});

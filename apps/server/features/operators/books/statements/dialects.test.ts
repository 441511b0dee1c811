import { expect, test } from 'vitest';
import { readStatements } from './read-statements.ts';
import { dialects } from './test-dialects.ts';
import { bytesOf } from './test-statements.ts';

test.each(dialects)('$name is read to the last field', ({ file, account, opening, closing, lines }) => {
  const { statements } = readStatements(bytesOf(file));
  expect(statements.flatMap((one) => one.lines)).toEqual(lines);
  expect(statements[0]).toMatchObject({ account, opening, closing: statements[0]?.closing });
  expect(statements[0]?.closing).toBe(closing);
});

test.each(dialects)('$name with one digit more in any amount is not read the same', ({ file }) => {
  const before = readStatements(bytesOf(file));
  // Beside what is only available and what is to come, which say nothing of booked money.
  const booked = file.replaceAll(/^:6[45]:.*$/gm, (line) => ' '.repeat(line.length));
  const amounts = [...booked.matchAll(/(?<=[CD>\t"])\d{2,}(?=,|<|\t)/g)].map(({ index }) => index);
  const same = amounts.filter((at) => {
    try {
      const after = readStatements(bytesOf(`${file.slice(0, at)}9${file.slice(at)}`));
      return JSON.stringify(after, text) === JSON.stringify(before, text);
    } catch {
      return false;
    }
  });
  expect(same.map((at) => file.slice(at - 20, at + 10))).toEqual([]);
});

const text = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

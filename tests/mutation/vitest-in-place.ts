import { format } from 'node:util';

export { expect } from 'vitest';

/** A test of core, which is a plain function: none of them awaits anything. */
export interface CollectedTest {
  readonly id: string;
  readonly name: string;
  readonly fileName: string;
  /** Counted from zero. */
  readonly startPosition: { readonly line: number; readonly column: number };
  readonly run: () => void;
}

export const collected = new Map<string, CollectedTest>();
const describing: string[] = [];

export function describe(title: string, tests: () => void): void {
  describing.push(title);
  tests();
  describing.pop();
}

export function test(title: string, run: () => void): void {
  const [, fileName = '', line, column] =
    /(?:file:\/\/)?(\/\S+\.test\.ts)\?\d+:(\d+):(\d+)/.exec(new Error().stack ?? '') ?? [];
  const name = [...describing, title].join(' > ');
  const place = `${fileName.slice(fileName.lastIndexOf('packages/core/'))}#${name}`;
  let id = place;
  for (let count = 2; collected.has(id); count += 1) id = `${place} (${count})`;
  collected.set(id, {
    id,
    name,
    fileName,
    startPosition: { line: Number(line) - 1, column: Number(column) - 1 },
    run,
  });
}

test.each =
  (rows: readonly unknown[]) =>
  (title: string, run: (...row: readonly unknown[]) => void): void => {
    for (const row of rows) {
      const values: readonly unknown[] = Array.isArray(row) ? row : [row];
      const count = title.match(/%[a-z]/gi)?.length ?? 0;
      test(format(title, ...values.slice(0, count)), () => run(...values));
    }
  };

import { readCsvTable } from '@candor/core/csv-table.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Proof } from '../../specification/row.ts';
import { root } from '../source.ts';

export const states = ['met', 'not applicable', 'deviation', 'open'] as const;
export type State = (typeof states)[number];

/** A requirement of somebody else's standard, and what stands behind it here. */
export interface Requirement {
  readonly id: string;
  readonly level: string;
  readonly requirement: string;
  readonly state: string;
  /** Tests as `path › title`, and sections of pages as `page.md › heading`. */
  readonly shownBy: readonly string[];
  /** Why, where no test says it. */
  readonly reason: string;
}

/** Between two that show the same; no title holds it. */
const between = ' | ';
const head = 'id,level,requirement,state,shown by,reason';

/** Rows of a table below its head. @throws when it has another head or a row of another width */
export function rowsBelow(text: string, names: string): (readonly string[])[] {
  const { rows, brokenAt } = readCsvTable(text);
  if (brokenAt !== null) throw new Error(`a quote is open from line ${brokenAt} on`);
  const [first, ...below] = rows.map(({ cells }) => cells);
  if (first?.join(',') !== names) throw new Error(`the table begins with ${names}`);
  for (const cells of below) {
    if (cells.length === first.length) continue;
    throw new Error(`${first.length} cells, not ${cells.length}: ${cells.join(',').slice(0, 60)}`);
  }
  return below;
}

/** What a cell names, one beside the other. */
export const listOf = (cell: string): string[] => (cell === '' ? [] : cell.split(between));

export const readRecord = (text: string): Requirement[] =>
  rowsBelow(text, head).map(([id = '', level = '', requirement = '', state = '', shown = '', reason = '']) => ({
    id,
    level,
    requirement,
    state,
    shownBy: listOf(shown),
    reason,
  }));

/** A page of the docs and the headings that have something below them. */
export type Headings = (page: string) => ReadonlySet<string>;

export const headingsIn: Headings = (page) => {
  try {
    const text = readFileSync(path.join(root, page), 'utf8');
    return new Set([...text.matchAll(/^#+ (.+)\n+(?!#)\S/gm)].map(([, heading = '']) => heading));
  } catch {
    return new Set();
  }
};

/** What is named and not there: a test that no file has, a section that no page has. */
export function missing(shownBy: readonly string[], titles: ReadonlySet<Proof>, headings: Headings): string[] {
  return shownBy.filter((one) => {
    const [file = '', part = ''] = one.split(' › ');
    return file.endsWith('.md') ? !headings(file).has(part) : !titles.has(one);
  });
}

const isTest = (one: string): boolean => !(one.split(' › ')[0] ?? '').endsWith('.md');

/** Long enough to be a reason that somebody can judge. */
const reasonLeast = 25;

function faultOf({ state, shownBy, reason, requirement }: Requirement): string | null {
  if (requirement.length < 10) return 'says nothing of what is asked';
  switch (state) {
    case 'met':
      return shownBy.some(isTest) ? null : 'is met by no test';
    case 'not applicable':
    case 'deviation':
    case 'open':
      return reason.length < reasonLeast ? `is ${state} without a reason` : null;
    default:
      return `has no state: ${state}`;
  }
}

/** Everything that is wrong with rows of the record. */
export const faultsOf = (
  rows: readonly Requirement[],
  titles: ReadonlySet<Proof>,
  headings: Headings = headingsIn,
): string[] =>
  rows.flatMap((row) => {
    const fault = faultOf(row);
    return [
      ...(fault === null ? [] : [`${row.id} ${fault}`]),
      ...missing(row.shownBy, titles, headings).map((one) => `${row.id}: there is no ${one}`),
    ];
  });

/** How many requirements of a level are in each state. */
export const countsOf = (rows: readonly Requirement[], levels: readonly string[]): Record<State, number> => {
  const counts = Object.fromEntries(states.map((state) => [state, 0])) as Record<State, number>;
  for (const { level, state } of rows) if (levels.includes(level)) counts[state as State] += 1;
  return counts;
};

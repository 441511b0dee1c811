import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isCode, isData, isNode, isTest, walk, type Node, type Source } from '../source.ts';

const file = path.join(import.meta.dirname, 'ratchets.json');

/** Numbers that may only go down, and ratios that may only go up. */
export interface Ratchets {
  readonly atMost: Readonly<Record<string, number>>;
  readonly atLeast: Readonly<Record<string, number>>;
}
export interface Measured {
  readonly number: number;
  /** The place that makes it, where there is one. */
  readonly where: string;
}
export interface Figures {
  readonly atMost: Readonly<Record<string, Measured>>;
  readonly atLeast: Readonly<Record<string, Measured>>;
}

export const readRatchets = (): Ratchets => JSON.parse(readFileSync(file, 'utf8')) as Ratchets;
export const writeRatchets = (ratchets: Ratchets): void =>
  writeFileSync(file, `${JSON.stringify(ratchets, null, 2)}\n`);

/** Where tests are counted against what they test; the simulator's belong to core. */
const testedFolders: Readonly<Record<string, readonly string[]>> = {
  core: ['packages/core/', 'tests/simulator/'],
  'api-contract': ['packages/api-contract/'],
  client: ['packages/client/'],
  server: ['apps/server/', 'tests/faults/'],
  web: ['apps/web/'],
  console: ['apps/console/'],
};
/** The apps whose logic lies in files of its own: what draws is held by journeys, words by gates. */
const screenFolders: Readonly<Record<string, readonly string[]>> = {
  webLogic: ['apps/web/'],
  consoleLogic: ['apps/console/'],
};
const lineWidth = 120;
const longFunctionLines = 40;
const manyParameters = 5;

/** What has landed stays, so their folder only grows. */
const isMigration = ({ path: place }: Source): boolean => place.startsWith('apps/server/db/migrations/');
const isLogic = ({ path: place }: Source): boolean => place.endsWith('.ts');
const isWide = (line: string): boolean => line.length > lineWidth;
const linesOf = ({ text }: Source): string[] => text.trimEnd().split('\n');
const lengthOf = (source: Source): number => linesOf(source).length;

/** Today's numbers, each with the place that makes it. */
export function measure(sources: Source[]): Figures {
  const code = sources.filter((source) => isCode(source) && !isData(source));
  const product = code.filter((source) => !isTest(source));
  const counted = product.map((source) => ({ path: source.path, ...countsOf(source) }));
  const functions = counted.flatMap(({ path: place, functionLines }) =>
    functionLines.map((lines) => ({ path: place, lines })),
  );
  const wide = code.map((source) => ({ path: source.path, lines: linesOf(source).filter(isWide).length }));
  return {
    atMost: {
      longestFileLines: worst(product, lengthOf),
      p90FileLines: p90(product.map(lengthOf)),
      longestTestFileLines: worst(code.filter(isTest), lengthOf),
      longestFunctionLines: worst(functions, ({ lines }) => lines),
      p90FunctionLines: p90(functions.map(({ lines }) => lines)),
      functionsOver40Lines: count(functions.filter(({ lines }) => lines > longFunctionLines)),
      linesOver120: sum(wide, ({ lines }) => lines),
      functionsOf5Parameters: sum(counted, ({ manyParameterFunctions }) => manyParameterFunctions),
      nestedConditionals: sum(counted, ({ nestedConditionals }) => nestedConditionals),
      fullestFolderFiles: fullestFolder(sources.filter((source) => !isData(source) && !isMigration(source))),
      anyTypes: sum(counted, ({ anyTypes }) => anyTypes),
      castsThroughUnknown: sum(counted, ({ casts }) => casts),
      nonNullAssertions: sum(counted, ({ nonNull }) => nonNull),
      disabledRules: sum(
        code.map((source) => ({ path: source.path, disabled: disabledIn(source) })),
        ({ disabled }) => disabled,
      ),
    },
    atLeast: {
      ...testPercents(code, testedFolders),
      ...testPercents(
        code.filter((source) => isTest(source) || isLogic(source)),
        screenFolders,
      ),
      coreAssertsPer1000Functions: assertsPer1000(product, counted),
    },
  };
}

/** The first of many places. */
export function shortened(where: string): string {
  const [first = '', ...others] = where.split(', ');
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

/** What is worse than it was, in words. */
export function worseThan({ atMost, atLeast }: Ratchets, now: Figures): string[] {
  const above = Object.entries(now.atMost)
    .filter(([key, { number }]) => number > (atMost[key] ?? 0))
    .map(([key, { number, where }]) => `${key}: ${number} (${shortened(where)}), at most ${atMost[key] ?? 0}`);
  const below = Object.entries(now.atLeast)
    .filter(([key, { number }]) => number < (atLeast[key] ?? 0))
    .map(([key, { number }]) => `${key}: ${number}, at least ${atLeast[key] ?? 0}`);
  return [...above, ...below];
}

/** The better of bound and today's number, each. */
export function tightened({ atMost, atLeast }: Ratchets, now: Figures): Ratchets {
  const better = (
    bounds: Readonly<Record<string, number>>,
    figures: Readonly<Record<string, Measured>>,
    best: (...numbers: number[]) => number,
  ): Record<string, number> =>
    Object.fromEntries(Object.entries(figures).map(([key, { number }]) => [key, best(bounds[key] ?? number, number)]));
  return { atMost: better(atMost, now.atMost, Math.min), atLeast: better(atLeast, now.atLeast, Math.max) };
}

function worst<T extends { path: string }>(items: T[], numberOf: (item: T) => number): Measured {
  return items.reduce<Measured>(
    (most, item) => (numberOf(item) > most.number ? { number: numberOf(item), where: item.path } : most),
    { number: 0, where: '' },
  );
}

function p90(numbers: number[]): Measured {
  const sorted = numbers.toSorted((a, b) => a - b);
  return { number: sorted[Math.floor(sorted.length * 0.9)] ?? 0, where: '' };
}

function sum<T extends { path: string }>(items: T[], numberOf: (item: T) => number): Measured {
  const places = items.filter((item) => numberOf(item) > 0).map((item) => item.path);
  return { number: items.reduce((total, item) => total + numberOf(item), 0), where: places.join(', ') };
}

const count = (items: { path: string }[]): Measured => sum(items, () => 1);

function fullestFolder(sources: Source[]): Measured {
  const folders = new Map<string, number>();
  for (const source of sources)
    folders.set(path.posix.dirname(source.path), (folders.get(path.posix.dirname(source.path)) ?? 0) + 1);
  return worst(
    [...folders].map(([folder, files]) => ({ path: folder, files })),
    ({ files }) => files,
  );
}

/** Lines of tests for a hundred lines of what they test, by folders. */
function testPercents(
  code: Source[],
  foldersOf: Readonly<Record<string, readonly string[]>>,
): Record<string, Measured> {
  const percent = (folders: readonly string[]): Measured => {
    const all = code.filter(({ path: place }) => folders.some((folder) => place.startsWith(folder)));
    const isTesting = (source: Source): boolean => isTest(source) || source.path.startsWith('tests/');
    const lines = (some: Source[]): number => some.reduce((total, source) => total + lengthOf(source), 0);
    const tested = lines(all.filter((source) => !isTesting(source)));
    return { number: tested === 0 ? 0 : Math.floor((lines(all.filter(isTesting)) * 100) / tested), where: '' };
  };
  return Object.fromEntries(
    Object.entries(foldersOf).map(([name, folders]) => [`${name}TestPercent`, percent(folders)]),
  );
}

/** Assertions in core and in the engine for each thousand of their functions. */
function assertsPer1000(product: Source[], counted: ({ path: string } & Counts)[]): Measured {
  const isInside = ({ path: place }: { path: string }): boolean =>
    /^(packages\/core|apps\/server\/engine)\//.test(place);
  const inside = counted.filter(isInside);
  const functions = inside.reduce((total, { functionLines }) => total + functionLines.length, 0);
  const asserts = product
    .filter(isInside)
    .reduce((total, { text }) => total + (text.match(/\bassert\w*\(/g) ?? []).length, 0);
  return { number: functions === 0 ? 0 : Math.floor((asserts * 1000) / functions), where: '' };
}

// Built from pieces, so that the words that switch a rule off don't count here.
const disabling = new RegExp(['(?:ox|es)lint', '-disable|@ts-', '(?:ignore|expect-error|nocheck)'].join(''), 'g');
const disabledIn = ({ text }: Source): number => text.match(disabling)?.length ?? 0;

interface Counts {
  functionLines: number[];
  manyParameterFunctions: number;
  nestedConditionals: number;
  anyTypes: number;
  casts: number;
  nonNull: number;
}

function countsOf(source: Source): Counts {
  const counts = {
    functionLines: [] as number[],
    manyParameterFunctions: 0,
    nestedConditionals: 0,
    anyTypes: 0,
    casts: 0,
    nonNull: 0,
  };
  walk(source, (node, parents) => {
    if (node.type === 'TSAnyKeyword') counts.anyTypes += 1;
    if (node.type === 'TSNonNullExpression') counts.nonNull += 1;
    if (node.type === 'TSAsExpression' && isNode(node['expression'], 'TSAsExpression')) counts.casts += 1;
    if (node.type === 'ConditionalExpression' && isNode(outside(parents), 'ConditionalExpression'))
      counts.nestedConditionals += 1;
    if (!isFunction(node)) return;
    if (isNode(node['body'], 'BlockStatement'))
      counts.functionLines.push(source.text.slice(node.start, node.end).split('\n').length);
    if (Array.isArray(node['params']) && node['params'].length >= manyParameters) counts.manyParameterFunctions += 1;
  });
  return counts;
}

/** What a node stands in, brackets aside. */
const outside = (parents: readonly Node[]): Node | undefined =>
  parents.findLast(({ type }) => type !== 'ParenthesizedExpression');

const isFunction = ({ type, body }: Node): boolean =>
  (type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression') &&
  isNode(body);

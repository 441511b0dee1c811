import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isCode, isData, isNode, isTest, walk, type Node, type Source } from './source.ts';

const file = path.join(import.meta.dirname, 'ratchets.json');

/** Numbers that may only go down. */
export interface Ratchets {
  longestFileLines: number;
  longestTestFileLines: number;
  longestFunctionLines: number;
  fullestFolderFiles: number;
  anyTypes: number;
  castsThroughUnknown: number;
  nonNullAssertions: number;
  disabledRules: number;
}
export interface Measured { number: number; where: string }

export const readRatchets = (): Ratchets => JSON.parse(readFileSync(file, 'utf8')) as Ratchets;
export const writeRatchets = (ratchets: Ratchets): void => writeFileSync(file, `${JSON.stringify(ratchets, null, 2)}\n`);

/** What has landed stays, so their folder only grows. */
const isMigration = ({ path: place }: Source): boolean => place.startsWith('apps/server/db/migrations/');

/** Today's numbers, each with the place that makes it. */
export function measure(sources: Source[]): Record<keyof Ratchets, Measured> {
  const code = sources.filter((source) => isCode(source) && !isData(source));
  const product = code.filter((source) => !isTest(source));
  const counted = product.map((source) => ({ path: source.path, ...countsOf(source) }));
  return {
    longestFileLines: worst(product, lengthOf),
    longestTestFileLines: worst(code.filter(isTest), lengthOf),
    longestFunctionLines: worst(counted, ({ longestFunction }) => longestFunction),
    fullestFolderFiles: fullestFolder(sources.filter((source) => !isData(source) && !isMigration(source))),
    anyTypes: sum(counted, ({ anyTypes }) => anyTypes),
    castsThroughUnknown: sum(counted, ({ casts }) => casts),
    nonNullAssertions: sum(counted, ({ nonNull }) => nonNull),
    disabledRules: sum(code.map((source) => ({ path: source.path, disabled: disabledIn(source) })), ({ disabled }) => disabled),
  };
}

/** What is worse than it was, in words. */
export function worseThan(limits: Ratchets, now: Record<keyof Ratchets, Measured>): string[] {
  return (Object.keys(limits) as (keyof Ratchets)[]).flatMap((key) => {
    const { number, where } = now[key];
    return number > limits[key] ? [`${key}: ${number} (${where}), at most ${limits[key]}`] : [];
  });
}

/** The lower of limit and today's number, each. */
export function tightened(limits: Ratchets, now: Record<keyof Ratchets, Measured>): Ratchets {
  const pairs = (Object.keys(limits) as (keyof Ratchets)[]).map((key) => [key, Math.min(limits[key], now[key].number)]);
  return Object.fromEntries(pairs) as Ratchets;
}

const lengthOf = ({ text }: Source): number => text.trimEnd().split('\n').length;

function worst<T extends { path: string }>(items: T[], numberOf: (item: T) => number): Measured {
  return items.reduce<Measured>((most, item) => (numberOf(item) > most.number ? { number: numberOf(item), where: item.path } : most), { number: 0, where: '' });
}

function sum<T extends { path: string }>(items: T[], numberOf: (item: T) => number): Measured {
  const places = items.filter((item) => numberOf(item) > 0).map((item) => item.path);
  return { number: items.reduce((total, item) => total + numberOf(item), 0), where: places.join(', ') };
}

function fullestFolder(sources: Source[]): Measured {
  const folders = new Map<string, number>();
  for (const source of sources) folders.set(path.posix.dirname(source.path), (folders.get(path.posix.dirname(source.path)) ?? 0) + 1);
  return worst([...folders].map(([folder, count]) => ({ path: folder, count })), ({ count }) => count);
}

// Built from pieces, so that the words that switch a rule off don't count here.
const disabling = new RegExp(['(?:ox|es)lint', '-disable|@ts-', '(?:ignore|expect-error|nocheck)'].join(''), 'g');
const disabledIn = ({ text }: Source): number => text.match(disabling)?.length ?? 0;

function countsOf(source: Source): { longestFunction: number; anyTypes: number; casts: number; nonNull: number } {
  const counts = { longestFunction: 0, anyTypes: 0, casts: 0, nonNull: 0 };
  walk(source, (node) => {
    if (node.type === 'TSAnyKeyword') counts.anyTypes += 1;
    if (node.type === 'TSNonNullExpression') counts.nonNull += 1;
    if (node.type === 'TSAsExpression' && isNode(node['expression'], 'TSAsExpression')) counts.casts += 1;
    if (isFunction(node)) counts.longestFunction = Math.max(counts.longestFunction, source.text.slice(node.start, node.end).split('\n').length);
  });
  return counts;
}

const isFunction = ({ type, body }: Node): boolean => (type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression') && isNode(body);

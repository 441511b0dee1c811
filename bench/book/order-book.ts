import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { OrderBook } from '@candor/core/spot/book.ts';
import { median } from '../harness/statistics.ts';
import type { Finding } from '../report.ts';
import { playByHandle, playById, type Play } from './candor-books.ts';
import { deepShape, makeFlow, shapes, type Flow } from './flow.ts';
import { makeIds, playLimit, playNodejs } from './npm-books.ts';
import { budgetMicroseconds, depthMicroseconds } from './other-costs.ts';

const operations = 500_000;
const rounds = 7;
const seed = 1;
const aims: Readonly<Record<string, number>> = { deep: 5, shallow: 7, wide: 3 };
const aimRatio = 10;

/** What needs minutes for a flow is measured on its beginning, and Candor beside it on the same beginning. */
const rivals: readonly { name: string; play: Play; operations: number; rounds: number }[] = [
  { name: 'nodejs-order-book', play: playNodejs, operations, rounds: 3 },
  { name: 'limit-order-book', play: playLimit, operations: 5_000, rounds: 3 },
];

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

interface Measured {
  millions: number;
  digest: string;
}

// As in a server, where there is always a book: with the last one the engine would forget the code it has compiled for
// books.
const kept = new Map<Play, unknown>();

function measure(play: Play, flow: Flow, count: number, ids: readonly string[]): Measured {
  collectGarbage();
  const started = performance.now();
  const { states, keep } = play(flow, count, ids);
  const millions = count / (performance.now() - started) / 1_000;
  kept.set(play, keep);
  return { millions, digest: states.digest() };
}

/** Order-book operations a second with events and order states, alone and against the packages of npm. */
export function orderBook(): Finding[] {
  const ids = makeIds(operations);
  const flows = shapes.map((shape) => ({ name: shape.name, flow: makeFlow(shape, operations, seed) }));
  const deep = makeFlow(deepShape, operations, seed);
  const own = flows.map(() => ({ byHandle: [] as number[], byId: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    flows.forEach(({ flow }, at) => {
      own[at]?.byHandle.push(measure(playByHandle, flow, operations, ids).millions);
      own[at]?.byId.push(measure(playById, flow, operations, ids).millions);
    });
  }
  const ratios = rivals.map((rival) => flows.map(({ name, flow }) => ({ flow: name, ...compare(rival, flow, ids) })));
  return [
    ...flows.flatMap(({ name, flow }, at) => speedOf(name, flow, own[at] ?? { byHandle: [], byId: [] })),
    ...rivals.flatMap(({ name, operations: count }, at) => ratiosOf(name, count, ratios[at] ?? [])),
    ...memoryOf(deep, ids),
    { what: 'depth of 20 levels, deep book', value: `${depthMicroseconds(deep).toFixed(1)} µs` },
    { what: 'market buy for a quote amount, 8 makers', value: `${budgetMicroseconds().toFixed(1)} µs`, note: 'bigint' },
  ];
}

function speedOf(
  name: string,
  { resting }: Flow,
  { byHandle, byId }: { byHandle: number[]; byId: number[] },
): Finding[] {
  const [first, second] = [median(byHandle), median(byId)];
  const aim = aims[name];
  return [
    {
      what: `${name}, ${resting} resting: with events and order states`,
      value: `${first.toFixed(1)} million/s`,
      ...(aim === undefined ? {} : { aim: `≥ ${aim}` }),
      note: texts(byHandle),
    },
    { what: `${name}: the same, orders found by text id`, value: `${second.toFixed(1)} million/s`, note: texts(byId) },
  ];
}

interface Comparison {
  rate: number;
  byHandle: number;
  byId: number;
}

/** Each round plays the same operations on all, one after the other; every order must end in the same state. */
function compare(
  { name, play, operations: count, rounds: times }: (typeof rivals)[number],
  flow: Flow,
  ids: readonly string[],
): Comparison {
  const found: Comparison[] = [];
  for (let round = 0; round < times; round += 1) {
    const theirs = measure(play, flow, count, ids);
    const byHandle = measure(playByHandle, flow, count, ids);
    const byId = measure(playById, flow, count, ids);
    if (new Set([theirs.digest, byHandle.digest, byId.digest]).size !== 1)
      throw new Error(`${name} trades differently`);
    found.push({
      rate: theirs.millions,
      byHandle: byHandle.millions / theirs.millions,
      byId: byId.millions / theirs.millions,
    });
  }
  return {
    rate: median(found.map(({ rate }) => rate)),
    byHandle: median(found.map((one) => one.byHandle)),
    byId: median(found.map((one) => one.byId)),
  };
}

function ratiosOf(name: string, count: number, comparisons: (Comparison & { flow: string })[]): Finding[] {
  const least = (kind: 'byHandle' | 'byId'): string => Math.min(...comparisons.map((one) => one[kind])).toFixed(0);
  const lines = comparisons.map(({ flow, rate, byHandle, byId }): Finding => ({
    what: `${flow}: Candor / ${name}`,
    value: `${byHandle.toFixed(0)} × by number, ${byId.toFixed(0)} × by text id`,
    note: `${name} ${Math.round(rate * 1_000)} thousand/s, first ${count} operations`,
  }));
  return [
    ...lines,
    {
      what: `worst flow: Candor / ${name}`,
      value: `${least('byHandle')} × by number, ${least('byId')} × by text id`,
      aim: `≥ ${aimRatio} ×`,
    },
  ];
}

/**
 * Bytes that stay in memory, by resting order: of the book's columns, and with the map by which callers find orders.
 */
function memoryOf(flow: Flow, ids: readonly string[]): Finding[] {
  const [book] = playByHandle(flow, operations, ids).keep as [OrderBook];
  const line = (name: string, bytes: number): Finding => ({
    what: `memory per resting order: ${name}`,
    value: `${Math.round(bytes / flow.resting)} bytes`,
    note: `${flow.resting} resting`,
  });
  const plays = [
    { name: 'Candor with a map of text ids', play: playById },
    { name: 'nodejs-order-book', play: playNodejs },
  ];
  const grown = plays.map(({ name, play }) => {
    kept.delete(play);
    const before = bytesUsed();
    kept.set(play, play(flow, operations, ids).keep);
    return line(name, bytesUsed() - before);
  });
  return [line('Candor', book.bytes), ...grown];
}

function bytesUsed(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const texts = (values: readonly number[]): string => values.map((value) => value.toFixed(1)).join(' ');

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { OrderBook } from '@candor/core/spot/book.ts';
import { median } from '../harness/statistics.ts';
import type { Finding } from '../report.ts';
import { playByHandle, playById, type Play } from './candor-books.ts';
import { deepShape, makeFlow, shapes, type Flow } from './flow.ts';
import { makeIds, playLimit, playNodejs } from './npm-books.ts';
import type { OrderStates } from './order-states.ts';
import { budgetMicroseconds, depthMicroseconds } from './other-costs.ts';
import { exchangeCoreFlow } from './exchange-core-flow.ts';
import { liquibookFlow } from './liquibook-flow.ts';

const operations = 500_000;
const rounds = 10;
const seed = 1;
const aims: Readonly<Record<string, number>> = { deep: 5, shallow: 9.6, wide: 3 };
const aimRatio = 10;

/** What the public books measure themselves with, and what they say of it. */
const published: readonly { name: string; flow: () => Flow; theirs: string; aim?: number }[] = [
  {
    name: "liquibook's flow",
    flow: () => liquibookFlow(1_000_000, seed),
    theirs: 'its own figure: 2.0 to 2.5 on a 2.4 GHz laptop',
    aim: 2.5,
  },
  {
    name: "exchange-core's flow of 1,000 orders",
    flow: () => exchangeCoreFlow(1_000, 1_000_000, seed),
    theirs: 'its own figure, with risk and accounting: 5 on a Xeon X5690',
    aim: 5,
  },
  {
    name: "exchange-core's flow of 1,000,000 orders, placed and then as many operations",
    flow: () => exchangeCoreFlow(1_000_000, 1_000_000, seed),
    theirs: 'it gives none for one book',
  },
];

/** What needs minutes for a flow is measured on its beginning, and Candor beside it on the same beginning. */
const rivals: readonly { name: string; play: Play; operations: number; rounds: number }[] = [
  { name: 'nodejs-order-book', play: playNodejs, operations: 100_000, rounds: 3 },
  { name: 'limit-order-book', play: playLimit, operations: 5_000, rounds: 3 },
];

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

interface Measured {
  readonly states: OrderStates;
  readonly microseconds: number;
  /** Of the processor, which other programs don't lengthen; counted every few milliseconds. */
  readonly processorMicroseconds: number;
}

// As in a server, where there is always a book: with the last one the engine would forget the code it has compiled for
// books.
const kept = new Map<Play, unknown>();

function measure(play: Play, flow: Flow, count: number, ids: readonly string[]): Measured {
  collectGarbage();
  const started = performance.now();
  const before = process.threadCpuUsage();
  const { states, keep } = play(flow, count, ids);
  const { user, system } = process.threadCpuUsage(before);
  const microseconds = (performance.now() - started) * 1_000;
  kept.set(play, keep);
  return { states, microseconds, processorMicroseconds: user + system };
}

/**
 * Order-book operations with events and order states: a second of processor time in flows of our own and in those that
 * public books measure themselves with, and against the packages of npm side by side.
 */
export function orderBook(): Finding[] {
  const ids = makeIds(operations);
  const deep = makeFlow(deepShape, operations, seed);
  const memory = memoryOf(deep, ids);
  const own = shapes.map((shape) => ({ name: shape.name, flow: makeFlow(shape, operations, seed) }));
  const played = [
    ...own.flatMap(({ name, flow }) => [
      { flow, play: playByHandle, says: speedOf(`${name}, ${flow.resting} resting`, aims[name]) },
      { flow, play: playById, says: speedOf(`${name}: the same, orders found by text id`) },
    ]),
    ...published.map(({ name, flow, theirs, aim }) => ({
      flow: flow(),
      play: playByHandle,
      says: speedOf(name, aim, theirs),
    })),
  ].map((one) => ({ ...one, rates: [] as number[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const { flow, play, rates } of played)
      rates.push(flow.count / measure(play, flow, flow.count, ids).processorMicroseconds);
  const ratios = rivals.map((rival) => own.map(({ name, flow }) => ({ flow: name, ...compare(rival, flow, ids) })));
  return [
    ...played.map(({ says, rates }) => says(rates)),
    ...rivals.flatMap(({ name, operations: count }, at) => ratiosOf(name, count, ratios[at] ?? [])),
    ...memory,
    { what: 'depth of 20 levels, deep book', value: `${depthMicroseconds(deep).toFixed(1)} µs` },
    { what: 'market buy for a quote amount, 8 makers', value: `${budgetMicroseconds().toFixed(1)} µs`, note: 'bigint' },
  ];
}

/** The median, with the least and the most. @param theirs what a rival says of its own */
const speedOf =
  (what: string, aim?: number, theirs?: string) =>
  (rates: readonly number[]): Finding => ({
    what,
    value: `${median(rates).toFixed(1)} million/s`,
    ...(aim === undefined ? {} : { aim: `≥ ${aim}` }),
    note: [`${Math.min(...rates).toFixed(1)} to ${Math.max(...rates).toFixed(1)}`, theirs ?? []].flat().join('; '),
  });

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
    if (new Set([theirs, byHandle, byId].map(({ states }) => states.digest())).size !== 1)
      throw new Error(`${name} trades differently`);
    found.push({
      rate: count / theirs.microseconds,
      byHandle: theirs.microseconds / byHandle.microseconds,
      byId: theirs.microseconds / byId.microseconds,
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

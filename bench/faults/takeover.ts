import { endLeaders, type TakeoverReport } from '../../tests/faults/takeover/end-leaders.ts';
import { findPostgres, postgresPlace } from '../harness/place.ts';
import type { Finding } from '../report.ts';
import { spreadOf } from '../harness/statistics.ts';

/** `TAKEOVERS` says how often an engine is ended. */
const count = Number(process.env['TAKEOVERS'] ?? 20);
const perSecond = 1_000;

interface Kind {
  readonly name: string;
  readonly signal: 'SIGKILL' | 'SIGTERM';
  readonly aim: string;
}

/** Engines that end in the middle of orders, with another one standing by: how long nobody is answered. */
async function endings({ name, signal, aim }: Kind): Promise<Finding[]> {
  const url = await findPostgres();
  if (url === null) return [];
  const place = await postgresPlace(url);
  try {
    const log = (line: string): void => console.log(`  ${name} ${line}`);
    const report = await endLeaders(place, { rounds: count, signal, perSecond, compareEvery: 20, log });
    return [gapOf(name, report, aim), faultsOf(name, report)];
  } finally {
    await place.drop();
  }
}

export const takeover = (): Promise<Finding[]> => endings({ name: 'killed', signal: 'SIGKILL', aim: '≤ 3 s (p99)' });

/** As an upgrade ends it: it hands over what it has begun. */
export const gracefulEnds = (): Promise<Finding[]> => endings({ name: 'told to end', signal: 'SIGTERM', aim: '≤ 1 s' });

const inWords = (name: string, { rounds }: TakeoverReport): string =>
  `an engine that works is ${name} ${rounds} times under ${perSecond.toLocaleString('en')} orders/s`;

function gapOf(name: string, report: TakeoverReport, aim: string): Finding {
  const { p50, p95, p99, max } = spreadOf(report.gapsMs);
  const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
  return {
    what: `${inWords(name, report)}: longest time without an answer, p50 / p99`,
    value: `${seconds(p50)} / ${seconds(p99)} s`,
    aim,
    note: `${seconds(Math.min(...report.gapsMs))} to ${seconds(max)} s, p95 ${seconds(p95)} s`,
  };
}

const faultsOf = (name: string, report: TakeoverReport): Finding => ({
  what: `${inWords(name, report)}: orders lost, doubled or unpaid, in the tables and in the customers' lists`,
  value: report.faults.length === 0 ? '0' : report.faults.join('; '),
  aim: '0',
  note: `of ${report.placed.toLocaleString('en')} that were answered; ${report.askedAgain} had to be asked for again`,
});

import { endLeaders, type TakeoverReport } from '../../tests/faults/takeover/end-leaders.ts';
import { findPostgres, postgresPlace } from '../harness/place.ts';
import type { Finding } from '../report.ts';
import { spreadOf } from '../harness/statistics.ts';

/** `TAKEOVERS` says how often an engine is killed; a quarter as often one is told to end. */
const kills = Number(process.env['TAKEOVERS'] ?? 20);
const perSecond = 1_000;

/** Engines that end in the middle of orders, with another one standing by: how long nobody is answered. */
export async function takeover(): Promise<Finding[]> {
  const url = await findPostgres();
  if (url === null) return [];
  const rounds = [
    ['killed', 'SIGKILL', kills, '≤ 3 s (p99)'],
    ['told to end', 'SIGTERM', Math.ceil(kills / 4), '≤ 1 s'],
  ] as const;
  const findings: Finding[] = [];
  for (const [name, signal, count, aim] of rounds) {
    const place = await postgresPlace(url);
    try {
      const report = await endLeaders(place, {
        rounds: count,
        signal,
        perSecond,
        compareEvery: 20,
        log: (line) => console.log(`  ${name} ${line}`),
      });
      findings.push(gapOf(name, report, aim), faultsOf(name, report));
    } finally {
      await place.drop();
    }
  }
  return findings;
}

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

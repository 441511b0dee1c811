import type { Measured, PerOrder, Round } from './compare.ts';
import { median, rangeOf } from './statistics.ts';
import type { Finding } from '../report.ts';

const allOf = ({ main, rest, postgres, load: own }: PerOrder): number => main + rest + postgres + own;

const said = (value: number): string => Math.round(value).toLocaleString('en');

/** What an order costs, by who takes it: medians, and the scatter of all together. */
export function costsOf(rounds: readonly Round[]): string {
  const part = (of: (cpu: PerOrder) => number): string => said(median(rounds.map(({ cpu }) => of(cpu))));
  const parts = [
    `main thread ${part((cpu) => cpu.main)}`,
    `other threads ${part((cpu) => cpu.rest)}`,
    ...(rounds.some(({ cpu }) => cpu.postgres > 0) ? [`PostgreSQL ${part((cpu) => cpu.postgres)}`] : []),
    `load ${part((cpu) => cpu.load)}`,
  ];
  const all = rangeOf(rounds.map(({ cpu }) => allOf(cpu)));
  return `µs of processor time per order: ${parts.join(', ')}; ${all} in all`;
}

/** That rounds began while something else was working on the machine; nothing when none did. */
export const besideOthers = (disturbed: number, rounds: number): string[] =>
  disturbed === 0 ? [] : [`${disturbed} of ${rounds} rounds beside other work`];

/** One server's line. */
export function findingOf({ name, rounds, disturbed }: Measured, connections: number): Finding {
  const rates = rounds.map(({ rate }) => rate);
  const each = median(rounds.map(({ cpu }) => allOf(cpu)));
  return {
    what: `${connections} connections: ${name}`,
    value: `${said(median(rates))} orders/s, ${said(each)} µs each`,
    note: [rangeOf(rates), costsOf(rounds), ...besideOthers(disturbed, rounds.length)].join('; '),
  };
}

const twoPlaces = (value: number): string => value.toFixed(2);

/** How one compares with another, round by round. */
export function ratioOf(one: Measured, other: Measured, connections: number): Finding {
  const ratios = (of: (round: Round) => number): number[] =>
    one.rounds.flatMap((round, i) => {
      const beside = other.rounds[i];
      return beside === undefined ? [] : [of(round) / of(beside)];
    });
  const rates = ratios(({ rate }) => rate);
  // What sends the orders is no part of either.
  const costs = ratios(({ cpu }) => allOf(cpu) - cpu.load);
  const scatter = (values: readonly number[]): string =>
    `${twoPlaces(Math.min(...values))} to ${twoPlaces(Math.max(...values))}`;
  return {
    what: `${connections} connections: ${one.name} / ${other.name}`,
    value: `${twoPlaces(median(rates))} ×, at ${twoPlaces(median(costs))} × the processor time`,
    note: `median of ${rates.length} rounds, ${scatter(rates)}, at ${scatter(costs)}`,
  };
}

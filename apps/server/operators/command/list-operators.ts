import type { Database } from '../../db/database.ts';
import { allOperators, stageOf, type OperatorRow } from '../store.ts';

const head = ['name', 'role', 'state', 'made by', 'last seen'];
const states = { password: 'invited', totp: 'invited', live: 'active' } as const;
const stamp = (time: string | null): string =>
  time === null ? '-' : `${new Date(Number(time)).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const cellsOf = (row: OperatorRow, all: readonly OperatorRow[]): string[] => [
  row.name,
  row.named_role === null ? row.role : `${row.named_role.name} (${row.role})`,
  row.disabled ? 'shut out' : states[stageOf(row)],
  all.find(({ id }) => id === row.created_by)?.name ?? 'command line',
  stamp(row.seen_at),
];

/** All operators as a table, by name. */
export async function listOperators(db: Database): Promise<string> {
  const all = await allOperators(db);
  if (all.length === 0) return 'there are no operators yet';
  const rows = [head, ...all.map((row) => cellsOf(row, all))];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

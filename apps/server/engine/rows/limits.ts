import type { DayResult, Limit, OwnLimits } from '@candor/core/limits/limits.ts';
import { amount } from '@candor/core/money/amount.ts';
import { assert } from '@candor/core/result.ts';
import type { Statement } from '../../db/database.ts';
import { optionalAmount, optionalNumber, string, text, units, upsert, type Row, type Table } from './table.ts';

const limitsTable: Table = {
  name: 'own_limits',
  keys: 1,
  changing: [
    'daily_loss',
    'daily_loss_next',
    'daily_loss_from',
    'stake',
    'stake_next',
    'stake_from',
    'time_out_until',
    'excluded_until',
  ],
  columns: [
    ['user_id', 'text'],
    ['daily_loss', 'numeric'],
    ['daily_loss_next', 'numeric'],
    ['daily_loss_from', 'bigint'],
    ['stake', 'numeric'],
    ['stake_next', 'numeric'],
    ['stake_from', 'bigint'],
    ['time_out_until', 'bigint'],
    ['excluded_until', 'bigint'],
  ],
};
const dayResultTable: Table = {
  name: 'day_result',
  keys: 1,
  changing: ['platform_day', 'net'],
  columns: [
    ['user_id', 'text'],
    ['platform_day', 'integer'],
    ['net', 'numeric'],
  ],
};

/** What waits is looser than what holds. */
function assertLooser({ value, next }: Limit): void {
  const isLooser = next === null || (value !== null && (next.value === null || next.value > value));
  assert(isLooser, 'a limit that waits is looser than the one that holds');
}
function limitColumns(limit: Limit): unknown[] {
  assertLooser(limit);
  return [text(limit.value), text(limit.next?.value), limit.next?.from ?? null];
}

export const limitRows = (limits: Iterable<OwnLimits>): Statement[] =>
  upsert(
    limitsTable,
    [...limits].map((l) => [
      l.userId,
      ...limitColumns(l.dailyLoss),
      ...limitColumns(l.stake),
      l.timeOutUntil,
      l.excludedUntil,
    ]),
  );

export const dayResultRows = (results: Iterable<DayResult>): Statement[] =>
  upsert(
    dayResultTable,
    [...results].map((r) => [r.userId, r.platformDay, text(r.result)]),
  );

function limitFrom(row: Row, name: 'daily_loss' | 'stake'): Limit {
  const from = optionalNumber(row[`${name}_from`]);
  const limit: Limit = {
    value: optionalAmount(row[name]),
    next: from === null ? null : { value: optionalAmount(row[`${name}_next`]), from },
  };
  assertLooser(limit);
  return limit;
}

export const limitsFrom = (row: Row): OwnLimits => ({
  userId: string(row.user_id),
  dailyLoss: limitFrom(row, 'daily_loss'),
  stake: limitFrom(row, 'stake'),
  timeOutUntil: optionalNumber(row.time_out_until),
  excludedUntil: optionalNumber(row.excluded_until),
});
export const dayResultFrom = (row: Row): DayResult => ({
  userId: string(row.user_id),
  platformDay: Number(row.platform_day),
  result: amount(units(row.net)),
});

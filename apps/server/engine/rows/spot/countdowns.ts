import type { Countdown } from '@candor/core/spot/countdowns/countdown.ts';
import type { Statement } from '../../../db/database.ts';
import { optionalNumber, string, upsert, type Row, type Table } from '../table.ts';

const countdownTable: Table = {
  name: 'spot_countdown',
  keys: 2,
  changing: ['countdown_ms', 'due_at'],
  columns: [
    ['user_id', 'text'],
    ['symbol', 'text'],
    ['countdown_ms', 'bigint'],
    ['due_at', 'bigint'],
  ],
};

export const countdownRows = (changed: ReadonlyMap<string, Countdown>): Statement[] =>
  upsert(
    countdownTable,
    [...changed.values()].map(({ userId, symbol, countdownMs, dueAt }) => [userId, symbol ?? '', countdownMs, dueAt]),
  );

export const countdownFrom = (row: Row): Countdown => ({
  userId: string(row.user_id),
  symbol: row.symbol === '' ? null : string(row.symbol),
  countdownMs: Number(row.countdown_ms),
  dueAt: optionalNumber(row.due_at),
});

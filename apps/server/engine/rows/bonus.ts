import type { Bonus } from '@candor/core/bonus/bonus.ts';
import { amount } from '@candor/core/money/amount.ts';
import type { Statement } from '../../db/database.ts';
import { string, text, upsert, type Row, type Table } from './table.ts';

const bonusTable: Table = {
  name: 'bonus', keys: 1, changing: ['volume', 'carry', 'released'],
  columns: [['user_id', 'text'], ['gifted_at', 'bigint'], ['volume', 'numeric'], ['carry', 'numeric'], ['released', 'numeric']],
};
const testFundsTable: Table = {
  name: 'test_funds', keys: 2, columns: [['user_id', 'text'], ['platform_day', 'integer'], ['journal_id', 'bigint']],
};

export const bonusRows = (bonuses: Iterable<Bonus>): Statement[] =>
  upsert(bonusTable, [...bonuses].map((b) => [b.userId, b.giftedAt, text(b.volume), text(b.carry), text(b.released)]));

export const testFundsRows = (taken: readonly { userId: string; platformDay: number; journal: number }[]): Statement[] =>
  upsert(testFundsTable, taken.map((t) => [t.userId, t.platformDay, t.journal]));

export const bonusFrom = (row: Row): Bonus => ({
  userId: string(row.user_id), giftedAt: Number(row.gifted_at), volume: amount(BigInt(string(row.volume))),
  carry: amount(BigInt(string(row.carry))), released: amount(BigInt(string(row.released))),
});

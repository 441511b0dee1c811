import type { Commission } from '@candor/core/agents/pay-commission.ts';
import type { Bonus } from '@candor/core/bonus/bonus.ts';
import { amount } from '@candor/core/money/amount.ts';
import type { Statement } from '../../db/database.ts';
import { optionalNumber, string, text, units, upsert, type Row, type Table } from './table.ts';

const bonusTable: Table = {
  name: 'bonus',
  keys: 1,
  changing: ['gifted_at', 'deposit_bonus_at', 'refused_at', 'volume', 'carry', 'released'],
  columns: [
    ['user_id', 'text'],
    ['gifted_at', 'bigint'],
    ['deposit_bonus_at', 'bigint'],
    ['refused_at', 'bigint'],
    ['volume', 'numeric'],
    ['carry', 'numeric'],
    ['released', 'numeric'],
  ],
};
const testFundsTable: Table = {
  name: 'test_funds',
  keys: 2,
  columns: [
    ['user_id', 'text'],
    ['platform_day', 'integer'],
    ['journal_id', 'bigint'],
  ],
};

export const bonusRows = (bonuses: Iterable<Bonus>): Statement[] =>
  upsert(
    bonusTable,
    [...bonuses].map((b) => [
      b.userId,
      b.giftedAt,
      b.depositBonusAt,
      b.refusedAt,
      text(b.volume),
      text(b.carry),
      text(b.released),
    ]),
  );

export const testFundsRows = (
  taken: readonly { userId: string; platformDay: number; journal: number }[],
): Statement[] =>
  upsert(
    testFundsTable,
    taken.map((t) => [t.userId, t.platformDay, t.journal]),
  );

export const bonusFrom = (row: Row): Bonus => ({
  userId: string(row.user_id),
  giftedAt: optionalNumber(row.gifted_at),
  depositBonusAt: optionalNumber(row.deposit_bonus_at),
  refusedAt: optionalNumber(row.refused_at),
  volume: amount(units(row.volume)),
  carry: amount(units(row.carry)),
  released: amount(units(row.released)),
});

const commissionTable: Table = {
  name: 'agent_commission',
  keys: 2,
  columns: [
    ['agent_id', 'text'],
    ['platform_day', 'bigint'],
    ['commission', 'numeric'],
    ['journal_id', 'bigint'],
    ['paid_at', 'bigint'],
  ],
};

export const commissionRows = (commissions: readonly Commission[]): Statement[] =>
  upsert(
    commissionTable,
    commissions.map(({ userId, day, commission, journal, time }) => [userId, day, text(commission), journal, time]),
  );

/** The last platform day of each agent that is paid; none of those before it is read. */
export const commissionDaysSql = `select * from (
  select user_id as agent_id,
      (select max(platform_day) from agent_commission where agent_id = a.user_id) as platform_day
    from (select distinct user_id from agent) a) paid where platform_day is not null`;
export const commissionDayFrom = (row: Row): readonly [string, number] => [
  string(row.agent_id),
  Number(row.platform_day),
];

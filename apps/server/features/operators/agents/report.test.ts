import { firstVersion } from '@candor/core/rule-versions/version.ts';
import { paperRules } from '@candor/core/rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConsoleServices } from '../console-services.ts';
import { agents } from './report.ts';
import { TestDays } from './test-days.ts';
import { ReadRows } from './test-plans.ts';

let days: TestDays;
/** Twelve agents with all days of October and November 2026, another with none; what November brings is due. */
const [october, december] = [Date.UTC(2026, 9, 1) / 86_400_000, Date.UTC(2026, 11, 1) / 86_400_000];
beforeAll(async () => {
  days = await TestDays.open();
  for (let each = 10; each < 23; each += 1) {
    await days.person(`a${each}`);
    await days.agent(`a${each}`, each);
  }
  await days.person('invited', 'a11');
  await days.query(
    `insert into agent_day select 'a' || a, d, 1, 1000000, 20000000, 200000
      from generate_series(10, 21) a, generate_series($1::int, $2::int) d`,
    [october, december - 1],
  );
  await days.query(
    `insert into agent_commission select agent_id, platform_day, commission, row_number() over (), 1 from agent_day
      where platform_day < $1`,
    [october + 31],
  );
  await days.query('analyze');
});
afterAll(() => days.opened.drop());

type Query = Parameters<typeof agents>[1];
const report = (query: Partial<Query>, reads: Pick<ConsoleServices['reads'], 'query'> = days.opened.db) =>
  agents(
    {
      db: days.opened.db,
      reads,
      clock: { now: () => december * 86_400_000 },
      rulesInForce: { versions: [firstVersion(paperRules)] },
    } as unknown as ConsoleServices,
    { by: 'agent', page: 1, limit: 20, userId: undefined, ...query },
  );
const rowsOf = async (query: Partial<Query>) => {
  const { list, total } = await report(query);
  const rows = list.map(({ person, period, agentSince, invited, fees, commission, paid }) =>
    [person.userId, period, agentSince, invited, fees, commission, paid].join(' '),
  );
  return { rows, total };
};

test('each agent in all, also without any day; by month and by day from the newest on', async () => {
  const all = await rowsOf({});
  expect(all.total).toBe(13);
  expect([all.rows[1], all.rows[12]]).toEqual(['a11  11 1 61 12.2 6.2', 'a22  22 0 0 0 0']);
  const months = await rowsOf({ by: 'month', page: 2, limit: 11 });
  expect(months.total).toBe(24);
  expect(months.rows.slice(0, 2)).toEqual(['a21 2026-11 21 0 30 6 0', 'a10 2026-10 10 0 31 6.2 6.2']);
  const single = await rowsOf({ by: 'day', page: 2, limit: 29, userId: 'a11' });
  expect(single.total).toBe(61);
  expect([single.rows[0], single.rows[1]]).toEqual(['a11 2026-11-01 11 1 1 0.2 0', 'a11 2026-10-31 11 1 1 0.2 0.2']);
  expect((await rowsOf({ by: 'month', userId: 'a22' })).total).toBe(0);
});

test('what other pages hold is not added up', async () => {
  const { opened } = days;
  const [due, all, months] = [12 * 31, 12 * 61, 12 * 2];
  for (const [by, most] of [
    ['agent', due + 2 * 2 * 61],
    ['month', due + 2 * months + 2 * 2 * 31 + 2],
    ['day', due + all + 3 * 2],
  ] as const) {
    const read = new ReadRows(opened.db);
    await report({ by, limit: 2 }, read);
    expect([by, read.of('agent_day')]).toEqual([by, expect.toSatisfy((rows: number) => rows <= most)]);
  }
});

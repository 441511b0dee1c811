import { dayMs, platformDay, platformDayStart } from '@candor/core/platform-day.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inPlatformDaySql, platformDaySql, platformDayStartOfSql, platformDayStartSql } from './platform-day-sql.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(() => opened.drop());

test('days are counted in SQL as in core, at their bounds too', async () => {
  const start = platformDayStart(1_700_000_000_000);
  const times = [0, start - 1, start, start + 1, start + dayMs - 1, start + dayMs, 1_722_222_222_222];
  const rows = await opened.db.query<{ time: string; day: string; begun: string; of_day: string; since: string }>(
    `select time::text, ${platformDaySql('time')}::text as day, ${platformDayStartSql('time')}::text as begun,
        ${inPlatformDaySql('time')}::text as since,
        ${platformDayStartOfSql(platformDaySql('time'))}::text as of_day
      from unnest($1::bigint[]) with ordinality as each (time, place) order by place`,
    [times],
  );
  expect(rows).toEqual(
    times.map((time) => ({
      time: String(time),
      day: String(platformDay(time)),
      begun: String(platformDayStart(time)),
      of_day: String(platformDayStart(time)),
      since: String(time - platformDayStart(time)),
    })),
  );
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Statement } from '../../../db/database.ts';
import { TestDays } from './test-days.ts';

let days: TestDays;
beforeEach(async () => {
  days = await TestDays.open();
  for (const who of ['ann', 'bob', 'cam']) await days.person(who);
  await days.agent('ann', 100);
  await days.agent('cam', 100, 200);
});
afterEach(() => days.opened.drop());

const rows = () => days.query('select user_id, since::int, until::int from agent order by id');
const statement = (sql: string, ...params: unknown[]): Statement => ({ sql, params });
const appoint = (userId: string, proposal: string) =>
  statement('insert into agent (user_id, since, proposal_id) values ($1, 300, $2)', userId, proposal);
const end = (userId: string, proposal: string) =>
  statement('update agent set until = 300, ended_by = $2 where user_id = $1', userId, proposal);

const refused: Readonly<Record<string, () => readonly Statement[]>> = {
  'an earlier beginning': () => [statement(`update agent set since = 0 where user_id = 'ann'`)],
  'another customer': () => [
    days.proposal('x', 'bob', true),
    statement(`update agent set user_id = 'bob', proposal_id = 'x' where user_id = 'ann'`),
  ],
  'a later end': () => [statement(`update agent set until = 900 where user_id = 'cam'`)],
  'an end that is taken back': () => [
    statement(`update agent set until = null, ended_by = null where user_id = 'cam'`),
  ],
  'a row that is deleted': () => [statement(`delete from agent where user_id = 'cam'`)],
  'an appointment by what two have decided to end': () => [days.proposal('x', 'bob', false), appoint('bob', 'x')],
  'an end by what two have decided to begin': () => [days.proposal('x', 'ann', true), end('ann', 'x')],
  'an appointment by what was decided of somebody else': () => [days.proposal('x', 'cam', true), appoint('bob', 'x')],
};
test.each(Object.keys(refused))('%s is refused by the tables', async (what) => {
  const before = await rows();
  await expect(days.opened.db.batch([...(refused[what]?.() ?? [])])).rejects.toThrow(/agent/);
  expect(await rows()).toEqual(before);
});

test('what two have decided is written: who is one, and who is none any more', async () => {
  await days.opened.db.batch([days.proposal('x', 'bob', true), appoint('bob', 'x')]);
  await days.opened.db.batch([days.proposal('y', 'ann', false), end('ann', 'y')]);
  expect(await rows()).toEqual([
    { user_id: 'ann', since: 100, until: 300 },
    { user_id: 'cam', since: 100, until: 200 },
    { user_id: 'bob', since: 300, until: null },
  ]);
});

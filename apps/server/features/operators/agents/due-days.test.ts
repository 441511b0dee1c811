import { afterEach, beforeEach, expect, test } from 'vitest';
import { dueDays, dueNow } from './due-days.ts';
import { TestDays } from './test-days.ts';
import { ReadRows } from './test-plans.ts';

let days: TestDays;
beforeEach(async () => {
  days = await TestDays.open();
});
afterEach(() => days.opened.drop());

/** So many agents, each with a day from 1 to `last`, of which those up to `paid` are paid. */
async function agents(count: number, last: number, paid: number): Promise<void> {
  for (let each = 0; each < count; each += 1) {
    await days.person(`a${each}`);
    await days.agent(`a${each}`, 0);
  }
  await days.query(
    `insert into agent_day select 'a' || a, d, 1, 10, 20000000, case when d = 2 then 0 else 2 end
      from generate_series(0, $1::int - 1) a, generate_series(1, $2::int) d`,
    [count, last],
  );
  await days.query(
    `insert into agent_commission select agent_id, platform_day, commission, row_number() over (), 1 from agent_day
      where platform_day <= $1 and commission > 0`,
    [paid],
  );
  await days.query('analyze');
}

test('due is of each agent the oldest day after the last one paid that brings something', async () => {
  await agents(4, 4, 1);
  await days.query(`update customer set standing = 'closed' where id = 'a1'`);
  // Whatever was counted before it was declared to be an operator's own.
  await days.query(`insert into operator_customer values ('rita', 'a3', 'rita', 1)`);
  const due = { day: 3, fees: '10', commission: '2' };
  expect(await dueDays(days.opened.db)).toEqual([
    { agent: 'a0', ...due },
    { agent: 'a2', ...due },
  ]);
  expect(await dueNow(days.opened.db)).toEqual({ days: 4, commission: '0.000008', pool: '0', lacks: true });
});

test('what is due is found without reading what was paid', async () => {
  await agents(40, 300, 299);
  const read = new ReadRows(days.opened.db);
  expect(await dueDays(read)).toHaveLength(40);
  expect(await dueNow(read)).toMatchObject({ days: 40, lacks: true });
  expect([read.of('agent_day'), read.of('agent_commission')]).toEqual([2 * 40, 2 * 40]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Rule } from './raise.ts';
import { openTestPager } from './test-pager.ts';

const minute = 60_000;
/** Ten in the evening of the platform day. */
const start = Date.UTC(2026, 10, 20, 21);
let pager: Awaited<ReturnType<typeof openTestPager>>;
const rule = (channelId: string, changes: Partial<Rule> = {}): Rule => ({
  cause: 'queue-age',
  channelId,
  afterMs: 0,
  quietFrom: null,
  quietTo: null,
  ...changes,
});
const raise = (subject: string, rules: Rule[], cause: 'queue-age' | 'alerts-changed' = 'queue-age') =>
  pager.raise({ cause, subject, facts: { waiting: '2' } }, rules);
const alerts = () =>
  pager.db.query(
    `select cause, subject, facts, raised_at::float8 as raised, acknowledged_at::float8 as acknowledged,
      resolved_at::float8 as resolved from pager_alert order by raised_at, subject`,
  );
const none = { acknowledged: null, resolved: null };
const whole = (subject: string, changes: object = {}) => ({
  cause: 'queue-age',
  subject,
  facts: '{"waiting":"2"}',
  raised: start,
  ...none,
  ...changes,
});
const untold = { attempts: 0, fault: null, sent: null, ended: null };

beforeAll(async () => {
  pager = await openTestPager(start);
  for (const id of ['day@candor.example', 'night@candor.example', 'gone@candor.example']) await pager.channel(id);
});
afterAll(() => pager.drop());

test('of a cause and a subject one alert is open, noted or not, and nobody is told twice of it', async () => {
  await raise('deposits', [rule('day@candor.example')]);
  pager.time.now += minute;
  await raise('deposits', [rule('day@candor.example'), rule('night@candor.example')]);
  await pager.acknowledge('deposits', pager.time.now);
  await raise('deposits', [rule('night@candor.example')]);
  const noted = whole('deposits', { acknowledged: start + minute });
  expect(await alerts()).toEqual([noted]);
  expect(await pager.deliveries('deposits')).toEqual([{ channel: 'day@candor.example', due: start, ...untold }]);
  // Another subject, and the same one once it has ended, are alerts of their own.
  await raise('withdrawals', []);
  await pager.db.query("update pager_alert set resolved_at = $1 where subject = 'deposits'", [pager.time.now]);
  pager.time.now += minute;
  await raise('deposits', []);
  expect(await alerts()).toEqual([
    { ...noted, resolved: start + minute },
    whole('withdrawals', { raised: start + minute }),
    whole('deposits', { raised: start + 2 * minute }),
  ]);
});

test.each([
  ['ends before it began', 'update pager_alert set resolved_at = raised_at - 1', /check/],
  ['is noted by nobody', "update pager_alert set acknowledged_at = 1 where subject = 'withdrawals'", /check/],
  ['opens again', 'update pager_alert set resolved_at = null where resolved_at is not null', /history/],
  ['has other facts', "update pager_alert set facts = '{}'", /history/],
  ['was raised later', 'update pager_alert set raised_at = raised_at + 1', /history/],
  ['is noted by somebody else', 'update pager_alert set acknowledged_by = null, acknowledged_at = null', /history/],
])('the database refuses an alert that %s', async (_, sql, why) => {
  const before = await alerts();
  await expect(pager.db.query(sql)).rejects.toThrow(why);
  expect(await alerts()).toEqual(before);
});

test('whom the night is quiet for is told in the morning, all others at once', async () => {
  pager.time.now = start + 3 * minute;
  const night = { quietFrom: 22 * 60, quietTo: 7 * 60 };
  await raise('proposals', [rule('day@candor.example'), rule('night@candor.example', night)]);
  const morning = start + 9 * 60 * minute;
  expect(await pager.deliveries('proposals')).toEqual([
    { channel: 'day@candor.example', due: start + 3 * minute, ...untold },
    { channel: 'night@candor.example', due: morning, ...untold },
  ]);
  pager.told.length = 0;
  for (const at of [start + 3 * minute, morning - 1, morning]) {
    pager.time.now = at;
    await pager.deliver();
  }
  expect(pager.told.filter(({ to }) => to === 'night@candor.example')).toEqual([
    { to: 'night@candor.example', at: morning },
  ]);
});

test('a channel that was removed is told of nothing but that who is alerted has changed', async () => {
  const gone = 'gone@candor.example';
  await raise('verifications', [rule(gone)]);
  await raise('change:1', [rule(gone, { cause: 'alerts-changed' })], 'alerts-changed');
  const { now } = pager.time;
  await pager.db.query('update pager_channel set removed_at = $2 where id = $1', [gone, now]);
  await pager.deliver();
  expect(await pager.deliveries('verifications')).toEqual([{ channel: gone, due: now, ...untold, ended: now }]);
  expect(await pager.deliveries('change:1')).toEqual([{ channel: gone, due: now, ...untold, attempts: 1, sent: now }]);
});

test('twenty are told in a round, those that are due longest first', async () => {
  for (let index = 0; index < 21; index += 1) {
    pager.time.now += 1;
    await raise(`round ${index}`, [rule('day@candor.example')]);
  }
  pager.told.length = 0;
  await pager.deliver();
  expect(pager.told).toHaveLength(20);
  expect(await pager.deliveries('round 20')).toMatchObject([{ attempts: 0, sent: null }]);
  await pager.deliver();
  expect(pager.told).toHaveLength(21);
  expect(await pager.deliveries('round 20')).toMatchObject([{ attempts: 1, sent: pager.time.now }]);
});

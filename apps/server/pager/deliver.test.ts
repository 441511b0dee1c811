import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Condition } from './alert.ts';
import { backoffMs } from './deliver.ts';
import type { Rule } from './raise.ts';
import { openTestPager } from './test-pager.ts';

const minute = 60_000;
/** Noon of the platform day. */
const start = Date.UTC(2026, 10, 20, 11);
const desk = 'desk@candor.example';
const chief = 'chief@candor.example';
let pager: Awaited<ReturnType<typeof openTestPager>>;
let turn = 0;
let subject: string;
let raisedAt: number;
beforeAll(async () => {
  pager = await openTestPager(start);
  await pager.channel(desk);
  await pager.channel(chief);
});
afterAll(() => pager.drop());
beforeEach(() => {
  turn += 1;
  subject = `queue ${turn}`;
  raisedAt = start + turn * 1_000 * minute;
  Object.assign(pager.time, { now: raisedAt, takes: true });
  pager.told.length = 0;
});

const alert = (cause: Condition['cause'] = 'queue-age'): Condition => ({ cause, subject, facts: {} });
const rule = (channelId: string, changes: Partial<Rule> = {}): Rule => ({
  cause: 'queue-age',
  channelId,
  afterMs: 0,
  quietFrom: null,
  quietTo: null,
  ...changes,
});
const deliverAt = async (at: number) => {
  pager.time.now = at;
  await pager.deliver();
  return pager.told.length;
};
const untold = { attempts: 0, fault: null, sent: null, ended: null };

test('the waits double from half a minute to half an hour and are over within an hour and five minutes', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7].map(backoffMs);
  expect(waits).toEqual([30_000, 60_000, 120_000, 240_000, 480_000, 960_000, 1_920_000]);
  expect(waits.reduce((sum, wait) => sum + wait)).toBe(3_810_000);
});

test('a try that failed is repeated at its moment and not a millisecond before', async () => {
  await pager.raise(alert(), [rule(desk)]);
  pager.time.takes = false;
  expect(await deliverAt(raisedAt - 1)).toBe(0);
  let due = raisedAt;
  for (let tries = 1; tries <= 7; tries += 1) {
    expect(await deliverAt(due - 1)).toBe(tries - 1);
    expect(await deliverAt(due)).toBe(tries);
    due += 30_000 * 2 ** (tries - 1);
    expect(await pager.deliveries(subject)).toEqual([
      { channel: desk, due, attempts: tries, fault: 'not taken', sent: null, ended: null },
    ]);
  }
  expect(await deliverAt(due)).toBe(8);
  expect(await pager.deliveries(subject)).toEqual([
    { channel: desk, due: due + 3_840_000, attempts: 8, fault: 'not taken', sent: null, ended: due },
  ]);
  expect(await deliverAt(due + 999 * minute)).toBe(8);
});

test('what is taken at a later try keeps how often it was tried, and is never told again', async () => {
  await pager.raise(alert(), [rule(desk)]);
  pager.time.takes = false;
  await deliverAt(raisedAt);
  pager.time.takes = true;
  const taken = [{ channel: desk, due: raisedAt + 30_000, attempts: 2, fault: null, sent: raisedAt + 30_000 }];
  expect(await deliverAt(raisedAt + 30_000)).toBe(2);
  expect(await deliverAt(raisedAt + 900 * minute)).toBe(2);
  expect(await pager.deliveries(subject)).toEqual(taken.map((row) => ({ ...row, ended: null })));
});

test('what nobody takes note of goes on to the next channel, at its moment', async () => {
  await pager.raise(alert(), [rule(desk), rule(chief, { afterMs: 15 * minute })]);
  const late = raisedAt + 15 * minute;
  await deliverAt(raisedAt);
  await deliverAt(late - 1);
  expect(pager.told).toEqual([{ to: desk, at: raisedAt }]);
  await deliverAt(late);
  expect(pager.told).toEqual([
    { to: desk, at: raisedAt },
    { to: chief, at: late },
  ]);
});

test.each([
  ['a millisecond before it is due ends it', -1, 1],
  ['at the moment it is due does not', 0, 2],
  ['afterwards does not', 1, 2],
])('whoever takes note %s', async (_, after, count) => {
  await pager.raise(alert(), [rule(desk), rule(chief, { afterMs: 15 * minute })]);
  await deliverAt(raisedAt);
  const due = raisedAt + 15 * minute;
  await pager.acknowledge(subject, due + after);
  expect(await deliverAt(due + minute)).toBe(count);
  const [, last] = await pager.deliveries(subject);
  const over = { ...untold, ended: due + minute };
  const sent = { ...untold, attempts: 1, sent: due + minute };
  expect(last).toEqual({ channel: chief, due, ...(count === 1 ? over : sent) });
});

test('whoever takes note after a try that failed does not silence the next one', async () => {
  await pager.raise(alert(), [rule(desk)]);
  pager.time.takes = false;
  await deliverAt(raisedAt);
  await pager.acknowledge(subject, raisedAt + 1_000);
  pager.time.takes = true;
  expect(await deliverAt(raisedAt + 30_000)).toBe(2);
});

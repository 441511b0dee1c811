import { usdt } from '@candor/core/money/currencies.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { createOperator } from '../operators/create-operator.ts';
import { secretsOf } from '../secrets/secrets.ts';
import { sealEnd } from './channels.ts';
import type { Seen } from './conditions.ts';
import { backoffMs, deliverDue, type DeliverParts } from './deliver.ts';
import { openWatch } from './watch.ts';

let db: Database;
let drop: () => Promise<void>;
let operatorId: string;
const start = Date.UTC(2026, 10, 20, 12);
let now = start;
const secrets = secretsOf(Buffer.alloc(32, 1));
const clock = { now: () => now };
const minute = 60_000;
const quiet: Seen = {
  now,
  due: { open: 0, nearest: [] },
  queues: [],
  unknown: [],
  uses: [],
  marks: [],
  startedAt: start,
  books: [],
  notReady: [],
  chainReadAt: undefined,
  commissions: { days: 0, commission: '0', pool: '0', lacks: false },
};
let seen: Partial<Seen> = {};
const watch = () => openWatch({ db, clock, see: () => Promise.resolve({ ...quiet, ...seen, now }) });
const high = { uses: [{ name: 'fast-reserve', used: usdt('9'), limit: usdt('10') }] };

beforeAll(async () => {
  ({ db, drop } = await openTestDatabase());
  await createOperator(db, 'ada', 'admin', start);
  const [ada] = await db.query<{ id: string }>("select id from operator where name = 'ada'");
  operatorId = ada?.id ?? '';
});
afterAll(() => drop());
beforeEach(async () => {
  seen = {};
  // All that an earlier test has raised is over.
  await db.query('update pager_alert set resolved_at = $1 where resolved_at is null', [(now += 10 * minute)]);
  await db.query('update pager_rule set removed_at = $1', [now]);
});

const open = () =>
  db.query('select cause, subject from pager_alert where resolved_at is null and raised_at >= $1 order by subject', [
    now - 5 * minute,
  ]);

test('what goes on is raised once, and is resolved when it has not been so for a minute', async () => {
  const look = watch();
  seen = high;
  await look();
  now += 30_000;
  await look();
  const alert = { cause: 'reserve-high', subject: 'fast-reserve' };
  expect(await open()).toEqual([alert]);
  seen = {};
  now += 59_999;
  await look();
  expect(await open()).toEqual([alert]);
  now += 1;
  await look();
  expect(await open()).toEqual([]);
});

test('what comes and goes within a minute stays one alert', async () => {
  const look = watch();
  for (let turn = 0; turn < 6; turn += 1) {
    seen = turn % 2 === 0 ? high : {};
    await look();
    now += 20_000;
  }
  const rows = await db.query("select id from pager_alert where cause = 'reserve-high' and raised_at >= $1", [
    now - 3 * minute,
  ]);
  expect(rows).toHaveLength(1);
});

test('after a restart an open alert is neither raised again nor resolved at once', async () => {
  seen = high;
  await watch()();
  now += 5_000;
  const restarted = watch();
  await restarted();
  expect(await open()).toHaveLength(1);
  seen = {};
  await restarted();
  expect(await open()).toHaveLength(1);
  now += minute;
  await restarted();
  expect(await open()).toEqual([]);
});

const silent = (...symbols: string[]) => ({ marks: symbols.map((symbol) => ({ symbol, at: start - minute })) });
/** Alerts of a cause since the test began, as they stand: which facts, and whether they are open. */
const told = async (cause: string, fact: string) =>
  (
    await db.query<{ facts: string; open: boolean }>(
      `select facts, resolved_at is null as open from pager_alert where cause = $1 and raised_at >= $2
        order by raised_at`,
      [cause, began],
    )
  ).map(({ facts, open }) => [(JSON.parse(facts) as Record<string, string>)[fact], open]);
let began = now;

test('an outage that grows is told anew: at once where it is twice as large, else within ten minutes', async () => {
  began = now;
  const look = watch();
  seen = silent('A', 'B');
  await look();
  seen = silent('A', 'B', 'C');
  now += 5_000;
  await look();
  expect(await told('feed-fault', 'symbols')).toEqual([['2', true]]);
  seen = silent('A', 'B', 'C', 'D');
  now += 5_000;
  await look();
  await look();
  expect(await told('feed-fault', 'symbols')).toEqual([
    ['2', false],
    ['4', true],
  ]);
  seen = silent('A', 'B', 'C', 'D', 'E');
  now += 10 * minute - 1;
  await look();
  expect(await told('feed-fault', 'symbols')).toHaveLength(2);
  now += 1;
  await look();
  expect((await told('feed-fault', 'symbols'))[2]).toEqual(['5', true]);
  // One that shrinks, and symbols that come and go within a minute, are nothing new; what comes back later is.
  for (const symbols of [['B'], ['A'], ['A', 'E']]) {
    seen = silent(...symbols);
    now += 20_000;
    await watch()();
    await look();
  }
  now += 10 * minute;
  await look();
  expect(await told('feed-fault', 'symbols')).toHaveLength(3);
  now += minute;
  await look();
  seen = silent('A', 'C', 'E');
  await look();
  expect((await told('feed-fault', 'symbols')).at(-1)).toEqual(['3', true]);
});

test('a withdrawal that nears its deadline, and then breaks it, is told though one was noted before', async () => {
  began = now;
  const look = watch();
  const due = (...minutes: number[]) => ({
    due: { open: 40, nearest: minutes.map((left, at) => ({ orderNo: `w${at}`, deadline: now + left * minute })) },
  });
  seen = due(50);
  await look();
  await db.query("update pager_alert set acknowledged_by = $1, acknowledged_at = $2 where cause = 'deadline-near'", [
    operatorId,
    now,
  ]);
  await look();
  expect(await told('deadline-near', 'near')).toHaveLength(1);
  now += minute;
  seen = due(49, 60);
  await look();
  now += 50 * minute;
  seen = due(-1, 10);
  await look();
  expect(await told('deadline-near', 'near')).toEqual([
    ['1', false],
    ['2', false],
    ['2', true],
  ]);
  expect((await told('deadline-near', 'late')).at(-1)).toEqual(['1', true]);
});

let channels = 0;
/** A channel with a rule for reserves. */
async function channelTo(end: Parameters<typeof sealEnd>[2]): Promise<string> {
  channels += 1;
  const id = `channel${channels}`;
  await db.batch([
    {
      sql: `insert into pager_channel (id, kind, name, sealed, created_by, created_at) values ($1, $2, $1, $3, $4, $5)`,
      params: [id, end.kind, sealEnd(secrets, id, end), operatorId, now],
    },
    {
      sql: `insert into pager_rule (id, cause, channel_id, after_ms, created_by, created_at)
        values ($1, 'reserve-high', $1, 0, $2, $3)`,
      params: [id, operatorId, now],
    },
  ]);
  return id;
}
const parts = (send: () => Promise<unknown>): DeliverParts =>
  ({
    db,
    clock,
    secrets,
    log: { warn: () => undefined },
    publicUrl: undefined,
    inside: [],
    mailer: { kind: 'smtp', send, close: () => Promise.resolve() },
    push: { sendTo: () => Promise.resolve(201) },
  }) as never;
const delivery = async (channel: string) =>
  (
    await db.query<{ attempts: number; fault: string | null; sent_at: string | null; ended_at: string | null }>(
      'select attempts, fault, sent_at, ended_at from pager_delivery where channel_id = $1',
      [channel],
    )
  )[0];

test('what isn’t taken is tried again, later each time, and given up after the eighth try', async () => {
  const channel = await channelTo({ kind: 'mail', address: 'desk@candor.example' });
  const look = watch();
  seen = high;
  await look();
  const tries: number[] = [];
  const refusing = parts(() => {
    tries.push(now);
    return Promise.resolve({ ok: false });
  });
  const first = now;
  for (; now < first + 200 * minute; now += 15_000) await deliverDue(refusing);
  const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  expect(waits).toEqual([1, 2, 3, 4, 5, 6, 7].map(backoffMs));
  expect(waits).toEqual([30_000, 60_000, 120_000, 240_000, 480_000, 960_000, 1_920_000]);
  expect(await delivery(channel)).toEqual({
    attempts: 8,
    fault: 'not taken',
    sent_at: null,
    ended_at: String(tries.at(-1) ?? 0),
  });
});

test('an end that no key opens harms no other channel, and no word of the fault names an address', async () => {
  const broken = await channelTo({ kind: 'mail', address: 'a@candor.example' });
  await db.query("update pager_channel set sealed = 'AAAA' where id = $1", [broken]);
  const inside = await channelTo({ kind: 'webhook', address: 'http://127.0.0.1:9/secret', secret: 'x'.repeat(16) });
  const sound = await channelTo({ kind: 'mail', address: 'b@candor.example' });
  seen = high;
  await watch()();
  await deliverDue(parts(() => Promise.resolve({ ok: true })));
  expect(await delivery(sound)).toMatchObject({ attempts: 1, fault: null, sent_at: String(now) });
  expect(await delivery(broken)).toMatchObject({ attempts: 1, sent_at: null });
  expect((await delivery(broken))?.fault).not.toBeNull();
  expect(await delivery(inside)).toMatchObject({ attempts: 1, fault: 'not public', sent_at: null });
});

test('who is told later is told no later because more is open; once it is noted, the time runs anew', async () => {
  const channel = await channelTo({ kind: 'mail', address: 'boss@candor.example' });
  await db.query("update pager_rule set cause = 'feed-fault', after_ms = $2 where id = $1", [channel, 30 * minute]);
  const due = async () =>
    (await db.query<{ due_at: string }>('select due_at from pager_delivery where channel_id = $1 ', [channel])).map(
      ({ due_at }) => Number(due_at) - first,
    );
  const look = watch();
  const first = now;
  seen = silent('A');
  await look();
  now += 20 * minute;
  seen = silent('A', 'B');
  await look();
  expect((await due()).toSorted((one, other) => one - other)).toEqual([30 * minute, 30 * minute]);
  await db.query('update pager_alert set acknowledged_by = $1, acknowledged_at = $2 where resolved_at is null', [
    operatorId,
    now,
  ]);
  now += 5 * minute;
  seen = silent('A', 'B', 'C', 'D');
  await look();
  expect((await due()).toSorted((one, other) => one - other)).toEqual([30 * minute, 30 * minute, 55 * minute]);
});

test('what ended before it was due is sent to nobody, what was due before is', async () => {
  const channel = await channelTo({ kind: 'mail', address: 'late@candor.example' });
  await db.query('update pager_rule set after_ms = $2 where id = $1', [channel, 2 * minute]);
  const atOnce = await channelTo({ kind: 'mail', address: 'soon@candor.example' });
  const look = watch();
  seen = high;
  await look();
  seen = {};
  now += minute;
  await look();
  now += 5 * minute;
  let mails = 0;
  const counting = parts(() => Promise.resolve({ ok: (mails += 1) > 0 }));
  await deliverDue(counting);
  await deliverDue(counting);
  expect(mails).toBe(1);
  expect(await delivery(channel)).toMatchObject({ attempts: 0, sent_at: null, ended_at: String(now) });
  expect(await delivery(atOnce)).toMatchObject({ attempts: 1, sent_at: String(now), ended_at: null });
});

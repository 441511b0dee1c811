import { readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amount, zero } from '@candor/core/money/amount.ts';
import { reachOf } from '../../backup/reach.ts';
import { markRestore } from '../../backup/restore-marks.ts';
import { watchClock } from '../../clock/watch-clock.ts';
import { tamper } from '../../db/test-tamper.ts';
import { manualTime } from '../../market/timing.ts';
import { measureReseal } from '../../secrets/reseal.ts';
import { openTestServer, testStart, type TestServer } from '../../test-server.ts';
import { openLog } from '../log.ts';
import { measureReserves } from './reserve-metrics.ts';
import { alerts, figuresIn, fires, firingOf, namesIn, rules, type Figures } from './test-alerts.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_000);
});
afterAll(() => candor.close());

const figures = (): Promise<Figures> => figuresIn(candor.server.services.metrics.registry);

const firing = async (): Promise<string[]> => firingOf(await figures());
/** How busy this machine is at the moment is no matter here. */
const withoutBusy = async (): Promise<string[]> => (await firing()).filter((name) => name !== 'CandorBusy');

/** Of the watcher of the chain, of witnesses, of other processes and of a copy, which this server has none of. */
const ofOthers = [
  'candor_chain_age_seconds',
  'candor_clock_ahead_seconds',
  'candor_log_witness_age_seconds',
  'candor_bus_up',
  'candor_turn_age_seconds',
  'candor_outbox_waiting_seconds',
  'candor_copy_up',
  'candor_long_reads_total',
];
const known = async () => new Set([...(await figures()).map(({ name }) => name), ...ofOthers]);

test('every alert asks for figures that there are', async () => {
  expect(alerts.length).toBe(rules.match(/- alert:/g)?.length);
  // Of Prometheus itself.
  const there = (await known()).add('up');
  const unknown = alerts.flatMap(({ name, expression }) =>
    namesIn(expression).flatMap((one) => (there.has(one) ? [] : [`${name}: ${one}`])),
  );
  expect(unknown).toEqual([]);
});

test('the dashboard asks for figures that there are, and leaves none of ours out', async () => {
  const file = new URL('../../../../deploy/grafana/candor.json', import.meta.url);
  const { panels } = JSON.parse(readFileSync(file, 'utf8')) as { panels: { targets: { expr: string }[] }[] };
  const asked = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:candor|process|nodejs)_\w+/g) ?? []),
  );
  await candor.call('GET /common/getConfig');
  const there = await known();
  expect(asked.filter((name) => !there.has(name))).toEqual([]);
  const base = (name: string): string => name.replace(/_(bucket|sum|count)$/, '');
  const shown = new Set([...asked, ...alerts.flatMap(({ expression }) => namesIn(expression))].map(base));
  // Which version runs, and what is counted for a look by hand.
  const byHand = ['candor_build', 'candor_income_due', 'candor_books_checked_seconds', 'candor_marks_total'];
  const ours = [...there].filter((name) => name.startsWith('candor_')).map(base);
  expect([...new Set(ours)].filter((name) => !shown.has(name) && !byHand.includes(name))).toEqual([]);
});

test('none fires while all is right', async () => {
  expect(await withoutBusy()).toEqual([]);
});

test('a withdrawal past its time, something set aside and a restore each raise their own', async () => {
  const { db } = candor.server.services;
  const now = candor.time.clock.now();
  await db.query(
    `insert into set_aside (time, kind, order_no, input, error, fingerprint)
      values ($1, 'clock', null, '{}', 'planted', 'one')`,
    [now],
  );
  expect(await withoutBusy()).toEqual(['CandorSetAside']);
  const { userId } = await candor.signUp({ funded: false });
  const due = now - 1_000;
  await db.query(
    `insert into withdrawal (order_no, user_id, currency, amount, fee, expected, way, chain, address, platform_day,
      status, requested_at, deadline)
    values ('late', $1, 'USDT', 100000000, 1000000, 99000000, 'chain', 'TRC20', 'T',
      floor(($2::bigint - 1 + 3600000) / 86400000.0), 'requested', $2::bigint - 1, $2)`,
    [userId, due],
  );
  expect(await withoutBusy()).toEqual(['CandorWithdrawalsOverdue', 'CandorSetAside']);
  await markRestore(db, { cause: 'restored', until: (await reachOf(db)).time, now });
  expect(await withoutBusy()).toEqual(['CandorWithdrawalsOverdue', 'CandorSetAside', 'CandorRestored']);
});

test('a clock that is off in either direction raises its alert', async () => {
  const time = manualTime(testStart);
  const registry = new Registry();
  let wall = 0;
  const watch = watchClock({
    clock: time.clock,
    every: time.every,
    log: openLog('silent'),
    registry,
    wall: () => time.clock.now() + wall,
    db: { query: async <Row>() => [{ now: String(time.clock.now()) }] as Row[] },
    feed: {},
  });
  const { expression = '' } = alerts.find(({ name }) => name === 'CandorClockOff') ?? {};
  for (const [ms, isOff] of [
    [0, false],
    [3_000, true],
    [-3_000, true],
  ] as const) {
    wall = ms;
    await watch.look();
    expect([ms, fires(expression, await figuresIn(registry))]).toEqual([ms, isOff]);
  }
  await watch.stop();
});

test('a reserve of which more than four fifths are used raises its alert, and the own ones are shown', async () => {
  const registry = new Registry();
  const uses = [
    { name: 'fast-reserve', used: amount(80n), limit: amount(100n) },
    { name: 'futures-house', used: zero, limit: zero },
  ];
  measureReserves(registry, () => uses);
  const { expression = '' } = alerts.find(({ name }) => name === 'CandorReserveUsed') ?? {};
  expect(fires(expression, await figuresIn(registry))).toBe(false);
  uses[1] = { name: 'futures-house', used: amount(1n), limit: zero };
  expect(fires(expression, await figuresIn(registry))).toBe(true);
  uses[1] = { name: 'futures-house', used: amount(81n), limit: amount(100n) };
  expect(await figuresIn(registry)).toEqual([
    { name: 'candor_reserve_use', value: 0.8 },
    { name: 'candor_reserve_use', value: 0.81 },
  ]);
  const own = await candor.server.services.metrics.registry.metrics();
  expect(own).toMatch(/^candor_reserve_use\{name="fast-reserve"\} \S+$/m);
});

test('more commands than are committed at once raise the alert of the queue, until they are', async () => {
  const { engine } = candor.server;
  const asked = Array.from({ length: 5_000 }, () => engine.submit({ kind: 'clock' }));
  expect(await withoutBusy()).toContain('CandorQueueLong');
  await Promise.all(asked);
  expect(await withoutBusy()).not.toContain('CandorQueueLong');
});

test('a main thread that is held up raises its alert', async () => {
  await figures();
  // Delays are measured from the next turn of its timer on.
  await sleep(50);
  for (const until = performance.now() + 700; performance.now() < until;);
  await sleep(50);
  expect(await firing()).toContain('CandorBusy');
});

test('a chain that is not read raises its alert', async () => {
  // Nobody answers there.
  const watching = await openTestServer({ settings: { TRON_GRID_URL: 'http://127.0.0.1:9' } });
  const own = async () => firingOf(await figuresIn(watching.server.services.metrics.registry));
  expect(await own()).not.toContain('CandorChainStands');
  watching.time.leap(700_000);
  expect(await own()).toContain('CandorChainStands');
  await watching.close();
});

test('what an older key has sealed raises its alert, until nothing is', async () => {
  const registry = new Registry();
  let left = 3;
  measureReseal(registry, { left: () => left });
  expect(firingOf(await figuresIn(registry))).toEqual(['CandorOldKeyInUse']);
  left = 0;
  expect(firingOf(await figuresIn(registry))).toEqual([]);
});

test('old marks and commits that stopped raise theirs, and wrong books take all away', async () => {
  const before = await withoutBusy();
  candor.time.leap(6_000);
  expect(await withoutBusy()).toEqual(
    expect.arrayContaining(['CandorNotReady', 'CandorCommitsStopped', 'CandorMarksOld']),
  );
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_000);
  expect(await withoutBusy()).toEqual(before);
  await tamper(candor.server.services.db, {
    sql: "update account set available = available + 1 where owner in ('fees', 'fast-reserve')",
  });
  await candor.server.services.books.check();
  expect(await withoutBusy()).toEqual(expect.arrayContaining(['CandorNotReady', 'CandorBooksWrong']));
});

test('a log that signs nothing raises its alert', async () => {
  expect(await firing()).not.toContain('CandorLogStands');
  await candor.server.services.publicLog.stop();
  candor.time.leap(200_000);
  expect(await firing()).toContain('CandorLogStands');
});

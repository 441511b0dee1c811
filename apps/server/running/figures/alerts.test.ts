import { readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reachOf } from '../../backup/reach.ts';
import { markRestore } from '../../backup/restore-marks.ts';
import { watchClock } from '../../clock/watch-clock.ts';
import { tamper } from '../../db/test-tamper.ts';
import { manualTime } from '../../market/timing.ts';
import { openTestServer, testStart, type TestServer } from '../../test-server.ts';
import { openLog } from '../log.ts';

const rules = readFileSync(new URL('../../../../deploy/alerts.yml', import.meta.url), 'utf8');
const alerts = [...rules.matchAll(/- alert: (\w+)\n\s+expr: (.+)\n/g)].map(([, name = '', expression = '']) => ({
  name,
  expression,
}));
const namesIn = (expression: string): string[] => expression.match(/\b[a-z]+_[a-z_0-9]+\b(?!=)/g) ?? [];

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_000);
});
afterAll(() => candor.close());

type Figures = readonly { readonly name: string; readonly value: number }[];
async function figuresIn(registry: Registry): Promise<Figures> {
  const lines = (await registry.metrics()).split('\n').filter((line) => /^[a-z]/.test(line));
  return lines.map((line) => ({
    name: /^\w+/.exec(line)?.[0] ?? '',
    value: Number(line.slice(line.lastIndexOf(' ')).replace('+Inf', 'Infinity')),
  }));
}
const figures = (): Promise<Figures> => figuresIn(candor.server.services.metrics.registry);

/** The form that the rules keep to: comparisons of one figure with a number, with `or` between. */
function fires(expression: string, now: Figures): boolean {
  return expression.split(' or ').some((part) => {
    const [, name, sign, bound] = /^(\w+)(?:\{[^}]*\})? (>|<|==) (-?[\d.]+)$/.exec(part) ?? [];
    if (name === undefined) throw new Error(`a test can't read ${part}`);
    const is = { '>': (a: number, b: number) => a > b, '<': (a: number, b: number) => a < b };
    const compare = is[sign as '>' | '<'] ?? ((a: number, b: number) => a === b);
    return now.some((figure) => figure.name === name && compare(figure.value, Number(bound)));
  });
}
const firing = async (): Promise<string[]> => {
  const now = await figures();
  return alerts.filter(({ expression }) => fires(expression, now)).map(({ name }) => name);
};
/** How busy this machine is at the moment is no matter here. */
const withoutBusy = async (): Promise<string[]> => (await firing()).filter((name) => name !== 'CandorBusy');

/** Of the watcher of the chain and of witnesses, which this server has none of. */
const others = ['candor_chain_age_seconds', 'candor_clock_ahead_seconds', 'candor_log_witness_age_seconds'];
const known = async () => new Set([...(await figures()).map(({ name }) => name), ...others]);

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

import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { measureProcess } from './process-metrics.ts';
import { figuresIn, firingOf } from './test-alerts.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.drop());

const ready = { commitAgeMs: 100, markAgeMs: 200, waiting: 3, reasons: [] };
const shown = async (parts: Partial<Parameters<typeof measureProcess>[1]> = {}) => {
  const registry = new Registry();
  const whole = { role: 'api', version: '1.0.1', db: opened.db, readiness: () => ready, ...parts };
  measureProcess(registry, whole);
  return { figures: await figuresIn(registry), text: await registry.metrics() };
};

test('a process says what it is and how it stands', async () => {
  const { figures, text } = await shown({ bus: { isUp: true } });
  expect(text).toContain('candor_build{version="1.0.1",role="api"} 1');
  expect(new Map(figures.map(({ name, value }) => [name, value]))).toEqual(
    new Map([
      ['candor_ready', 1],
      ['candor_commit_age_seconds', 0.1],
      ['candor_mark_age_seconds', 0.2],
      ['candor_commands_waiting', 3],
      ['candor_pool_waiting', 0],
      ['candor_bus_up', 1],
      ['candor_build', 1],
    ]),
  );
  expect(firingOf(figures)).toEqual([]);
});

test('without a mark its age is infinite, and one process alone has no bus', async () => {
  const { figures } = await shown({ readiness: () => ({ ...ready, markAgeMs: null, reasons: ['feed'] }) });
  expect(firingOf(figures)).toEqual(['CandorNotReady', 'CandorMarksOld']);
  expect(figures.map(({ name }) => name)).not.toContain('candor_bus_up');
});

test('a bus that is down raises its alert', async () => {
  expect(firingOf((await shown({ bus: { isUp: false } })).figures)).toEqual(['CandorRedisLost']);
});

test.runIf((process.env['DATABASE_URL'] ?? '') !== '')(
  'questions that wait for a connection raise theirs',
  async () => {
    const { db } = opened;
    const asked = Array.from({ length: 70 }, () => db.query('select pg_sleep(0.3)'));
    expect(firingOf((await shown()).figures)).toEqual(['CandorPoolWaits']);
    await Promise.all(asked);
    expect(firingOf((await shown()).figures)).toEqual([]);
  },
);

import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { openFaultLog, type FaultLog } from './fault-log.ts';
import { openProxyWatch } from './proxy-watch.ts';

const clock = { time: 1_000, now: () => clock.time };
let said: Record<string, unknown>[];
let faults: FaultLog;
const log = pino({ base: null, timestamp: false }, { write: (line: string) => said.push(JSON.parse(line)) });
beforeEach(() => {
  said = [];
  clock.time = 1_000;
  faults = openFaultLog(log, clock, 'a commit has failed');
});
const words = () => said.map(({ msg, times }) => [msg, times]);

test('a fault that comes again and again is said once, counted, said again each minute, and its end as well', () => {
  const fault = new Error('disk full');
  faults.failed(fault);
  for (let n = 0; n < 99; n += 1) faults.failed(new Error('disk full'));
  expect(words()).toEqual([['a commit has failed', 1]]);
  clock.time += 59_999;
  faults.failed(fault);
  expect(said).toHaveLength(1);
  clock.time += 1;
  faults.failed(fault);
  faults.failed(fault);
  clock.time += 5;
  faults.succeeded();
  expect(words().slice(1)).toEqual([
    ['a commit has failed, still', 102],
    ['a commit has failed: it is over', 103],
  ]);
  expect(said[1]).toMatchObject({ fault: 'disk full', since: 1_000 });
  expect(said[2]).toMatchObject({ since: 1_000, lastedMs: 60_005 });
});

test('another fault than the last is said at once', () => {
  for (const text of ['a', 'b', 'a']) faults.failed(text);
  expect(words()).toEqual([
    ['a commit has failed', 1],
    ['a commit has failed', 2],
    ['a commit has failed', 3],
  ]);
});

test('without a fault nothing ends, and what ended begins anew', () => {
  faults.succeeded();
  faults.failed('a');
  faults.succeeded();
  faults.succeeded();
  faults.failed('a');
  expect(words()).toEqual([
    ['a commit has failed', 1],
    ['a commit has failed: it is over', 1],
    ['a commit has failed', 1],
  ]);
});

const request = (from: string, ip: string, forwarded: string | undefined) => ({
  headers: { 'x-forwarded-for': forwarded },
  ip,
  raw: { socket: { remoteAddress: from } },
});

test('a proxy that is not named is warned of once, however much it forwards; one that is believed never', () => {
  const watch = openProxyWatch(log);
  watch(request('10.0.0.1', '10.0.0.1', undefined));
  watch(request('10.0.0.2', '203.0.113.9', '203.0.113.9'));
  expect(said).toEqual([]);
  for (let n = 0; n < 3; n += 1) watch(request('10.0.0.3', '10.0.0.3', `203.0.113.${n}`));
  expect(said).toMatchObject([{ level: 40, from: '10.0.0.3' }]);
});

test('strangers who pretend to be proxies fill no log', () => {
  const watch = openProxyWatch(log);
  for (let n = 0; n < 50; n += 1) watch(request(`10.0.1.${n}`, `10.0.1.${n}`, 'x'));
  expect(said).toHaveLength(20);
});

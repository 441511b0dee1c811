import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fundPeople, seedPeople } from '../../bench/harness/people.ts';
import type { Place } from '../../bench/harness/place.ts';
import { failToStart, startServer } from '../../bench/harness/server-process.ts';
import { Flow, newIntent, resolve } from './intents.ts';
import { faultsAt, testPlace } from './place.ts';

let place: Place;
beforeAll(async () => {
  place = await testPlace();
});
afterAll(() => place.drop());

test('a taken port is named, with the way out', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => {
    other.once('listening', listening);
  });
  const { port } = other.address() as AddressInfo;
  const { code, output } = await failToStart({ ...place.settings, PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken`);
  expect(output).not.toMatch(/^\s+at /m);
});

test.each([
  // Without a listener it is ended by the signal, and not at all where it is the first process of a container.
  { signal: 'SIGTERM', what: 'told to end it ends as told', ended: { code: 0, signal: null } },
  // Whoever watches sees that it failed, and starts it again.
  { signal: 'SIGSEGV', what: 'a fault of the machine ends it as one', ended: { code: null, signal: 'SIGSEGV' } },
] as const)('also while it opens or waits, $what', async ({ signal, ended }) => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const settings = { ...place.settings, DATABASE_URL: `postgres://candor@127.0.0.1:${port}/candor` };
  expect(await failToStart(settings, { signal, when: once(silent, 'connection') })).toMatchObject(ended);
  silent.close();
});

test('a killed server leaves what it has compiled to the next one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'candor-compiled-'));
  const server = await startServer({ ...place.settings, NODE_COMPILE_CACHE: folder });
  await expect.poll(() => readdirSync(folder, { recursive: true }).length).toBeGreaterThan(200);
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true });
});

test('a second server on the same data is turned away with the reason, and the first loses nothing', async () => {
  const people = await seedPeople(place, 20);
  const first = await startServer(place.settings);
  await fundPeople(first.port, people);
  const warm = newIntent(people[0] as (typeof people)[number], 'warm');
  await resolve(first.port, [warm]);
  const flow = new Flow(people, 'held');
  const sending = flow.run(first.port, 200, 16);
  const second = await failToStart(place.settings);
  flow.stop();
  await sending;
  expect(second.code).toBe(1);
  expect(second.output).toMatch(
    place.kind === 'embedded'
      ? new RegExp(`in use by process ${first.pid}, started `)
      : /another Candor process works on this database/,
  );
  const intents = [warm, ...flow.intents];
  expect(intents.every(({ outcome }) => outcome === 'placed')).toBe(true);
  expect(await first.end('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(await faultsAt(place, intents)).toEqual([]);
});

test('told to stop under load it answers what it carries out, and ends in order', async () => {
  const fresh = await testPlace();
  const people = await seedPeople(fresh, 50);
  const server = await startServer(fresh.settings);
  await fundPeople(server.port, people);
  const warm = newIntent(people[0] as (typeof people)[number], 'warm');
  await resolve(server.port, [warm]);
  const flow = new Flow(people, 'stop');
  const sending = flow.run(server.port, 500);
  const placed = () => flow.intents.filter(({ outcome }) => outcome === 'placed').length;
  await expect.poll(placed).toBeGreaterThan(300);
  const stoppedAt = performance.now();
  const ended = await server.end('SIGTERM');
  const tookMs = performance.now() - stoppedAt;
  flow.stop();
  await sending;
  expect(ended).toEqual({ code: 0, signal: null });
  expect(tookMs).toBeLessThan(10_000);
  // An order without an answer was not carried out: to its customer the stop is a refusal.
  const answered = [warm, ...flow.intents].map((intent) =>
    intent.outcome === 'unknown' ? { ...intent, outcome: 'refused' as const } : intent,
  );
  expect(await faultsAt(fresh, answered)).toEqual([]);
  await fresh.drop();
});

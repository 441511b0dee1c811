import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callText, Connection } from '../../bench/harness/connection.ts';
import { fundPeople, seedPeople, type Person } from '../../bench/harness/people.ts';
import type { Place } from '../../bench/harness/place.ts';
import { failToStart, startServer, type ServerProcess } from '../../bench/harness/server-process.ts';
import { sampled } from '../effort.ts';
import { newIntent, resolve, ticket, type Intent } from './intents.ts';
import { faultsAt, postgresUrl, testPlace } from './place.ts';

/** Of Debian's package faketime: what a program asks the system for the time is answered by it. */
const [library = ''] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
const [hour, day] = [3_600, 86_400];
const turns = sampled ? [hour, -day] : [hour, -hour, day, -day];
/** Of the machine on which a test waits for an answer. */
const slackMs = 2_000;

/** Orders of thirty seconds, and looks at the clocks every ten. */
vi.setConfig({ testTimeout: 300_000 });
const longPoll = { timeout: 90_000, interval: 2_000 };

interface Order {
  readonly received: number;
  readonly exit: number | null;
  readonly settled: number;
  readonly result: string | null;
}
const ordersSql = `select received_at::float8 as received, exit_time::float8 as exit,
    settled_at::float8 as settled, result from fast_order order by order_no`;

describe.runIf(postgresUrl !== undefined && existsSync(library))(
  'the clock of the machine is turned under a server',
  () => {
    let place: Place;
    let people: Person[];
    let folder: string;
    let server: ServerProcess | undefined;
    beforeEach(async () => {
      place = await testPlace();
      people = await seedPeople(place, 5);
      folder = await mkdtemp(path.join(tmpdir(), 'candor-clock-'));
    });
    afterEach(async () => {
      await server?.end('SIGKILL');
      await place.drop();
      await rm(folder, { recursive: true });
    });
    const file = (): string => path.join(folder, 'offset');
    const turn = (seconds: number): Promise<void> => writeFile(file(), seconds < 0 ? String(seconds) : `+${seconds}`);
    const turned = (): Record<string, string> => ({
      ...place.settings,
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file(),
      FAKETIME_NO_CACHE: '1',
      // As when somebody sets a clock: how long something takes is measured by another one.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    /** As they are in the tables, also while a server goes on; times in epoch ms. */
    async function orders(): Promise<Order[]> {
      const copy = await place.copy();
      const db = await copy.open();
      try {
        return await db.query<Order & Record<string, unknown>>(ordersSql);
      } finally {
        await db.close();
        await copy.drop();
      }
    }
    const ready = async ({ port }: ServerProcess): Promise<[number, string]> => {
      const reply = await fetch(`http://127.0.0.1:${port}/ready`);
      return [reply.status, await reply.text()];
    };
    /** By how many seconds platform time is behind the machine's, as the server tells. */
    const behind = async ({ port }: ServerProcess): Promise<number> => {
      const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return -Math.round(Number(/^candor_clock_ahead_seconds\{of="machine"\} (.*)$/m.exec(figures)?.[1]));
    };
    const fundsAgain = async ({ port }: ServerProcess, { token }: Person): Promise<string> => {
      const connection = await Connection.open(port);
      const { body } = await connection.request(callText('POST /account/testFunds', { token, body: '{}' }));
      connection.close();
      return body;
    };

    test('nothing settles early or twice, no day begins, and whoever asks is told', async () => {
      await turn(0);
      server = await startServer(turned());
      await fundPeople(server.port, people);
      const intents: Intent[] = [];
      const from = Date.now();
      for (const seconds of turns) {
        await turn(seconds);
        const placed = people.map((person) => newIntent(person, `turned-${seconds}`));
        await resolve(server.port, placed);
        intents.push(...placed);
        await expect.poll(() => behind(server as ServerProcess), longPoll).toBe(seconds);
        expect(await ready(server)).toEqual([503, expect.stringMatching(/"reasons":"[^"]*clock/)]);
        expect(await fundsAgain(server, people[0] as Person)).toContain('test-funds-taken');
      }
      await turn(0);
      await expect.poll(async () => (await ready(server as ServerProcess))[0], longPoll).toBe(200);
      await expect.poll(async () => (await orders()).filter(({ result }) => result === null), longPoll).toEqual([]);
      const played = (await orders()).filter(({ result }) => result !== 'void');
      expect(played.length).toBeGreaterThan(0);
      for (const { received, exit, settled } of played) {
        expect([received >= from - slackMs, settled <= Date.now() + slackMs]).toEqual([true, true]);
        expect(Math.min(exit ?? 0, settled) - received).toBeGreaterThanOrEqual(ticket.seconds * 1_000);
      }
      expect(await faultsAt(place, intents)).toEqual([]);
    });

    test('none starts on a clock that is behind its data', async () => {
      await turn(0);
      server = await startServer(turned());
      await fundPeople(server.port, people);
      await resolve(server.port, [newIntent(people[0] as Person, 'first')]);
      await server.end('SIGTERM');
      const before = await orders();
      for (const seconds of [-hour, -day]) {
        await turn(seconds);
        const { code, output } = await failToStart(turned());
        expect([code, output]).toEqual([1, expect.stringMatching(/clock/)]);
      }
      expect(await orders()).toEqual(before);
    });
  },
);

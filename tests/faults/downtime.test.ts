import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Connection } from '../../bench/harness/connection.ts';
import { fundPeople, seedPeople, type Person } from '../../bench/harness/people.ts';
import type { Place } from '../../bench/harness/place.ts';
import { startServer } from '../../bench/harness/server-process.ts';
import { intentText, newIntent, note, resolve, type Intent } from './intents.ts';
import { faultsAt, testPlace } from './place.ts';

let place: Place;
let people: readonly Person[];
beforeAll(async () => {
  place = await testPlace();
  people = await seedPeople(place, 10);
});
afterAll(() => place.drop());

interface Life {
  order_no: string;
  entry_time: string | null;
  entry_backfilled: boolean | null;
  exit_time: string | null;
  exit_backfilled: boolean | null;
  result: string | null;
}

/** From the entry mark to the exit mark: marks come every 250 ms. */
const heldMs = (life: Life | undefined): number => Number(life?.exit_time) - Number(life?.entry_time);

async function lives(): Promise<Map<string, Life>> {
  const copy = await place.copy();
  const db = await copy.open();
  const rows = await db.query<Life>(
    'select order_no, entry_time, entry_backfilled, exit_time, exit_backfilled, result from fast_order',
  );
  await db.close();
  await copy.drop();
  return new Map(rows.map((row) => [row.order_no, row]));
}

async function placeOne(port: number, intent: Intent, seconds: number): Promise<Intent> {
  const connection = await Connection.open(port);
  note(intent, await connection.request(intentText(intent, { seconds })));
  connection.close();
  return intent;
}

test('what expires while the server is down settles from the tape, filled from the history of the feed', async () => {
  const first = await startServer(place.settings);
  await fundPeople(first.port, people);
  const [a, b, c] = people as [Person, Person, Person];
  const entered = newIntent(a, 'entered');
  await resolve(first.port, [entered]);
  const longer = await placeOne(first.port, newIntent(b, 'longer'), 60);
  await sleep(1_000);
  const late = await placeOne(first.port, newIntent(c, 'late'), 30);
  await first.end('SIGKILL');
  const before = await lives();
  expect(before.get(entered.orderNos[0] ?? '')).toMatchObject({ entry_backfilled: false, result: null });
  await sleep(33_000);

  const second = await startServer(place.settings);
  await sleep(1_000);
  await second.end('SIGKILL');
  const after = await lives();
  const [settled, missed, running] = [entered, late, longer].map(({ orderNos: [orderNo = ''] }) => after.get(orderNo));
  expect(settled).toMatchObject({
    entry_backfilled: false,
    exit_backfilled: true,
    result: expect.stringMatching(/win|lose|tie/),
  });
  expect(heldMs(settled)).toBeGreaterThanOrEqual(30_000);
  expect(heldMs(settled)).toBeLessThan(30_250);
  expect(missed).toMatchObject({ exit_backfilled: true, result: expect.stringMatching(/win|lose|tie/) });
  expect(heldMs(missed)).toBeGreaterThanOrEqual(30_000);
  expect(heldMs(missed)).toBeLessThan(30_250);
  expect(running).toMatchObject({ entry_backfilled: false, exit_time: null, result: null });
  expect(await faultsAt(place, [entered, late, longer])).toEqual([]);
});

test('a customer cut off in the middle of their request finds one order, or places it, by the same key', async () => {
  const cutPlace = await testPlace();
  const cutPeople = await seedPeople(cutPlace, 5);
  const server = await startServer(cutPlace.settings);
  await fundPeople(server.port, cutPeople);
  const warm = newIntent(cutPeople[0] as Person, 'warm');
  await resolve(server.port, [warm]);
  const intents = Array.from({ length: 60 }, (_, i) =>
    newIntent(cutPeople[i % cutPeople.length] as Person, `cut-${i}`),
  );
  for (const [i, intent] of intents.entries()) await cutOff(server.port, intentText(intent), i % 6);
  await resolve(server.port, intents);
  await server.end('SIGTERM');
  expect(await faultsAt(cutPlace, [warm, ...intents])).toEqual([]);
  await cutPlace.drop();
});

/** Sends a request and hangs up some milliseconds later, or half-way through it. */
function cutOff(port: number, text: string, afterMs: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.write(afterMs === 5 ? text.slice(0, -10) : text, () => {
        setTimeout(() => socket.destroy(), afterMs);
      });
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
  });
}

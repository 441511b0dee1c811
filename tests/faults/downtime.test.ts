import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callText, Connection } from '../../bench/harness/connection.ts';
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

const entry = /"openTime":\d/;
const result = /"result":"(win|lose|tie)"/;

/** Waits until its customer is told so of an order: of its entry by the next mark, or of its result. */
async function told(port: number, { person: { token }, orderNos }: Intent, what: RegExp): Promise<void> {
  const connection = await Connection.open(port);
  const body = JSON.stringify({ contractType: 'fast', orderNo: orderNos[0] });
  const text = callText('POST /portal/order/getContractOrder', { token, body });
  await expect.poll(async () => (await connection.request(text)).body).toMatch(what);
  connection.close();
}

test('what expires while the server is down settles from the tape, filled from the history of the feed', async () => {
  const first = await startServer(place.settings);
  await fundPeople(first.port, people);
  const [a, b, c] = people as [Person, Person, Person];
  const short = newIntent(a, 'short');
  await resolve(first.port, [short]);
  const longer = await placeOne(first.port, newIntent(b, 'longer'), 180);
  await told(first.port, short, entry);
  await told(first.port, longer, entry);
  const late = await placeOne(first.port, newIntent(c, 'late'), 30);
  await first.end('SIGKILL');
  const before = await lives();
  expect(before.get(short.orderNos[0] ?? '')).toMatchObject({ entry_backfilled: false, result: null });
  await sleep(33_000);

  const second = await startServer(place.settings);
  await told(second.port, short, result);
  await told(second.port, late, result);
  await second.end('SIGKILL');
  const after = await lives();
  const [settled, missed, running] = [short, late, longer].map(({ orderNos: [orderNo = ''] }) => after.get(orderNo));
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
  expect(await faultsAt(place, [short, late, longer])).toEqual([]);
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '@candor/core/platform-day.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { hasOpenssl, openTestTsa, type TestTsa } from './test-tsa.ts';

let tsa: TestTsa;
let candor: TestServer;
const open = async (url: string): Promise<void> => {
  candor = await openTestServer({ settings: { TIMESTAMP_URL: url } });
};
beforeEach(async () => {
  tsa = await openTestTsa();
  await open(tsa.url);
});
afterEach(async () => {
  await candor.close();
  await tsa.close();
});

const get = (place: string): Promise<Response> => fetch(`${candor.server.url}/log/timestamps${place}`);
const lines = async (): Promise<string[]> => (await (await get('')).text()).split('\n').filter((line) => line !== '');
/** Some minutes of the server; what it asks of others is waited for. A look that is under way leaves a turn out. */
async function minutes(count: number, isDone: () => Promise<boolean>): Promise<void> {
  await candor.advance((count - 1) * 60_000);
  const another = async (): Promise<boolean> => {
    await candor.advance(60_000);
    return isDone();
  };
  await expect.poll(another, { interval: 1_000, timeout: 20_000 }).toBe(true);
}
const has = (count: number) => async (): Promise<boolean> => (await lines()).length === count;
const wasAsked = (count: number) => (): Promise<boolean> => Promise.resolve(tsa.asked === count);

// Elsewhere what it has answered once is read, in token.test.ts.
describe.runIf(hasOpenssl())('by a server of openssl', () => {
  test('the checkpoint of each day is stamped once, and openssl verifies what is served', async () => {
    expect(await lines()).toEqual([]);
    await minutes(1, has(1));
    await candor.advance(10 * 60_000);
    expect([tsa.asked, (await lines()).length]).toEqual([1, 1]);
    const [time = '', size] = (await lines())[0]?.split(' ') ?? [];
    const answered = await get(`/${time}.tsr`);
    expect([answered.status, answered.headers.get('content-type')]).toEqual([200, 'application/timestamp-reply']);
    const response = await answered.bytes();
    const note = await (await get(`/${time}`)).text();
    expect(note.split('\n').slice(0, 2)).toEqual([candor.server.services.publicLog.identity?.origin, size]);
    expect(tsa.verify(note, response)).toContain('Verification: OK');
    expect(tsa.verify(`${note}x`, response)).toContain('Verification: FAILED');
    const stored = await candor.server.services.db.query(
      "select time, size, note, encode(response, 'hex') as response from log_timestamp",
    );
    expect(stored).toEqual([{ time, size, note, response: Buffer.from(response).toString('hex') }]);

    candor.time.leap(dayMs);
    await minutes(1, has(2));
    expect(tsa.asked).toBe(2);
    for (const place of ['/1', '/1.tsr', '/x', '/x.tsr']) expect((await get(place)).status).toBe(404);
  });

  test('a server that fails, hangs or repeats itself costs a line, and is asked again an hour later', async () => {
    tsa.mode = 'fails';
    await minutes(1, wasAsked(1));
    await candor.advance(30 * 60_000);
    expect([tsa.asked, await lines()]).toEqual([1, []]);
    tsa.mode = 'hangs';
    await minutes(31, wasAsked(2));
    // Meanwhile all goes on.
    expect((await fetch(`${candor.server.url}/log/checkpoint`)).status).toBe(200);
    tsa.drop();
    tsa.mode = 'stamps';
    // When the broken line is noticed is not the clock's.
    const later = async (): Promise<boolean> => {
      candor.time.leap(60 * 60_000);
      await candor.advance(60_000);
      return has(1)();
    };
    await expect.poll(later).toBe(true);
    expect(tsa.asked).toBe(3);
    // The stamp of yesterday is none of today.
    tsa.mode = 'repeats';
    candor.time.leap(dayMs);
    await minutes(1, wasAsked(4));
    await candor.advance(1_000);
    expect(await lines()).toHaveLength(1);
  });

  test('what is kept stays: no row is changed or taken away', async () => {
    await minutes(1, has(1));
    for (const sql of ["update log_timestamp set note = ''", 'delete from log_timestamp'])
      await expect(candor.server.services.db.query(sql)).rejects.toThrow();
    expect(await lines()).toHaveLength(1);
  });
});

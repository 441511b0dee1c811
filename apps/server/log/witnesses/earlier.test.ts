import { afterEach, beforeEach, expect, test } from 'vitest';
import { judge } from '@candor/verifier/judge.ts';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { markRestore } from '../../backup/restore-marks.ts';
import { settledOrder } from '../../orders/test-settled-order.ts';
import { startOn } from '../../test-restart.ts';
import type { TestServer } from '../../test-server.ts';
import { readLog } from '../test-reader.ts';

/** A log that ends because older data were put back, and what is left of it for its readers. */
let opened: TestDatabase;
let candor: TestServer;
beforeEach(async () => {
  opened = await openTestDatabase();
  candor = await startOn(opened);
});
afterEach(async () => {
  await candor.close();
  await opened.drop();
});
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

async function restored(): Promise<void> {
  const now = candor.time.clock.now();
  await candor.close();
  await markRestore(opened.db, { cause: 'restored', until: now, now });
  candor = await startOn(opened, now + 1_000);
}
const logOf = async () => (await candor.call('GET /common/getConfig')).data.log;

test('the app is told that a log has ended and why, also after the next start', async () => {
  const before = await logOf();
  expect(before?.previous).toBeNull();
  const { size } = candor.server.services.publicLog.signed ?? {};
  await restored();
  const told = await logOf();
  expect(told?.origin).not.toBe(before?.origin);
  expect(told?.previous).toMatchObject({ origin: before?.origin, reason: 'restored', time: expect.any(Number) });
  expect(told?.previous?.size).toBeGreaterThanOrEqual(size ?? 1);
  const now = candor.time.clock.now();
  await candor.close();
  candor = await startOn(opened, now + 1_000);
  expect((await logOf())?.previous).toEqual(told?.previous);
});

test('an earlier log is served under the last part of its origin, and proofs of its time stay right', async () => {
  const { token, orderNo } = await settledOrder(candor, 40_000);
  await candor.server.services.publicLog.settle();
  const receipt = (await candor.call('GET /fair/receipt/{orderNo}', { token, params: { orderNo } })).data;
  const { checkpoint } = await readLog(candor.server.url);
  const id = checkpoint.origin.split('/').at(-1) ?? '';
  const get = async (place: string) => {
    const answer = await fetch(`${candor.server.url}/log/${place}`);
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const place = `tile/entries/000.p/${Math.min(255, checkpoint.size)}`;
  const [keys, tile] = [await get('keys'), await get(place)];
  expect((await get(`${id}/${place}`)).status).toBe(404);
  await restored();
  expect(await get(`${id}/keys`)).toEqual(keys);
  expect(await get(`${id}/${place}`)).toEqual(tile);
  expect((await get(`${id}/tile/entries/000`)).status).toBe(404);
  expect((await get(`00000000/${place}`)).status).toBe(404);
  // Whoever kept the receipt and the key needs nobody.
  const { parts } = await judge([utf8(JSON.stringify(receipt)), ...keys.bytes.toString().trim().split('\n').map(utf8)]);
  const steps = parts.flatMap(({ steps: each }) => each).filter(({ name }) => /inBatch|logged|signature/.test(name));
  expect(steps.map(({ name, ok }) => `${name} ${ok}`)).toEqual(['inBatch true', 'logged true', 'signature true']);
  // And the new log has it as well.
  await candor.server.services.publicLog.settle();
  const again = await candor.server.services.db.query('select 1 from log_batch where log = 2');
  expect(again.length).toBeGreaterThan(0);
});

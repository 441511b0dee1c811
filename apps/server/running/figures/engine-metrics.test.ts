import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { connect, leaveAll } from '../../stream/test-stream.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
});
afterAll(() => candor.close());

/** A figure as it is read now; NaN where there is none. */
async function figure(name: string): Promise<number> {
  const text = await candor.server.services.metrics.registry.metrics();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

test('each batch that is written is counted, with its commands and the time that the database took', async () => {
  const before = {
    batches: await figure('candor_commit_seconds_count'),
    sum: await figure('candor_batch_commands_sum'),
  };
  const { engine } = candor.server.services;
  await Promise.all(['a', 'b', 'c'].map((userId) => engine.submit({ kind: 'sign-up-gift', userId })));
  expect((await figure('candor_commit_seconds_count')) - before.batches).toBe(1);
  expect((await figure('candor_batch_commands_sum')) - before.sum).toBe(3);
  expect(await figure('candor_commit_seconds_sum')).toBeGreaterThan(0);
  expect(await figure('candor_reloads_total')).toBe(0);
});

test('who is connected to the stream is counted', async () => {
  const clients = [await connect(candor.server.url), await connect(candor.server.url)];
  expect(await figure('candor_sockets')).toBe(clients.length);
  leaveAll();
  await expect.poll(() => figure('candor_sockets')).toBe(0);
});

test('a symbol that has no fresh price is counted as halted', async () => {
  const all = await figure('candor_symbols_halted');
  expect(all).toBe(candor.server.services.market.listings.length);
  for (let tries = 0; tries < 2; tries += 1) {
    candor.feed.tick('BTCUSDT', '60000');
    await candor.advance(250);
  }
  expect(await figure('candor_symbols_halted')).toBe(all - 1);
  candor.feed.silence();
  await candor.advance(30_000);
  expect(await figure('candor_symbols_halted')).toBe(all);
});

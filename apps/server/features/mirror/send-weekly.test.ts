import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { keepSendingMirrors } from './send-weekly.ts';

let candor: TestServer;
beforeAll(async () => {
  // Two minutes before Monday the 16th begins on the platform.
  candor = await openTestServer({ startAt: Date.UTC(2026, 10, 15, 22, 58) });
});
afterAll(() => candor.close());

async function fast(token: string): Promise<void> {
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(500);
  const body = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '25' } as const;
  expect((await candor.call('POST /portal/order/contractOrder', { token, body })).code).toBe(200);
  await candor.advance(500);
  candor.feed.tick('BTCUSDT', '60060');
  await candor.advance(31_000);
}
const messages = async (token: string) =>
  (await candor.call('POST /player/notice/page', { token, body: { type: 'message', page: 1, limit: 20 } })).data.list;
const weekly = async (token: string) => (await messages(token)).filter(({ kind }) => kind === 'mirror-week');

test('who has traded in a week finds after it, once, what that came to; others find nothing', async () => {
  const [trader, idle] = [await candor.signUp(), await candor.signUp()];
  await fast(trader.token);
  await candor.advance(10_000);
  expect(await weekly(trader.token)).toEqual([]);

  await candor.advance(90_000);
  await expect.poll(async () => (await weekly(trader.token)).length).toBe(1);
  const [message] = await weekly(trader.token);
  // 25 at 0.80.
  expect(message).toMatchObject({
    reference: '2026-11-09',
    title: 'Your week in the mirror',
    summary: expect.stringContaining('Trades that ended: 1. Compared with not trading: 20') as string,
    unread: true,
  });
  expect(await weekly(idle.token)).toEqual([]);

  // Another start looks at everybody anew, and what is traded now belongs to the next week.
  await fast(trader.token);
  const turns: (() => void)[] = [];
  const stop = keepSendingMirrors(candor.server.services, (_period, run) => {
    turns.push(run);
    return () => undefined;
  });
  turns.forEach((turn) => turn());
  await stop();
  expect(await weekly(trader.token)).toHaveLength(1);
});

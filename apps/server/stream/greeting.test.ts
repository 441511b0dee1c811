import { afterEach, expect, test } from 'vitest';
import { openTestServer } from '../test-server.ts';
import { bareStream, connect, leaveAll, open, settle, type Client } from './test-stream.ts';

afterEach(leaveAll);

/** What is said to who connects, before anything else. */
async function greeted(url: string, token?: string): Promise<[string, unknown][]> {
  const events: [string, unknown][] = [];
  const client = open(url, token);
  client.onAny((name: string, payload: unknown) => events.push([name, payload]));
  await settle(client);
  return events;
}

test('whoever has a session is greeted with how long nothing of theirs has changed, nobody else is', async () => {
  let now = 1_000;
  const { stream, url } = await bareStream(0, { now: () => now });
  now = 9_000;
  expect([await greeted(url), await greeted(url, 'wrong')]).toEqual([[], []]);
  expect(await greeted(url, 'known')).toEqual([['greeting', { quietMs: 8_000 }]]);
  // Nobody has to listen for it to count.
  stream.hears('1');
  stream.hears('2');
  now = 9_700;
  stream.hears('2');
  expect(await greeted(url, 'known')).toEqual([['greeting', { quietMs: 700 }]]);
  stream.toUser('1', 'notice', { type: 'message', kind: 'k', reference: 'r' });
  expect(await greeted(url, 'known')).toEqual([['greeting', { quietMs: 0 }]]);
  await stream.close();
});

test('an order of another device is part of the next greeting, though nobody listened', async () => {
  const candor = await openTestServer();
  candor.feed.tick('BTCUSDT', '60000');
  const { token } = await candor.signUp();
  await candor.advance(5_000);
  expect(await greeted(candor.server.url, token)).toEqual([
    ['greeting', { quietMs: expect.toSatisfy((ms: number) => ms >= 5_000) as unknown }],
  ]);
  leaveAll();
  await expect.poll(() => candor.server.services.stream.sockets).toBe(0);
  await candor.call('POST /portal/order/contractOrder', {
    token,
    body: { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '100' },
  });
  await candor.advance(250);
  expect(await greeted(candor.server.url, token)).toEqual([
    ['greeting', { quietMs: expect.toSatisfy((ms: number) => ms <= 250) as unknown }],
  ]);
  await candor.close();
});

/** What a client is told. */
function told(client: Client): [string, unknown][] {
  const events: [string, unknown][] = [];
  client.onAny((name: string, payload: unknown) => events.push([name, payload]));
  return events;
}

test('whoever has a session learns once that what is told comes late, and once that all has come', async () => {
  let now = 0;
  const { stream, url } = await bareStream(0, { now: () => now });
  const [own, visitor] = [await connect(url, 'known'), await connect(url)];
  await settle(own, visitor);
  const [atOwn, atVisitor] = [told(own), told(visitor)];
  stream.delay(false);
  stream.delay(true);
  stream.delay(true);
  // Who comes meanwhile learns it at once, and what it has asked for before may be out of date.
  now = 5_000;
  const late = open(url, 'known');
  const atLate = told(late);
  await settle(late);
  now = 9_000;
  stream.delay(false);
  await settle(own, visitor, late);
  const [begun, ended] = [true, false].map((isDelayed) => ['delayed', { isDelayed }]);
  expect(atOwn).toEqual([begun, ended]);
  expect(atVisitor).toEqual([]);
  expect(atLate).toEqual([['greeting', { quietMs: 5_000 }], begun, ended]);
  now = 9_300;
  const after = open(url, 'known');
  const atAfter = told(after);
  await settle(after);
  expect(atAfter).toEqual([['greeting', { quietMs: 300 }]]);
  await stream.close();
});

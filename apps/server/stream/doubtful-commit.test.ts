import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { breaking, type Breaking } from '../engine/seams/test-breaking.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { connect, leaveAll, settle, type Client } from './test-stream.ts';

let fault: Breaking;
let candor: TestServer;
beforeAll(async () => {
  const opened = await openTestDatabase();
  const broken = breaking(opened.db);
  ({ fault } = broken);
  candor = await openTestServer({ opened: { ...opened, db: broken.db } });
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(2_000);
});
afterEach(leaveAll);
afterAll(() => candor.close());

const body = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '100' } as const;
const place = (token: string) => candor.call('POST /portal/order/contractOrder', { token, body });
const stored = (userId: string) =>
  candor.server.services.db.query('select 1 from fast_order where user_id = $1', [userId]);

/** What a client is told, with the ends of its line. */
function heard(client: Client): [string, unknown][] {
  const events: [string, unknown][] = [];
  client.onAny((name: string, payload: unknown) => events.push([name, payload]));
  client.on('disconnect', (reason) => events.push(['disconnect', reason]));
  return events;
}

test.each([
  ['stored', true],
  ['not stored', false],
])(
  'after a commit in doubt that was %s whoever is signed in is cut off, and learns that it missed something',
  async (_name, isStored) => {
    const [owner, other] = [await candor.signUp(), await candor.signUp()];
    await candor.advance(1_000);
    const { url } = candor.server;
    const own = await connect(url, owner.token);
    const visitor = await connect(url);
    await settle(own, visitor);
    const [atOwn, atVisitor] = [heard(own), heard(visitor)];
    fault.next = { table: 'fast_order', isStored };
    expect(await place(owner.token)).toMatchObject({ status: 503 });
    // Clients come again by themselves after this, and read anew what the greeting says that they may have missed.
    await expect
      .poll(() => atOwn)
      .toEqual([
        ['disconnect', 'transport close'],
        ['greeting', { quietMs: 0 }],
      ]);
    expect(await stored(owner.userId)).toHaveLength(isStored ? 1 : 0);
    const late = await connect(url, other.token);
    const atLate = heard(late);
    await settle(visitor, late);
    expect([atVisitor, atLate.filter(([name]) => name === 'disconnect')]).toEqual([[], []]);
    // From here on they are told as before.
    atOwn.length = 0;
    expect((await place(owner.token)).code).toBe(200);
    await expect.poll(() => atOwn.map(([name]) => name)).toContain('order');
  },
);

test('what the database refuses was told to nobody and changed nothing: nobody is cut off', async () => {
  const owner = await candor.signUp();
  const client = await connect(candor.server.url, owner.token);
  await settle(client);
  const events = heard(client);
  const { engine } = candor.server;
  const refused = engine.decide({ kind: 'take-test-funds', userId: 'nobody' }, [{ sql: 'select 1 / 0' }]);
  await expect(refused).rejects.toThrow();
  await expect.poll(() => engine.ready).toBe(true);
  expect((await place(owner.token)).code).toBe(200);
  await expect.poll(() => events.map(([name]) => name)).toContain('order');
  expect(events.filter(([name]) => name === 'disconnect')).toEqual([]);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestServer, type TestServer } from '../test-server.ts';
import type { Bus } from '../bus/bus.ts';
import type { Signal } from '../bus/signal.ts';
import { question } from '../engine/seams/question.ts';
import { connectEngine, type ConnectedEngine } from './connect-engine.ts';
import { rpcKeyOf, type Cluster } from './open-cluster.ts';
import { serveEngine } from './serve-engine.ts';
import { openWatchedBooks } from './watched-books.ts';

let candor: TestServer;
let inner: Server;
let connected: ConnectedEngine;
let cluster: Cluster;
let signal: (signal: Signal) => void;

/** The engine's process of a test server, at an address of its own. */
async function serve(): Promise<string> {
  const watched = openWatchedBooks();
  const bus = { onSignal: (listener: (one: Signal) => void) => (signal = listener) } as Partial<Bus> as Bus;
  const outbox = { start: () => undefined } as Partial<Cluster['outbox']> as Cluster['outbox'];
  cluster = { bus, outbox, watched, stream: candor.server.services.stream, stop: async () => undefined };
  const { engine, services } = candor.server;
  const rpc = serveEngine(services, { engine, lastCommitAt: () => candor.time.clock.now() }, cluster);
  inner = createServer().listen(0, '127.0.0.1');
  await once(inner, 'listening');
  rpc.attach(inner);
  rpc.begin();
  return `http://127.0.0.1:${(inner.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  candor = await openTestServer();
  const url = await serve();
  const { db, log, secrets } = candor.server.services;
  await db.query("insert into writer_lease values ('here', 1, 'me', $1, now())", [url]);
  connected = await connectEngine({ db, log, key: rpcKeyOf(secrets), shard: 'here' });
});
afterEach(async () => {
  connected.stop();
  inner.close();
  await candor.close();
});

test('market and engine are seen from another process as they are here', async () => {
  const { market } = candor.server.services;
  candor.feed.tick('BTCUSDT', '60123.45');
  await candor.advance(500);
  await expect.poll(() => connected.market.latest('BTCUSDT')).toEqual(market.latest('BTCUSDT'));
  await expect.poll(() => connected.market.rows('all')).toEqual(market.rows('all'));
  expect(connected.market.listings).toEqual(market.listings);
  expect(await connected.market.trades('BTCUSDT', 5)).toEqual(market.trades('BTCUSDT', 5));
  const query = { symbol: 'BTCUSDT', timeframe: '1m', to: candor.time.clock.now(), limit: 5 } as const;
  expect(await connected.market.klines({ ...query, from: undefined })).toEqual(
    await market.klines({ ...query, from: undefined }),
  );
  const levels = question('book-levels', (_beside, _symbol: string): unknown => null);
  expect(await connected.engine.ask(levels, 'BTCUSDT')).toEqual(
    await candor.server.services.engine.ask(levels, 'BTCUSDT'),
  );
  expect(connected.engine.ready).toBe(true);
  const log = connected.market.logInfo;
  expect(log).toEqual(candor.server.services.logInfo());
  expect(Object.keys(log ?? {}).sort()).toEqual(['cosignerVkey', 'origin', 'previous', 'vkey', 'witnesses']);
});

test('a command from another process has its effect once, however often it is asked', async () => {
  const { userId } = await candor.signUp({ funded: false });
  const key = { userId, route: 'POST /x', key: 'k', bodyHash: 'b' };
  const take = () =>
    connected.engine.execute({ kind: 'take-test-funds', userId }, { teller: 'nothing', args: null }, key);
  await expect(take()).rejects.toThrow('nobody tells nothing');
  const transfer = { kind: 'take-test-funds', userId } as const;
  expect(await connected.engine.submit(transfer)).toMatchObject({ ok: true });
  expect(await connected.engine.submit(transfer)).toMatchObject({ ok: false, refusal: 'test-funds-taken' });
  expect(Object.values(await candor.sums()).every((sum) => Number(sum) === 0)).toBe(true);
});

test('what ends elsewhere ends here', async () => {
  const { token, userId } = await candor.signUp({ funded: false });
  const session = await candor.server.services.sessions.find(token);
  const ended: string[] = [];
  candor.server.services.sessions.onEnd(({ sessionId }) => ended.push(sessionId));
  signal({ kind: 'settings-changed' });
  signal({ kind: 'standing-changed', userId });
  expect(ended).toEqual([]);
  if (session !== null) signal({ kind: 'session-ended', session });
  expect(ended).toEqual([session?.sessionId]);
});

test('books come to the process that watches them', async () => {
  const tellings: unknown[] = [];
  connected.onBook((telling) => tellings.push(telling));
  const depth = { symbol: 'BTCUSDT', bids: [], asks: [], time: 1 };
  connected.watch({ depth: ['BTCUSDT'], book: [], trade: [] });
  await expect.poll(() => [...cluster.watched.books.watched('depth')]).toEqual(['BTCUSDT']);
  cluster.watched.books.tell('depth', 'ETHUSDT', { ...depth, symbol: 'ETHUSDT' });
  cluster.watched.books.tell('depth', 'BTCUSDT', depth);
  await expect.poll(() => tellings).toEqual([{ event: 'depth', symbol: 'BTCUSDT', payload: depth }]);
  connected.stop();
  await expect.poll(() => [...cluster.watched.books.watched('depth')]).toEqual([]);
});

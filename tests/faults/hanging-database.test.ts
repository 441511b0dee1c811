import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fundPeople, seedPeople, type Person } from '../../bench/harness/people.ts';
import { postgresPlace, type Place } from '../../bench/harness/place.ts';
import { startServer, type ServerProcess } from '../../bench/harness/server-process.ts';
import { newIntent, resolve, ticket, type Intent } from './intents.ts';
import { faultsAt, postgresUrl } from './place.ts';
import { proxied, type TcpProxy } from './tcp-proxy.ts';

/** Longer than candles wait to be stored, so that a transaction of the pool is open when the line breaks. */
const hangMs = 12_000;

describe.runIf(postgresUrl !== undefined)('on PostgreSQL behind a line that hangs', () => {
  let place: Place;
  let proxy: TcpProxy;
  let server: ServerProcess;
  let people: readonly Person[];
  const placed: Intent[] = [];
  beforeAll(async () => {
    place = await postgresPlace(postgresUrl ?? '');
    people = await seedPeople(place, 3);
    const line = await proxied(place.settings.DATABASE_URL ?? '');
    proxy = line.proxy;
    server = await startServer({ ...place.settings, DATABASE_URL: line.url, LOG_LEVEL: 'fatal' });
    await fundPeople(server.port, people);
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    await proxy.close();
    await place.drop();
  });
  const personAt = (index: number): Person => people[index] as Person;
  const order = async (index: number): Promise<void> => {
    const intent = newIntent(personAt(index), `order-${index}`);
    placed.push(intent);
    await resolve(server.port, [intent], 30_000);
  };
  interface Asked {
    status: number;
    retryAfter: string | null;
    seconds: number;
  }
  const ask = async (path: string, init: RequestInit = {}): Promise<Asked> => {
    const before = performance.now();
    const { token } = personAt(1);
    const reply = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      ...init,
      headers: { 'coin-auth': token, 'content-type': 'application/json', 'idempotency-key': 'while-hanging' },
    });
    await reply.text();
    return {
      status: reply.status,
      retryAfter: reply.headers.get('retry-after'),
      seconds: Math.round((performance.now() - before) / 1_000),
    };
  };
  const read = (): Promise<Asked> => ask('/account/page');
  const write = (): Promise<Asked> =>
    ask('/portal/order/contractOrder', { method: 'POST', body: JSON.stringify(ticket) });

  test('reads and writes soon answer 503 with a time to retry; then the line breaks, and all goes on', async () => {
    await order(0);
    proxy.hang();
    const since = performance.now();
    const answers = await Promise.all([read(), read(), write()]);
    expect(answers.map(({ status, retryAfter }) => [status, retryAfter])).toEqual([
      [503, '2'],
      [503, '2'],
      [503, '2'],
    ]);
    expect(Math.max(...answers.map(({ seconds }) => seconds))).toBeLessThanOrEqual(9);
    await sleep(Math.max(0, hangMs - (performance.now() - since)));
    proxy.reset();
    await sleep(500);
    proxy.heal();
    await order(2);
    const ended = await Promise.race([server.ended, sleep(1_000, null)]);
    expect([ended, server.output()]).toEqual([null, expect.not.stringContaining('the program fails')]);
    expect(await read()).toMatchObject({ status: 200 });
    await resolve(server.port, [{ ...newIntent(personAt(1), 'while-hanging') }], 30_000);
    placed.push({ ...newIntent(personAt(1), 'while-hanging') });
    expect(await faultsAt(place, placed)).toEqual([]);
  });
});

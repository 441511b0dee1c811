import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { frameOf } from './frames.ts';
import { newNonce, nonceHeader, proofOf, rpcPath, rpcProtocol } from './handshake.ts';
import { RpcClient, type RpcClientParts } from './rpc-client.ts';
import { openRpcServer, type RpcServer, type RpcServerParts } from './rpc-server.ts';

const key = 'k'.repeat(64);
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

interface Serving {
  readonly url: string;
  readonly rpc: RpcServer;
  /** As a killed process. */
  kill(): void;
}

async function serve(methods: RpcServerParts['methods'], more: Partial<RpcServerParts> = {}): Promise<Serving> {
  const rpc = openRpcServer({ key, methods, ...more });
  const server: Server = createServer((_request, response) => response.end());
  rpc.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const kill = (): void => {
    void rpc.close();
    server.close();
  };
  stops.push(kill);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, rpc, kill };
}

function clientOf(find: () => string | null, more: Partial<RpcClientParts> = {}): RpcClient {
  const client = new RpcClient({
    key,
    findServer: async () => find(),
    onPush: () => undefined,
    onUp: () => undefined,
    onDown: () => undefined,
    ...more,
  });
  stops.push(() => client.stop());
  return client;
}

test('calls are answered as data, and a failure says whose it is', async () => {
  const { url } = await serve({
    add: (a: bigint, b: bigint) => a + b,
    fail: () => Promise.reject(new TypeError('no such thing')),
  });
  const client = clientOf(() => url);
  expect(await Promise.all([client.call('add', [1n, 2n], false), client.call('add', [3n, 4n], false)])).toEqual([
    3n,
    7n,
  ]);
  await expect(client.call('fail', [], false)).rejects.toMatchObject({
    causedBy: 'TypeError',
    message: 'no such thing',
  });
  await expect(client.call('toString', [], false)).rejects.toThrow('nobody answers toString');
});

test('who does not know the key calls nothing, and is called nothing', async () => {
  let calls = 0;
  const { url, rpc } = await serve({ count: () => (calls += 1) });
  const stranger = clientOf(() => url, { key: 'x'.repeat(64) });
  const asked = stranger.call('count', [], false).catch((error: unknown) => error);
  const nonce = newNonce();
  const opening = request(new URL(rpcPath, url), {
    headers: { connection: 'upgrade', upgrade: rpcProtocol, [nonceHeader]: nonce },
  });
  opening.end();
  const [response, socket] = (await once(opening, 'upgrade')) as [
    { headers: Record<string, string> },
    NodeJS.WritableStream,
  ];
  const server = response.headers[nonceHeader] ?? '';
  socket.write(proofOf('x'.repeat(64), 'client', nonce, server));
  socket.write(frameOf([{ kind: 'call', id: 1, method: 'count', args: [] }]));
  await once(socket, 'close');
  const overheard = connect(Number(new URL(url).port), '127.0.0.1');
  overheard.write(`GET ${rpcPath} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n`);
  expect(String((await once(overheard, 'data'))[0])).toContain('400 Bad Request');
  stranger.stop();
  expect(await asked).toMatchObject({ name: 'RpcLost' });
  expect([calls, rpc.peers]).toEqual([0, 0]);
});

test('what may be asked again is answered by the next one, what may not is lost', async () => {
  const never = new Promise(() => undefined);
  const first = await serve({ ask: () => never });
  let address: string | null = first.url;
  const client = clientOf(() => address);
  await expect.poll(() => client.isUp).toBe(true);
  const again = client.call('ask', ['a'], true);
  const once = client.call('ask', ['b'], false).catch((error: unknown) => error);
  await expect.poll(() => client.waiting).toBe(2);
  const second = await serve({ ask: (what: string) => `second ${what}` });
  address = null;
  first.kill();
  expect(await once).toMatchObject({ name: 'RpcLost', message: 'the connection has ended' });
  const meanwhile = client.call('ask', ['c'], false);
  address = second.url;
  expect([await again, await meanwhile]).toEqual(['second a', 'second c']);
});

test('a failure that passes is asked again, if the call may be', async () => {
  let left = 3;
  const { url } = await serve({
    ask: () => {
      if ((left -= 1) > 0) throw new RangeError('not yet');
      return 'now';
    },
  });
  const client = clientOf(() => url, { mayPass: ({ causedBy }) => causedBy === 'RangeError' });
  await expect(client.call('ask', [], false)).rejects.toThrow('not yet');
  expect(await client.call('ask', [], true)).toBe('now');
});

test('what was not begun is asked again, whatever it is', async () => {
  const held = Promise.withResolvers<string>();
  const first = await serve({ hold: () => held.promise, ask: () => 'first' });
  const second = await serve({ ask: () => 'second' });
  let address = first.url;
  const refused: string[] = [];
  const client = clientOf(() => address, {
    wasNotBegun({ causedBy }) {
      refused.push(causedBy);
      held.resolve('held');
      return causedBy === 'RpcClosing';
    },
  });
  const holding = client.call('hold', [], false);
  await expect.poll(() => client.isUp).toBe(true);
  expect(await client.call('ask', [], false)).toBe('first');
  address = second.url;
  const closing = first.rpc.close();
  expect(await client.call('ask', [], false)).toBe('second');
  await closing;
  expect([await holding, refused]).toEqual(['held', ['RpcClosing']]);
});

test('pushes come to all, and both ways', async () => {
  const heard: unknown[] = [];
  const { url, rpc } = await serve({}, { onPush: (_peer, topic, payload) => heard.push([topic, payload]) });
  const each: unknown[][] = [[], []];
  const clients = each.map((list) =>
    clientOf(() => url, { onPush: (topic, payload) => topic !== 'heartbeat' && list.push([topic, payload]) }),
  );
  await expect.poll(() => rpc.peers).toBe(2);
  rpc.push('turn', { marks: [1n] });
  clients[0]?.push('watch', ['BTCUSDT']);
  await expect
    .poll(() => [each, heard])
    .toEqual([[[['turn', { marks: [1n] }]], [['turn', { marks: [1n] }]]], [['watch', ['BTCUSDT']]]]);
});

test('an end that says nothing any more is left', async () => {
  const silent = createServer();
  silent.on('upgrade', ({ headers }, socket) => {
    const server = newNonce();
    const proof = proofOf(key, 'server', String(headers[nonceHeader]), server).toString('base64url');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: ${rpcProtocol}\r\n` +
        `x-candor-nonce: ${server}\r\nx-candor-proof: ${proof}\r\n\r\n`,
    );
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  stops.push(() => silent.close());
  const alive = await serve({ ask: () => 'alive' });
  let address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const client = clientOf(() => address);
  await expect.poll(() => client.isUp).toBe(true);
  const asked = client.call('ask', [], true);
  address = alive.url;
  expect(await asked).toBe('alive');
});

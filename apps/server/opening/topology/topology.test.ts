import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openDistributor } from './distribute.ts';
import type { Member, Part } from './members.ts';
import { statusPage, victimAmong } from './status.ts';

const open: Server[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

async function listening(server: Server): Promise<number> {
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
const serverOf = (name: string): Promise<number> => {
  const server = createServer((incoming, outgoing) => {
    outgoing.writeHead(incoming.url === '/broken' ? 418 : 200, {
      'x-seen': String(incoming.headers['x-forwarded-for']),
    });
    incoming.on('data', (piece: Buffer) => outgoing.write(piece));
    incoming.on('end', () => outgoing.end(name));
  });
  server.on('upgrade', (_incoming, socket) => {
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n`);
    socket.on('data', (piece: Buffer) => socket.write(`${name} ${piece.toString()}`));
  });
  return listening(server);
};

test('calls go to the processes of calls in turn, sockets to those of sockets', async () => {
  const [one, two, stream] = [await serverOf('one'), await serverOf('two'), await serverOf('stream')];
  let apis = [one, two];
  const port = await listening(openDistributor({ api: () => apis, stream: () => [stream] }));
  const ask = async (url: string, body?: string) => {
    const answered = await fetch(`http://127.0.0.1:${port}${url}`, body === undefined ? {} : { method: 'POST', body });
    return [answered.status, await answered.text(), answered.headers.get('x-seen')];
  };
  const asked = [await ask('/a'), await ask('/b'), await ask('/c')].map(([, text]) => text);
  expect(new Set(asked)).toEqual(new Set(['one', 'two']));
  expect(await ask('/broken', 'body')).toEqual([418, expect.stringMatching(/^body(one|two)$/), '127.0.0.1']);
  expect((await ask('/stream/?EIO=4'))[1]).toBe('stream');
  const asking = request({
    host: '127.0.0.1',
    port,
    path: '/stream/',
    headers: { connection: 'upgrade', upgrade: 'x' },
  });
  asking.end();
  const [, socket] = (await once(asking, 'upgrade')) as [unknown, NodeJS.ReadWriteStream & { destroy(): void }];
  socket.write('hello');
  expect(String((await once(socket, 'data'))[0])).toBe('stream hello');
  socket.destroy();
  apis = [];
  expect((await ask('/a'))[0]).toBe(503);
  apis = [9];
  expect((await ask('/a'))[0]).toBe(503);
});

const memberOf = (name: string, part: Part, isReady: boolean, pid: number | null = 7): Member => ({
  name,
  part,
  port: 9_000,
  pid,
  isReady,
  starts: pid === null ? 2 : 1,
  lastWords: pid === null ? 'no key' : '',
  kill: () => undefined,
});
const members = [
  memberOf('engine-1', 'engine', false, null),
  memberOf('engine-2', 'engine', true),
  memberOf('engine-3', 'engine', false),
  memberOf('api-1', 'api', true),
];

test('the page says what each process does', () => {
  const page = statusPage('http://127.0.0.1:8080', members);
  expect(page).toMatch(/engine-1 +9000 +ended +started 2 times no key/);
  expect(page).toMatch(/engine-2 +9000 +7 +works/);
  expect(page).toMatch(/engine-3 +9000 +7 +stands by/);
  expect(page).toMatch(/api-1 +9000 +7 +ready/);
});

test('who is meant is found among those that live', () => {
  const named = (['engine', 'standby', 'api', 'stream'] as const).map((victim) => victimAmong(members, victim)?.name);
  expect(named).toEqual(['engine-2', 'engine-3', 'api-1', undefined]);
});

import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server that a test can disturb. */
export interface TcpProxy {
  readonly port: number;
  /** Swallows all that is sent either way, without a word to anybody; what comes anew hangs as well. */
  hang(): void;
  /** New connections get through again; those that hung stay dead, as after a lost host. */
  heal(): void;
  /** Breaks every connection off, as a host that comes back does to those it has forgotten. */
  reset(): void;
  close(): Promise<void>;
}

interface Line {
  readonly near: Socket;
  readonly far: Socket;
}

/** @param target where the line leads */
export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const lines = new Set<Line>();
  let isHanging = false;
  const server = createServer((near) => {
    const line = { near, far: connect(target.port, target.host) };
    lines.add(line);
    tie(line, () => lines.delete(line));
    if (isHanging) silence(line);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    hang() {
      isHanging = true;
      lines.forEach(silence);
    },
    heal() {
      isHanging = false;
    },
    reset() {
      for (const { near, far } of lines) {
        near.resetAndDestroy();
        far.resetAndDestroy();
      }
      lines.clear();
    },
    close: () =>
      new Promise((resolve) => {
        for (const { near, far } of lines) [near, far].forEach((socket) => socket.destroy());
        server.close(() => resolve());
      }),
  };
}

/** What comes in at one end goes out at the other, and both end together. */
function tie({ near, far }: Line, onEnd: () => void): void {
  const end = (): void => {
    // A dead line tells the other side nothing, until it is reset.
    if (near.isPaused()) return;
    onEnd();
    near.destroy();
    far.destroy();
  };
  for (const socket of [near, far]) socket.on('error', () => undefined).on('close', end);
  near.on('data', (bytes) => {
    far.write(bytes);
  });
  far.on('data', (bytes) => {
    near.write(bytes);
  });
}

function silence({ near, far }: Line): void {
  near.pause();
  far.pause();
}

/** The same database by way of a proxy. @returns its address, and the proxy */
export async function proxied(databaseUrl: string): Promise<{ url: string; proxy: TcpProxy }> {
  const url = new URL(databaseUrl);
  const proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port || 5_432) });
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return { url: url.href, proxy };
}

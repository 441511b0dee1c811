import { createServer, connect, type Socket } from 'node:net';
import { Direction, Sender } from './sender.ts';

/** A line between a phone and the server. */
export interface Line {
  readonly name: string;
  /** There and back, in ms. */
  readonly roundTripMs: number;
  /** Of all connections together. */
  readonly downBytesPerSecond: number;
  readonly upBytesPerSecond: number;
}

/** 1.6 Mbps with a round trip of 150 ms, as Lighthouse takes for a phone. */
export const usual: Line = {
  name: '1.6 Mbps, 150 ms',
  roundTripMs: 150,
  downBytesPerSecond: 200_000,
  upBytesPerSecond: 93_750,
};
/** What DevTools calls slow 4G: the least that the app has to be usable on. */
export const slow4g: Line = {
  name: '0.4 Mbps, 400 ms',
  roundTripMs: 400,
  downBytesPerSecond: 50_000,
  upBytesPerSecond: 50_000,
};

const halfOpen = { allowHalfOpen: true, noDelay: true };
export interface SlowLine {
  readonly port: number;
  /** From the server to the phone so far. */
  bytesDown(): number;
  /** Changes how fast it is; what is connected is cut, as by a phone that was put away. */
  become(line: Line | null): void;
  close(): void;
}

/**
 * A line to a server of this machine: with the round trip of each connection's handshake, slow start and a width that
 * all connections share. A browser's own emulation delays requests; it knows no connections, and lets sockets and
 * workers pass. No TLS, no losses, no pause of an idle connection.
 */
export async function slowLine(serverPort: number): Promise<SlowLine> {
  let now: Line | null = null;
  let down = new Direction(Infinity);
  let up = new Direction(Infinity);
  let before = 0;
  const open = new Set<Socket>();
  const proxy = createServer(halfOpen, (phone) => {
    const server = connect({ ...halfOpen, port: serverPort, host: '127.0.0.1' });
    join(phone, server, { up, down, roundTripMs: now?.roundTripMs ?? 0 });
    for (const socket of [phone, server]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const cut = (): void => open.forEach((socket) => socket.destroy());
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    bytesDown: () => before + down.bytes,
    become(line) {
      cut();
      now = line;
      before += down.bytes;
      down = new Direction(line?.downBytesPerSecond ?? Infinity);
      up = new Direction(line?.upBytesPerSecond ?? Infinity);
    },
    close() {
      cut();
      proxy.close();
    },
  };
}

interface Way {
  readonly up: Direction;
  readonly down: Direction;
  readonly roundTripMs: number;
}

/** Carries what two sockets say, each to the other; the phone's begins after its handshake. */
function join(phone: Socket, server: Socket, { up, down, roundTripMs }: Way): void {
  const toServer = new Sender(up, roundTripMs, (bytes) => pass(server, bytes));
  const toPhone = new Sender(down, roundTripMs, (bytes) => pass(phone, bytes));
  const shaken = new Promise((resolve) => setTimeout(resolve, roundTripMs));
  phone.on('data', (bytes: Buffer) => void shaken.then(() => toServer.send(bytes)));
  phone.on('end', () => void shaken.then(() => toServer.send(null)));
  server.on('data', (bytes: Buffer) => toPhone.send(bytes));
  server.on('end', () => toPhone.send(null));
  phone.on('error', () => server.destroy());
  server.on('error', () => phone.destroy());
}

function pass(to: Socket, bytes: Buffer | null): void {
  if (to.destroyed) return;
  if (bytes === null) to.end();
  else to.write(bytes);
}

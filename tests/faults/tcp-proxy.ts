import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Which way is disturbed: what is sent there, what comes back, or both. */
export type Way = 'both' | 'there' | 'back';

/** A line to a server that a test can disturb. */
export interface TcpProxy {
  readonly port: number;
  /** Swallows all that is sent, without a word to anybody; of new connections as well. */
  hang(way?: Way): void;
  /** What is sent either way arrives so much later, and in its order. */
  delay(ms: number): void;
  /** Breaks every connection off, and turns new ones away. */
  cut(): void;
  /** So many connections are broken when the next answer comes by them: what they have asked for was carried out. */
  readonly losses: { left: number; readonly lost: number };
  /** New connections get through again, at once; those that hung stay dead, as after a lost host. */
  heal(): void;
  /** Breaks every connection off, as a host that comes back does to those it has forgotten. */
  reset(): void;
  /** New connections lead elsewhere. */
  leadTo(target: Target): void;
  close(): Promise<void>;
}

export interface Target {
  readonly host: string;
  readonly port: number;
}

/** @param target where the line leads */
export async function openTcpProxy(target: Target): Promise<TcpProxy> {
  const lines = new Set<Line>();
  let [now, hanging, delayMs] = [target, null as Way | null, 0];
  let isCut = false;
  const losses = new Losses();
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const line = new Line(near, connect(now.port, now.host), { losses, ended: (one) => lines.delete(one) });
    lines.add(line);
    line.delayMs = delayMs;
    if (hanging !== null) line.silence(hanging);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    hang(way = 'both') {
      hanging = way;
      for (const line of lines) line.silence(way);
    },
    delay(ms) {
      delayMs = ms;
      for (const line of lines) line.delayMs = ms;
    },
    cut() {
      isCut = true;
      for (const line of lines) line.destroy();
    },
    losses,
    heal() {
      [hanging, delayMs, isCut] = [null, 0, false];
      for (const line of lines) line.delayMs = 0;
    },
    reset() {
      for (const line of lines) line.reset();
      lines.clear();
    },
    leadTo: (other) => void (now = other),
    close: () => closed(server, lines),
  };
}

const closed = (server: Server, lines: ReadonlySet<Line>): Promise<void> =>
  new Promise((resolve) => {
    for (const line of lines) line.destroy();
    server.close(() => resolve());
  });

interface LineParts {
  readonly ended: (line: Line) => void;
  readonly losses: Losses;
}

/** Answers that are to be lost on their way back, each with its connection. */
class Losses {
  left = 0;
  lost = 0;

  /** Whether the next one is among them. */
  take(): boolean {
    if (this.left === 0) return false;
    this.left -= 1;
    this.lost += 1;
    return true;
  }
}

/** One connection: what comes in at one end goes out at the other, and both end together. */
class Line {
  delayMs = 0;
  private isDead = false;
  private readonly near: Socket;
  private readonly far: Socket;

  constructor(near: Socket, far: Socket, { ended, losses }: LineParts) {
    [this.near, this.far] = [near, far];
    const end = (): void => {
      // A dead line tells the other side nothing, until it is reset.
      if (this.isDead) return;
      ended(this);
      this.destroy();
    };
    for (const socket of [near, far]) socket.on('error', () => undefined).on('close', end);
    near.on('data', (bytes) => this.pass(far, bytes));
    far.on('data', (bytes) => {
      if (losses.take()) this.destroy();
      else this.pass(near, bytes);
    });
  }

  silence(way: Way): void {
    this.isDead = true;
    if (way !== 'back') this.near.pause();
    if (way !== 'there') this.far.pause();
  }

  reset(): void {
    for (const socket of [this.near, this.far]) socket.resetAndDestroy();
  }

  destroy(): void {
    for (const socket of [this.near, this.far]) socket.destroy();
  }

  private pass(to: Socket, bytes: Buffer | string): void {
    if (this.delayMs === 0) to.write(bytes);
    // Timers of one length fire in the order in which they were set.
    else setTimeout(() => to.write(bytes), this.delayMs);
  }
}

/** The same database by way of a proxy. @returns its address, and the proxy */
export async function proxied(databaseUrl: string): Promise<{ url: string; proxy: TcpProxy }> {
  const url = new URL(databaseUrl);
  const proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port || 5_432) });
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return { url: url.href, proxy };
}

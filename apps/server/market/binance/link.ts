import { hourMs } from '@candor/core/platform-day.ts';
import type { Clock } from '../../clock.ts';

export interface LinkTiming {
  /** Nothing heard for so long: the connection is dead, whatever the network says. */
  readonly silenceMs: number;
  /** First and longest wait before connecting again; doubled from one failure to the next. */
  readonly backoffMs: number;
  readonly backoffMaxMs: number;
  /** A connection that lasted so long was good: the next wait is the first again. */
  readonly stableMs: number;
  /** The venue cuts a connection after 24 hours; at this age a second one takes over, or tries to once more. */
  readonly renewMs: number;
}

export const linkTiming: LinkTiming = {
  silenceMs: 5_000,
  backoffMs: 500,
  backoffMaxMs: 30_000,
  stableMs: 10_000,
  renewMs: 11 * hourMs,
};

export interface LinkParts {
  readonly url: string;
  readonly clock: Clock;
  readonly timing: LinkTiming;
  /** In [0, 1), so that many clients don't come back at the same moment. */
  readonly random: () => number;
  readonly onText: (text: string) => void;
  /** What comes next is from a new connection: something may have been missed. */
  readonly onLost: () => void;
  readonly count: (what: string) => void;
}

/**
 * Wait before an attempt, milliseconds: between half of and the whole doubled base. @param failures before it, from 0
 */
export const backoffOf = ({ backoffMs, backoffMaxMs }: LinkTiming, failures: number, random: () => number): number =>
  Math.min(backoffMaxMs, backoffMs * 2 ** Math.min(failures, 30)) * (0.5 + random() / 2);

interface Connection {
  readonly socket: WebSocket;
  readonly openedAt: number;
  heardAt: number;
}

/** A websocket that is there again by itself, whatever becomes of it. */
export class Link {
  private readonly parts: LinkParts;
  private readonly watching: NodeJS.Timeout;
  private current: Connection | null;
  /** The one that is to take over from {@link current}. */
  private successor: Connection | null = null;
  private renewedAt = 0;
  private failures = 0;
  private waiting: NodeJS.Timeout | undefined;

  constructor(parts: LinkParts) {
    this.parts = parts;
    this.current = this.connect();
    this.watching = setInterval(() => this.watch(), Math.max(10, parts.timing.silenceMs / 5)).unref();
  }

  /** Brings a second connection up before the first ends. */
  renew(): void {
    this.renewedAt = this.parts.clock.now();
    if (this.current !== null && this.successor === null) this.successor = this.connect();
  }

  close(): void {
    clearInterval(this.watching);
    clearTimeout(this.waiting);
    const sockets = [this.current?.socket, this.successor?.socket];
    this.current = this.successor = null;
    for (const socket of sockets) socket?.close();
  }

  private connect(): Connection {
    const now = this.parts.clock.now();
    const connection: Connection = { socket: new WebSocket(this.parts.url), openedAt: now, heardAt: now };
    connection.socket.addEventListener('message', ({ data }) => this.hear(connection, data));
    connection.socket.addEventListener('error', () => this.lose(connection, 'connection-lost'));
    connection.socket.addEventListener('close', () => this.lose(connection, 'connection-lost'));
    return connection;
  }

  private hear(connection: Connection, data: unknown): void {
    const { clock, onText, count } = this.parts;
    if (connection !== this.current && connection !== this.successor) return;
    connection.heardAt = clock.now();
    if (connection === this.successor) this.takeOver(connection);
    if (typeof data === 'string') onText(data);
    else count('garbage');
  }

  private takeOver(connection: Connection): void {
    this.current?.socket.close();
    this.current = connection;
    this.successor = null;
    this.parts.count('connection-renewed');
  }

  private lose(connection: Connection, why: string): void {
    const { clock, timing, random, onLost, count } = this.parts;
    if (connection === this.successor) this.successor = null;
    if (connection !== this.current) return;
    count(why);
    if (clock.now() - connection.openedAt >= timing.stableMs) this.failures = 0;
    this.current = this.successor;
    this.successor = null;
    connection.socket.close();
    onLost();
    if (this.current !== null) return;
    this.waiting = setTimeout(
      () => {
        this.current = this.connect();
      },
      backoffOf(timing, this.failures, random),
    ).unref();
    this.failures += 1;
  }

  private watch(): void {
    const { clock, timing } = this.parts;
    const now = clock.now();
    const isSilent = (connection: Connection): boolean => now - connection.heardAt > timing.silenceMs;
    if (this.successor !== null && isSilent(this.successor)) {
      this.successor.socket.close();
      this.successor = null;
    }
    if (this.current !== null && isSilent(this.current)) this.lose(this.current, 'connection-silent');
    if (this.current !== null && now - Math.max(this.current.openedAt, this.renewedAt) > timing.renewMs) this.renew();
  }
}

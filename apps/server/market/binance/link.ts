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

export const linkTiming: LinkTiming = { silenceMs: 5_000, backoffMs: 500, backoffMaxMs: 30_000, stableMs: 10_000, renewMs: 11 * 3_600_000 };

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

export interface Link {
  /** Brings a second connection up before the first ends. */
  renew(): void;
  close(): void;
}

/** Wait before an attempt, milliseconds: between half of and the whole doubled base. @param failures before it, from 0 */
export const backoffOf = ({ backoffMs, backoffMaxMs }: LinkTiming, failures: number, random: () => number): number =>
  Math.min(backoffMaxMs, backoffMs * 2 ** Math.min(failures, 30)) * (0.5 + random() / 2);

interface Connection {
  readonly socket: WebSocket;
  readonly openedAt: number;
  heardAt: number;
}

/** A websocket that is there again by itself, whatever becomes of it. */
export function openLink(parts: LinkParts): Link {
  const { url, clock, timing, count } = parts;
  let current: Connection | null = null;
  let successor: Connection | null = null;
  let failures = 0;
  let renewedAt = 0;
  let waiting: NodeJS.Timeout | undefined;

  function connect(): Connection {
    const now = clock.now();
    const connection: Connection = { socket: new WebSocket(url), openedAt: now, heardAt: now };
    const { socket } = connection;
    socket.addEventListener('message', ({ data }) => {
      if (connection !== current && connection !== successor) return;
      connection.heardAt = clock.now();
      if (connection === successor) takeOver(connection);
      if (typeof data === 'string') parts.onText(data);
      else count('garbage');
    });
    socket.addEventListener('error', () => lose(connection, 'connection-lost'));
    socket.addEventListener('close', () => lose(connection, 'connection-lost'));
    return connection;
  }
  function takeOver(connection: Connection): void {
    current?.socket.close();
    current = connection;
    successor = null;
    count('connection-renewed');
  }
  function lose(connection: Connection, why: string): void {
    if (connection === successor) successor = null;
    if (connection !== current) return;
    count(why);
    failures = clock.now() - connection.openedAt >= timing.stableMs ? 0 : failures;
    current = null;
    connection.socket.close();
    parts.onLost();
    if (successor !== null) { current = successor; successor = null; return; }
    waiting = setTimeout(() => { current = connect(); }, backoffOf(timing, failures, parts.random)).unref();
    failures += 1;
  }
  function renew(): void {
    renewedAt = clock.now();
    if (current !== null && successor === null) successor = connect();
  }
  const watch = setInterval(() => {
    const now = clock.now();
    if (current !== null && now - current.heardAt > timing.silenceMs) lose(current, 'connection-silent');
    if (successor !== null && now - successor.heardAt > timing.silenceMs) { successor.socket.close(); successor = null; }
    if (current !== null && now - Math.max(current.openedAt, renewedAt) > timing.renewMs) renew();
  }, Math.max(10, timing.silenceMs / 5)).unref();

  current = connect();
  return {
    renew,
    close() {
      clearInterval(watch);
      clearTimeout(waiting);
      const sockets = [current?.socket, successor?.socket];
      current = successor = null;
      for (const socket of sockets) socket?.close();
    },
  };
}

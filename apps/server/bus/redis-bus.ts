import { randomBytes } from 'node:crypto';
import type { Bus } from './bus.ts';
import { followStream } from './follow-stream.ts';
import { inTime, newClient, type Client } from './redis-client.ts';
import type { Signal } from './signal.ts';

interface RedisBusParts {
  readonly url: string;
  /** Names the installation: several may share one Redis. */
  readonly shard: string;
  /** Told once for each time that it is lost. */
  readonly onDown: (error: unknown) => void;
}

/** A minute of a busy installation; who was away for longer reads the tables anyway. */
const entriesKept = 20_000;

/** Clients that connect by themselves, again and again. */
function openClients({ url, onDown }: Pick<RedisBusParts, 'url' | 'onDown'>) {
  const all = new Set<Client>();
  let isStopped = false;
  let wasReported = false;
  return {
    isStopped: () => isStopped,
    open(): Client {
      const client = newClient(url);
      client.on('error', (error: unknown) => {
        if (!wasReported && !isStopped) onDown(error);
        wasReported = true;
      });
      client.on('ready', () => {
        wasReported = false;
      });
      all.add(client);
      client.connect().catch(() => undefined);
      return client;
    },
    close(): void {
      isStopped = true;
      for (const client of all) client.destroy();
    },
  };
}

/** A stream for what owners are told, publish/subscribe for signals. Opens while Redis is down, too. */
export function openRedisBus({ shard, ...parts }: RedisBusParts): Bus {
  const [stream, channel] = [`candor:${shard}:events`, `candor:${shard}:signals`];
  const me = randomBytes(6).toString('hex');
  const clients = openClients(parts);
  const writing = clients.open();
  const listeners: ((signal: Signal) => void)[] = [];
  let isBehind = false;
  const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: entriesKept } as const;
  return {
    get isUp() {
      return writing.isReady;
    },
    get isBehind() {
      return isBehind;
    },
    async append(entries) {
      await inTime(writing.xAdd(stream, '*', { entries: JSON.stringify(entries) }, { TRIM: trim }));
    },
    signal(signal) {
      writing.publish(channel, JSON.stringify({ from: me, signal })).catch(() => undefined);
    },
    onSignal(listener) {
      if (listeners.length === 0) subscribe(clients.open(), channel, (text) => hear(text, me, listeners));
      listeners.push(listener);
    },
    follow: (listener) =>
      followStream(clients.open(), stream, {
        isStopped: clients.isStopped,
        listener,
        onRead: (is) => void (isBehind = is),
      }),
    close: async () => clients.close(),
  };
}

/** Comes back by itself whenever the connection does. */
function subscribe(client: Client, channel: string, onText: (text: string) => void): void {
  client.once('ready', () => {
    client.subscribe(channel, onText).catch(() => undefined);
  });
}

function hear(text: string, me: string, listeners: readonly ((signal: Signal) => void)[]): void {
  const { from, signal } = JSON.parse(text) as { from: string; signal: Signal };
  if (from !== me) for (const listener of listeners) listener(signal);
}

import { setTimeout as sleep } from 'node:timers/promises';
import { isAfter, ofNoTransaction, type OutboxEntry } from '../event-outbox/user-event.ts';
import { blockMs, inTime, type Client } from './redis-client.ts';

interface StreamMessage {
  readonly id: string;
  readonly message: Readonly<Record<string, string>>;
}
type Place = Pick<OutboxEntry, 'epoch' | 'number'>;

const readAtOnce = 100;
const againAfterMs = 250;
const missed = { COUNT: readAtOnce };
const next = { ...missed, BLOCK: blockMs };

interface Following {
  isStopped(): boolean;
  readonly listener: (entry: OutboxEntry) => void;
  /** Says after each read whether more may lie there than was read. */
  readonly onRead: (isBehind: boolean) => void;
}

/**
 * Reads what comes to a stream, each entry once, over all that may happen to Redis.
 * @returns once it is known from where on it is followed
 */
export async function followStream(client: Client, stream: string, following: Following): Promise<void> {
  let place = '0-0';
  for (let isKnown = false; !isKnown && !following.isStopped();) {
    try {
      const last = await inTime(client.xRevRange(stream, '+', '-', { COUNT: 1 }));
      place = last?.[0]?.id ?? place;
      isKnown = true;
    } catch {
      following.onRead(true);
      await sleep(againAfterMs);
    }
  }
  following.onRead(false);
  void readOn(client, stream, place, following);
}

async function readOn(client: Client, stream: string, from: string, following: Following): Promise<void> {
  const { isStopped, listener, onRead } = following;
  let place = from;
  let isBehind = false;
  let last: Place = { epoch: 0, number: 0 };
  while (!isStopped()) {
    try {
      // Who may have missed something does not wait for news: an answer that is not full says that nothing is left.
      const read = await client.xRead({ key: stream, id: place }, isBehind ? missed : next);
      const messages = (read?.[0]?.messages ?? []) as readonly StreamMessage[];
      for (const { id, message } of messages) {
        place = id;
        for (const entry of JSON.parse(message['entries'] ?? '[]') as OutboxEntry[]) {
          if (entry.number !== ofNoTransaction && !isAfter(entry, last)) continue;
          if (entry.number !== ofNoTransaction) last = entry;
          listener(entry);
        }
      }
      // Where much comes at once nothing is missed.
      onRead((isBehind &&= messages.length === readAtOnce));
    } catch {
      onRead((isBehind = true));
      if (!isStopped()) await sleep(againAfterMs);
    }
  }
}

import { createClient } from '@redis/client';
import { setTimeout as sleep } from 'node:timers/promises';

export type Client = ReturnType<typeof newClient>;

const answerMaxMs = 1_000;
/** For so long a read waits for something new. */
export const blockMs = 2_000;
const reconnectMaxMs = 500;

export const newClient = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: answerMaxMs,
      // Longer than a read that waits: a Redis that says nothing at all is lost.
      socketTimeout: blockMs + 2 * answerMaxMs,
      reconnectStrategy: (tries) => Math.min(50 * (tries + 1), reconnectMaxMs),
    },
    pingInterval: answerMaxMs,
  });

/** @throws when what was asked for has no answer in time: it may have been done */
export async function inTime<Value>(asked: Promise<Value>): Promise<Value> {
  const late = new AbortController();
  const tooLate = sleep(answerMaxMs, null, { signal: late.signal }).then(
    () => Promise.reject(new Error('Redis has not answered in time')),
    () => new Promise<never>(() => undefined),
  );
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    late.abort();
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../../bus/redis-client.ts';

/** What a counter asks of a client of Redis. */
export interface PromptClient {
  readonly isReady: boolean;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  multi(): unknown;
  del(key: string): Promise<number>;
}

/** Longer no call waits for a count. */
const answerMaxMs = 250;
/** So long a Redis that has not answered in time is not asked. */
const leftAloneMs = 2_000;

/** A client that is not ready for a while after an answer was late: who asks then counts elsewhere at once. */
export function promptClient(client: Client): PromptClient {
  let askedAgainAt = 0;
  const inTime = async <Value>(asked: Promise<Value>): Promise<Value> => {
    const answered = new AbortController();
    const late = sleep(answerMaxMs, null, { signal: answered.signal }).then(
      () => {
        askedAgainAt = performance.now() + leftAloneMs;
        throw new Error('Redis has not counted in time');
      },
      () => new Promise<never>(() => undefined),
    );
    try {
      return await Promise.race([asked, late]);
    } finally {
      answered.abort();
    }
  };
  return {
    get isReady() {
      return client.isReady && performance.now() >= askedAgainAt;
    },
    eval: (script, options) => inTime(client.eval(script, options)),
    multi() {
      const asked = client.multi();
      const exec = asked.exec.bind(asked);
      asked.exec = (...how: Parameters<typeof exec>) => inTime(exec(...how));
      return asked;
    },
    del: (key) => inTime(client.del(key)),
  };
}

import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { newClient } from '../../bus/redis-client.ts';
import { limitBy, noLimit, openLimitHere, type Limit, type OpenLimit } from '../limits.ts';
import { promptClient } from './prompt-client.ts';
import { sparingly } from './sparing.ts';

interface SharedParts {
  /** Of Redis; without it each process counts by itself. */
  readonly url: string | undefined;
  readonly log: Pick<Logger, 'warn'>;
  /** Names what is counted, and tells nobody who it is: Redis is given no address, account or number. */
  readonly nameOf: (limit: string, key: string) => string;
}

export interface SharedLimits {
  readonly openLimit: OpenLimit;
  close(): void;
}

const prefix = 'candor:limit';

/**
 * Limits that all processes on one Redis count together. While Redis is away or late each counts by itself, from
 * nothing: a limit then holds for each process.
 */
export function openSharedLimits({ url, log, nameOf }: SharedParts): SharedLimits {
  if (url === undefined) return { openLimit: openLimitHere, close: () => undefined };
  const client = newClient(url);
  let isReported = false;
  client.on('error', (error: unknown) => {
    if (!isReported) log.warn({ err: error }, 'Redis is lost: each process counts its limits by itself');
    isReported = true;
  });
  client.on('ready', () => (isReported = false));
  client.connect().catch(() => undefined);
  const storeClient = promptClient(client);
  const openLimit: OpenLimit = (name, points, duration) => {
    if (points === 0) return noLimit;
    const insuranceLimiter = new RateLimiterMemory({ points, duration });
    const options = { storeClient, useRedisPackage: true, rejectIfRedisNotReady: true, insuranceLimiter };
    const limit = limitBy(new RateLimiterRedis({ ...options, points, duration, keyPrefix: prefix }));
    const named = (key: string): string => nameOf(name, key);
    const shared: Limit = {
      take: (key, events) => limit.take(named(key), events),
      waiting: (key) => limit.waiting(named(key)),
      giveBack: (key) => limit.giveBack(named(key)),
      reset: (key) => limit.reset(named(key)),
    };
    return duration === 1 ? sparingly(shared, points) : shared;
  };
  return { openLimit, close: () => client.destroy() };
}

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts events of a key in a window of time. */
export interface Limit {
  /** Counts one event. @returns 0 when it is within the limit, else the seconds until the next one is */
  take(key: string): Promise<number>;
  /** Whether the limit is used up, without counting. @returns seconds to wait, 0 for none */
  waiting(key: string): Promise<number>;
  reset(key: string): Promise<void>;
}

const secondsLeft = (result: RateLimiterRes): number => Math.max(1, Math.ceil(result.msBeforeNext / 1000));

/** @param events allowed per key in `seconds`; 0 turns the limit off */
export function openLimit(events: number, seconds: number): Limit {
  if (events === 0) return { take: async () => 0, waiting: async () => 0, reset: async () => undefined };
  const limiter = new RateLimiterMemory({ points: events, duration: seconds });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
        return 0;
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) return secondsLeft(rejection);
        throw rejection;
      }
    },
    async waiting(key) {
      const state = await limiter.get(key);
      return state === null || state.remainingPoints > 0 ? 0 : secondsLeft(state);
    },
    async reset(key) {
      await limiter.delete(key);
    },
  };
}

/** One customer can own a whole IPv6 network of 64 bits, so that is what counts as one source. */
export function sourceOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail] = ip.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...gap, ...after].slice(0, 4).map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':');
}

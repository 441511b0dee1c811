import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** Counts events of a key in a window of time. */
export interface Limit {
  /**
   * Counts an event, or so many at once. @returns 0 when all are within the limit, else the seconds until the next one
   * is
   */
  take(key: string, events?: number): Promise<number>;
  /** Whether the limit is used up, without counting. @returns seconds to wait, 0 for none */
  waiting(key: string): Promise<number>;
  /** Takes one counted event back. */
  giveBack(key: string): Promise<void>;
  reset(key: string): Promise<void>;
}

/**
 * Opens a limit. @param name what it counts, one for each @param events allowed per key in `seconds`; 0 turns it off
 */
export type OpenLimit = (name: string, events: number, seconds: number) => Limit;

const secondsLeft = (result: RateLimiterRes): number => Math.max(1, Math.ceil(result.msBeforeNext / 1000));

/** Counts what comes to this process alone. */
export const openLimitHere: OpenLimit = (_name, points, duration) =>
  points === 0 ? noLimit : limitBy(new RateLimiterMemory({ points, duration }));

export const noLimit: Limit = {
  take: async () => 0,
  waiting: async () => 0,
  giveBack: async () => undefined,
  reset: async () => undefined,
};

/** @param limiter which counts */
export function limitBy(limiter: RateLimiterAbstract): Limit {
  return {
    async take(key, count = 1) {
      try {
        await limiter.consume(key, count);
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
    async giveBack(key) {
      await limiter.reward(key);
    },
    async reset(key) {
      await limiter.delete(key);
    },
  };
}

/** Counts that one event is held against, each with its key. */
export type Counts = readonly (readonly [Limit, string])[];

/**
 * Counts one event with each, in their order. @returns 0 when it is within all of them, else the seconds until the next
 * one is
 */
export async function takeAll(counts: Counts): Promise<number> {
  for (const [limit, key] of counts) {
    const seconds = await limit.take(key);
    if (seconds > 0) return seconds;
  }
  return 0;
}

/** After a right guess the first count begins anew; of those that others share only this event is taken back. */
export async function giveBackAll([first, ...shared]: Counts): Promise<void> {
  await first?.[0].reset(first[1]);
  for (const [limit, key] of shared) await limit.giveBack(key);
}

/**
 * The networks that a source is part of, the narrow one first: what one owner can have many addresses of.
 * @param ip IPv4: /24 and /16; IPv6: /48 and /32
 */
export function networksOf(ip: string): readonly [narrow: string, wide: string] {
  const source = sourceOf(ip);
  const separator = source.includes(':') ? ':' : '.';
  const groups = source.split(separator);
  return [groups.slice(0, 3).join(separator), groups.slice(0, 2).join(separator)];
}

/** One customer can own a whole IPv6 network of 64 bits, so that is what counts as one source. */
export function sourceOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail] = ip.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...gap, ...after]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

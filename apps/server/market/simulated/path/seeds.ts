import { createHmac, hash } from 'node:crypto';
import { platformDay } from '@candor/core/platform-day.ts';
import { assert } from '@candor/core/result.ts';

/** Every chain of seeds ends here; whoever installs before 2036 has ten years of it. Platform days. */
export const lastSeedDay = platformDay(Date.UTC(2046, 10, 1));

/** The seeds of the simulated market's days: each is the SHA-256 of the next, so that one gives away all before it. */
export interface Seeds {
  /** 32 bytes, hexadecimal. @param day platform day, at most {@link lastSeedDay} */
  seedOf(day: number): string;
  /** What the streams of a day begin their names with: nobody gets from it to any seed. @param day that has begun */
  keyOf(day: number): string;
}

/** SHA-256 of the bytes, not of their hexadecimal text. */
export const seedBefore = (seed: string): string => hash('sha256', Buffer.from(seed, 'hex'), 'hex');

/**
 * HMAC-SHA256 under the day's seed, of the text `candor market day`, a line feed and a public value that nobody could
 * know when the chain was made. @param publicValue empty where the installation takes none
 */
export const dayKey = (seed: string, publicValue = ''): string =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(`candor market day\n${publicValue}`).digest('hex');

/** What the key of a day takes besides its seed; empty for nothing. @param day platform day that has begun */
export type PublicValueOf = (day: number) => string;
const noValue: PublicValueOf = () => '';

/** @param secret any text: the last seed is its SHA-256 */
export const seedsOf = (secret: string, publicValueOf = noValue): Seeds =>
  seedsUpTo(lastSeedDay, hash('sha256', `candor market seeds\n${secret}`, 'hex'), publicValueOf);

/** All that one seed gives away: its own day and those before it. */
export function seedsUpTo(lastDay: number, seed: string, publicValueOf = noValue): Seeds {
  const seeds: string[] = [seed];
  const keys = new Map<number, string>();
  function seedOf(day: number): string {
    const back = lastDay - day;
    assert(back >= 0, 'no seed gives away those after it');
    while (seeds.length <= back) seeds.push(seedBefore(seeds.at(-1) ?? ''));
    return seeds[back] ?? '';
  }
  return {
    seedOf,
    keyOf(day) {
      const key = keys.get(day) ?? dayKey(seedOf(day), publicValueOf(day));
      keys.set(day, key);
      return key;
    },
  };
}

import { dayMs, platformDay, platformDayStartOf } from '@candor/core/platform-day.ts';
import { randomInt } from 'node:crypto';
import { keepDoing, type Every } from '../../../market/timing.ts';
import type { Services } from '../../../services.ts';
import { takeLiabilities } from './take-liabilities.ts';

type Needs = Pick<Services, 'db' | 'reads' | 'clock' | 'log' | 'reserves'>;

const lookEveryMs = 60_000;

/** @returns a whole number from 0 on, below `range` */
export type Draw = (range: number) => number;

/**
 * When the second moment of a day is taken: at random in what is left of the day, so that nobody can put money there
 * for it. It leaves room for a last look before the day ends.
 */
export const drawMoment = (now: number, draw: Draw): number =>
  now + draw(Math.max(1, platformDayStartOf(platformDay(now) + 1) - 2 * lookEveryMs - now));

/**
 * Takes what is owed twice a platform day: at its turn, or at once where that was missed, and at a random moment, which
 * a restart draws anew. @returns a stop, which waits for one that is under way
 */
export function keepTakingLiabilities(needs: Needs, every: Every, draw: Draw = randomInt): () => Promise<void> {
  let next = { day: -1, at: 0 };
  const take = async (): Promise<void> => {
    const now = needs.clock.now();
    const day = platformDay(now);
    if (next.day !== day) {
      await takeLiabilities(needs, { day, moment: 1 });
      next = { day, at: drawMoment(now, draw) };
    }
    if (now < next.at) return;
    await takeLiabilities(needs, { day, moment: 2 });
    next = { day, at: platformDayStartOf(day) + dayMs };
  };
  const kept = keepDoing(every, lookEveryMs, take, (error) =>
    needs.log.warn({ err: error }, 'what is owed is not taken yet'),
  );
  kept.now();
  return kept.stop;
}

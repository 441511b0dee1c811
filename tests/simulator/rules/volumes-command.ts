import type { Instant } from '@candor/core/market/mark.ts';
import { amount } from '@candor/core/money/amount.ts';
import { platformDay } from '@candor/core/platform-day.ts';
import type { SetSpotVolumes } from '@candor/core/spot/fees/set-spot-volumes.ts';
import type { Random } from '../random.ts';

/** What deals came to, of some customers; now and then of a day that is not over or that was set. */
export const nextVolumesCommand = (random: Random, users: readonly string[], now: Instant): SetSpotVolumes => ({
  kind: 'set-spot-volumes',
  day: platformDay(now) - random.whole(0, 2),
  volumes: users
    .filter(() => random.chance(0.7))
    .map((userId) => [userId, amount(BigInt(random.whole(1, 300_000)) * 1_000_000n)] as const),
});

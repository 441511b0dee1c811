import type { UserId } from '../../ledger/account.ts';
import type { Amount } from '../../money/amount.ts';
import { platformDay } from '../../platform-day.ts';
import { assert, ok, refuse, type Result } from '../../result.ts';
import type { Turn } from '../../turn.ts';
import type { SpotVolumes } from './fee-tiers.ts';

/** Says once for a platform day that is over what the deals of customers came to in the days that end with it. */
export interface SetSpotVolumes {
  readonly kind: 'set-spot-volumes';
  readonly day: number;
  /** USDT, of whoever had any; all others have none from now on. */
  readonly volumes: readonly (readonly [UserId, Amount])[];
}

export type SetSpotVolumesRefusal = 'day-not-over' | 'volumes-set';

/** These stay until the next day is said, however late. Open orders keep the rates they were accepted under. */
export function setSpotVolumes(
  { state, effects, now }: Turn,
  { day, volumes }: SetSpotVolumes,
): Result<SpotVolumes, SetSpotVolumesRefusal> {
  if (day >= platformDay(now)) return refuse('day-not-over', 'day');
  if (state.spotVolumes !== null && state.spotVolumes.day >= day) return refuse('volumes-set', 'day');
  const set: SpotVolumes = { day, byUser: new Map(volumes) };
  assert(set.byUser.size === volumes.length, 'each customer has one volume');
  assert(
    volumes.every(([, volume]) => volume > 0n),
    'a volume is what deals came to',
  );
  state.spotVolumes = set;
  effects.spotVolumes.push(set);
  return ok(set);
}

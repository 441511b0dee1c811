import { hash, verify } from '@node-rs/argon2';
import { ok, refuse, type Result } from '@candor/core/result.ts';
import { openQueue } from '../queues/bounded-queue.ts';

/** Argon2id, 19 MiB, two passes, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** More at once would only make each of them slower and take memory. */
const atOnce = 2;
const queueLength = 64;

const queue = openQueue(atOnce, queueLength);

/** Runs a hash computation when there is room. @returns `too-many-requests` when too many wait already */
async function gated<Value>(compute: () => Promise<Value>): Promise<Result<Value, 'too-many-requests'>> {
  const computing = queue.run(compute);
  return computing === null ? refuse('too-many-requests') : ok(await computing);
}

export const hashPassword = (password: string): Promise<Result<string, 'too-many-requests'>> =>
  gated(() => hash(password, cost));

/** Of a password nobody has: its check takes as long as that of a real one. */
const hashOfNobody = hash('nobody has this password', cost);

/** @param passwordHash undefined for an account that doesn't exist, which takes as long as one that does */
export const passwordFits = (
  passwordHash: string | undefined,
  password: string,
): Promise<Result<boolean, 'too-many-requests'>> =>
  gated(async () => (await verify(passwordHash ?? (await hashOfNobody), password)) && passwordHash !== undefined);

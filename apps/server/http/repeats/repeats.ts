import type { FastifyRequest } from 'fastify';
import { nameOf, type IdempotencyKey } from '../../engine/idempotency.ts';
import { openLimitHere, sourceOf } from '../limits.ts';
import { isByKey } from '../program-keys.ts';
import { idempotencyKeyOf, tokenOf } from '../request/request-headers.ts';
import type { Sessions } from '../sessions.ts';

/** Tells calls that repeat an intent whose answer is stored: they cost one look-up, and count against no limit. */
export interface Repeats {
  /** Whether the request repeats one that was answered. The first one with a key is noted and is none. */
  isRepeat(request: Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'ip'>): Promise<boolean>;
}

export type IsStored = (key: Pick<IdempotencyKey, 'userId' | 'route' | 'key'>) => Promise<boolean>;

/** Method and path as sent: the scope of a key beside its user. */
export const routeOf = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): string =>
  `${method} ${url.split('?')[0]}`;

const keptAtMost = 50_000;
/**
 * Looked for before anything is counted, so who sends sessions and keys that nobody knows is not looked for without
 * end.
 */
const inVainPerSecond = 20;

export function openRepeats(sessions: Pick<Sessions, 'find'>, isStored: IsStored): Repeats {
  /** Keys that have come through: a key that nobody has sent before costs no look-up. */
  const seen = new Set<string>();
  const inVain = openLimitHere('asked-in-vain', inVainPerSecond, 1);
  /** @returns undefined for a first one */
  const find = async (headers: FastifyRequest['headers'], route: string, key: string): Promise<boolean | undefined> => {
    const user = await sessions.find(tokenOf(headers));
    if (user === null) return false;
    const stored = { userId: user.userId, route, key };
    const name = nameOf({ ...stored, bodyHash: '' });
    if (seen.has(name)) return isStored(stored);
    if (seen.size >= keptAtMost) seen.delete(seen.values().next().value ?? '');
    seen.add(name);
    return undefined;
  };
  return {
    async isRepeat(request) {
      const key = idempotencyKeyOf(request.headers);
      const source = sourceOf(request.ip);
      // What a key of programs signs is taken once, so none of it is a repeat.
      if (typeof key !== 'string' || isByKey(request.headers) || (await inVain.waiting(source)) > 0) return false;
      const found = await find(request.headers, routeOf(request), key);
      if (found === false) await inVain.take(source);
      return found === true;
    },
  };
}

import { dayMs } from '@candor/core/platform-day.ts';
import { keptAck, readAck, type AnsweredAck } from '@candor/verifier/acks/acknowledgement.ts';
import type { AckStore } from './ack-store.ts';
import { stateOf, type KeptAck } from './kept-ack.ts';

/** When and to whom an answer came. Times are epoch milliseconds. */
export interface Received {
  readonly owner: string;
  readonly keys: readonly string[];
  /** By the server's clock. */
  readonly sentAt: number;
  readonly deviceNow: number;
}

/** All promises in an answer: its own, and those of each order in it. */
export function acksIn(data: unknown): AnsweredAck[] {
  if (data === null || typeof data !== 'object') return [];
  if ('ack' in data && data.ack !== null && typeof data.ack === 'object') return [data.ack as AnsweredAck];
  return Object.values(data).flatMap(acksIn);
}

async function keptOf(answered: AnsweredAck, { owner, keys, sentAt, deviceNow }: Received): Promise<KeptAck> {
  const own = keptAck(answered);
  const { subject, time, symbol } = answered;
  // Where prices are shown, the server's clock is known by them.
  const known = { owner, subject, time, keys, keptAt: deviceNow, sentAt: symbol === null ? null : sentAt };
  const ack = { ...own, ...known, proof: null, askedAt: null, receipt: null };
  // What isn't written as a promise has no place among them: it is kept, and untrue.
  return { ...ack, state: readAck(own.content) === null ? 'untrue' : await stateOf(ack, keys) };
}

const keptDays = 400;

/**
 * Keeps the promises of an answer as they are at first sight, and forgets those that are too old.
 *
 * @returns those that were not kept yet
 */
export async function keepAcks(data: unknown, received: Received, store: AckStore): Promise<KeptAck[]> {
  const kept: KeptAck[] = [];
  for (const answered of acksIn(data)) {
    const ack = await keptOf(answered, received);
    // An answer that is repeated brings the same one, of which more may be known by now.
    if (await store.has(ack.owner, ack.content)) continue;
    await store.put(ack);
    kept.push(ack);
  }
  // Neither clock by itself says what is old: what a server promises for the year 3000 makes nothing be forgotten.
  for (const { owner, time, keptAt } of kept) await store.prune(owner, Math.min(time, keptAt) - keptDays * dayMs);
  return kept;
}

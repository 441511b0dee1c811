import { createHmac, timingSafeEqual, verify } from 'node:crypto';
import type { LiveKey } from '../keys/key-store.ts';

const windowMs = 5_000;
export const windowMostMs = 60_000;
/** How far the clock of a program may be ahead. */
const aheadMs = 1_000;

export type TimeVerdict = 'ok' | 'missing' | 'long' | 'outside' | 'ahead';

/** Whether a request comes in its time. @param now of the server, epoch ms */
export function judgeTime(timestamp: string | null, recvWindow: string | null, now: number): TimeVerdict {
  const millis = timestamp !== null && /^\d{16}$/.test(timestamp) ? timestamp.slice(0, 13) : timestamp;
  if (millis === null || !/^\d{13}$/.test(millis)) return 'missing';
  const window = recvWindow === null ? windowMs : Number(recvWindow);
  if (!(window > 0)) return 'missing';
  if (window > windowMostMs) return 'long';
  if (Number(millis) >= now + aheadMs) return 'ahead';
  return now - Number(millis) <= window ? 'ok' : 'outside';
}

/** Whether a payload is signed with a key: HMAC-SHA256 in hex, or Ed25519 in base64. */
export function isSigned(
  { secret, publicKey }: Pick<LiveKey, 'secret' | 'publicKey'>,
  payload: string,
  signature: string,
): boolean {
  if (publicKey !== null) {
    const bytes = Buffer.from(signature, 'base64');
    return bytes.length === 64 && verify(null, Buffer.from(payload), publicKey, bytes);
  }
  const expected = createHmac('sha256', secret ?? '')
    .update(payload)
    .digest();
  const sent = Buffer.from(/^[0-9a-fA-F]{64}$/.test(signature) ? signature : '', 'hex');
  return secret !== null && sent.length === expected.length && timingSafeEqual(sent, expected);
}

/** Signatures that have moved money: each is taken once, for as long as its time could be right again. */
export function openUsedSignatures() {
  const used = new Map<string, number>();
  return {
    /** @returns whether it is used for the first time */
    take(signature: string, now: number): boolean {
      for (const [old, until] of used) {
        if (until > now) break;
        used.delete(old);
      }
      if (used.has(signature)) return false;
      used.set(signature, now + windowMostMs + aheadMs);
      return true;
    },
  };
}

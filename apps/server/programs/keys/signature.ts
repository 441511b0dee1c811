import { createHmac, hash, timingSafeEqual, verify } from 'node:crypto';
import type { LiveKey } from './key-store.ts';

const windowMs = 5_000;
export const windowMostMs = 60_000;
/** How far the clock of a program may be ahead. */
const aheadMs = 1_000;

export type TimeVerdict = 'ok' | 'missing' | 'long' | 'outside' | 'ahead';

/** Whether a request comes in its time. @param now of the server, epoch ms */
export function judgeTime(timestamp: string | null, recvWindow: string | null, now: number): TimeVerdict {
  const sent = millisOf(timestamp);
  if (sent === null) return 'missing';
  const window = recvWindow === null ? windowMs : Number(recvWindow);
  if (!(window > 0)) return 'missing';
  if (window > windowMostMs) return 'long';
  if (sent >= now + aheadMs) return 'ahead';
  return now - sent <= window ? 'ok' : 'outside';
}

/** Milliseconds, or microseconds, as the dialect takes both. */
export function millisOf(timestamp: string | null): number | null {
  const millis = timestamp !== null && /^\d{16}$/.test(timestamp) ? timestamp.slice(0, 13) : timestamp;
  return millis !== null && /^\d{13}$/.test(millis) ? Number(millis) : null;
}

type Signing = Pick<LiveKey, 'secret' | 'publicKey'>;
/** Whose key nobody has: checking it takes as long as that of one that there is. */
const nobody: Signing = { secret: ' ', publicKey: null };

/** Whether a payload is signed with a key: HMAC-SHA256 in hex, or Ed25519 in base64. @param key null: none is known */
export function isSigned(key: Signing | null, payload: string, signature: string): boolean {
  const { secret, publicKey } = key ?? nobody;
  if (publicKey !== null) {
    const bytes = Buffer.from(signature, 'base64');
    return bytes.length === 64 && verify(null, Buffer.from(payload), publicKey, bytes);
  }
  const expected = createHmac('sha256', secret ?? '')
    .update(payload)
    .digest();
  const sent = Buffer.from(/^[0-9a-fA-F]{64}$/.test(signature) ? signature : '', 'hex');
  return key !== null && secret !== null && sent.length === expected.length && timingSafeEqual(sent, expected);
}

/**
 * What was signed, for as long as its time could be right again. The dialect signs neither method nor path, so a
 * request to read is noted as well: with the same parameters it would end an order.
 */
export function openSignedPayloads() {
  const known = new Map<string, number>();
  return {
    /** @returns whether this key signs this for the first time */
    note(keyId: string, payload: string, now: number): boolean {
      for (const [old, until] of known) {
        if (until > now) break;
        known.delete(old);
      }
      const name = hash('sha256', `${keyId} ${payload}`, 'base64');
      if (known.has(name)) return false;
      known.set(name, now + windowMostMs + aheadMs);
      return true;
    },
    /** From when on what was signed can't have been carried out by a process that worked until then. */
    sinceOf: (workedUntil: number): number => workedUntil + aheadMs,
  };
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { base32nopad } from '@scure/base';

const stepMs = 30_000;
const digits = 6;
/** A clock may be off by one step either way. */
const stepsAround = [0, -1, 1];

/**
 * The time-based code of a step, RFC 6238 with SHA-1 and six digits, as authenticators expect. @param step number of
 * half minutes since 1970
 */
export function totpCode(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** length).padStart(length, '0');
}

export const totpStep = (now: number): number => Math.floor(now / stepMs);

/**
 * @param lastStep step of the code used last: that one and those before it don't count again. @returns the step that
 * the code belongs to, or null
 */
export function acceptedStep(secret: Uint8Array, code: string, now: number, lastStep: number): number | null {
  const typed = Buffer.from(code);
  let accepted: number | null = null;
  for (const around of stepsAround) {
    const step = totpStep(now) + around;
    const expected = Buffer.from(totpCode(secret, step));
    if (step > lastStep && expected.length === typed.length && timingSafeEqual(expected, typed)) accepted ??= step;
  }
  return accepted;
}

/** RFC 4648 without padding, as it is typed into an authenticator. */
export const base32 = (bytes: Uint8Array): string => base32nopad.encode(bytes);

/** What an authenticator reads from a picture. */
export const totpUri = (name: string, secret: Uint8Array): string =>
  `otpauth://totp/${encodeURIComponent(`Candor:${name}`)}?secret=${base32(secret)}` +
  `&issuer=Candor&algorithm=SHA1&digits=${digits}&period=${stepMs / 1000}`;

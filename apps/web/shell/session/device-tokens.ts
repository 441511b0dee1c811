import type { CallName } from '@candor/api-contract/index.ts';
import { store, storedJson } from '../storage.ts';

const key = 'deviceTokens';
/** One for each account that has signed in here. */
const keptAtMost = 5;

function kept(): string[] {
  const found = storedJson(key);
  return Array.isArray(found) ? found.filter((token) => typeof token === 'string') : [];
}

/**
 * Keeps by what the server knows this device again, also after signing out. @param token null where it knew it already
 */
export function keepDeviceToken(token: string | null) {
  if (token !== null) store(key, JSON.stringify([token, ...kept()].slice(0, keptAtMost)));
}

/** The calls that ask whether the device has signed in before, beside those of signing in. */
const asking: ReadonlySet<CallName> = new Set<CallName>([
  'POST /email/sendVerificationCode',
  'POST /sms/sendVerifyCode',
  'POST /email/verifyCode',
  'POST /sms/sms/verifyCode/check',
  'POST /player/resetLoginPassword',
  'POST /player/updateLoginPassword',
  'POST /player/updateFundsPassword',
]);

/** What such a call says of the device; undefined for any other call, and on a device that nobody has signed in on. */
export function deviceTokensFor(name: CallName): string | undefined {
  const tokens = asking.has(name) || name.startsWith('POST /login') ? kept().join(',') : '';
  return tokens === '' ? undefined : tokens;
}

import type { IncomingHttpHeaders } from 'node:http';

export const defaultOrganisation = 'candor';

/** PC 1, H5 2, Android 3, iOS 4. */
export type DevicePlatform = 1 | 2 | 3 | 4;
const platforms: readonly DevicePlatform[] = [1, 2, 3, 4];

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** The session token: it is read from `coin-auth` and nowhere else. */
export const tokenOf = (headers: IncomingHttpHeaders): string => single(headers['coin-auth']) ?? '';

/** The token of an operator's session: a header of its own, so that neither can stand for the other. */
export const operatorTokenOf = (headers: IncomingHttpHeaders): string => single(headers['operator-auth']) ?? '';

/** Whether a console asks by itself, with nobody at it: such a call doesn't keep its session. */
export const isUnattended = (headers: IncomingHttpHeaders): boolean => headers['operator-unattended'] !== undefined;

const deviceTokensAtMost = 5;

/** The tokens by which a device shows that it has signed in before, one for each account that has. */
export const deviceTokensOf = (headers: IncomingHttpHeaders): string[] =>
  (single(headers['device-token']) ?? '')
    .split(/[\s,]+/)
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, deviceTokensAtMost);

/** A platform that is missing or unknown is a browser on a phone. */
export const platformOf = (headers: IncomingHttpHeaders): DevicePlatform =>
  platforms.find((platform) => String(platform) === single(headers['device-platform'])) ?? 2;

/** @returns undefined where none is named */
export function organisationIn(headers: IncomingHttpHeaders): string | undefined {
  const code = single(headers['org-code']);
  return code === '' ? undefined : code;
}

/** @param own whose shard this is @returns null for an organisation that isn't served here */
export function organisationOf(headers: IncomingHttpHeaders, own = defaultOrganisation): string | null {
  const code = organisationIn(headers) ?? own;
  return code === own ? own : null;
}

/** @returns undefined without a key, null for one that isn't 1–128 visible ASCII characters */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string | undefined | null {
  const key = single(headers['idempotency-key']);
  return key === undefined || /^[\x21-\x7e]{1,128}$/.test(key) ? key : null;
}

import { isIPv6 } from 'node:net';

/** What is stored of a device that says nothing of itself, as a program doesn't. */
export const namelessDevice = '?';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgi?A?\w*\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const named = (table: typeof browsers, userAgent: string): string[] =>
  table
    .find(([pattern]) => pattern.test(userAgent))
    ?.slice(1)
    .map(String) ?? [];

/**
 * Browser and system in two words for its owner to recognise; the whole text, which would single them out, is not kept.
 * @returns null when neither is known
 */
export function deviceName(userAgent: string | undefined): string | null {
  const words = [...named(browsers, userAgent ?? ''), ...named(systems, userAgent ?? '')];
  return words.length === 0 ? null : words.join(' · ');
}

/**
 * The network an address belongs to, coarse enough to be shared by many. @returns null for what says nothing: an own
 * machine or network
 */
export function networkOf(ip: string): string | null {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv6(plain)) {
    const [first = '', second = ''] = plain.toLowerCase().split(':');
    return first === '' || second === '' || /^f[cde]/.test(first) ? null : `${first}:${second}::`;
  }
  const [a = 0, b = 0] = plain.split('.').map(Number);
  const own =
    a === 0 ||
    a === 10 ||
    a === 127 ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168) ||
    (a === 169 && b === 254) ||
    (a === 100 && b >= 64 && b < 128);
  return own ? null : `${a}.${b}.*.*`;
}

import type { Phone } from '../browser.ts';

/** Decimals of what {@link units} counts: as many as any amount, price or rate of the app has. */
export const shownScale = 8;

/** A number as English writes it, in hundred-millionths: `−5.42 USDT` is −542000000n. @throws where there is none */
export function units(shown: string): bigint {
  const [, sign = '', whole = '', fraction = ''] = /([+−]?)([\d,]+)(?:\.(\d+))?/.exec(shown) ?? [];
  if (whole === '') throw new Error(`no amount in “${shown}”`);
  const value = BigInt(whole.replaceAll(',', '') + fraction.padEnd(shownScale, '0'));
  return sign === '−' ? -value : value;
}

/** One step of the last digit that a number shows: `5.42` is 1000000n. */
export const lastDigit = (shown: string): bigint =>
  10n ** BigInt(shownScale - (/\.(\d+)/.exec(shown)?.[1] ?? '').length);

/** The product of two shown numbers, cut to hundred-millionths. */
export const times = (a: bigint, b: bigint): bigint => (a * b) / 10n ** BigInt(shownScale);

/** Names and values of all lists of facts, as they are shown. */
export const factsIn = (within: ReturnType<Phone['page']['locator']>): Promise<Record<string, string>> =>
  within
    .locator('dt')
    .evaluateAll((names) =>
      Object.fromEntries(names.map((name) => [name.textContent, name.nextElementSibling?.textContent ?? ''])),
    );

/** The value of the first fact whose name begins so: `Fee (0.1%)` by `Fee`. @throws where there is none */
export function factOf(facts: Readonly<Record<string, string>>, name: string): string {
  const found = Object.entries(facts).find(([key]) => key.startsWith(name.split('{')[0] ?? name));
  if (found === undefined) throw new Error(`no “${name}” among ${Object.keys(facts).join(', ')}`);
  return found[1];
}

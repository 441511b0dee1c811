import { currencyScale } from '@candor/core/money/currencies.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';

const stepScale = 2;
const cent = 10n ** BigInt(currencyScale.USDT - stepScale);

const none: ReadonlySet<number> = new Set();

/** Towards minus infinity, in whole steps. */
const floored = (units: bigint, step: bigint): bigint => units - (((units % step) + step) % step);

/**
 * Parts and their sum in whole steps, so that what is shown adds up: the sum is rounded down, each part down or up,
 * up among costs first and where the most was cut: what was gained is shown no better than it is. @param step in the
 * units of the parts, above zero @param last places of parts that go up only where no other can
 */
export function addUp(
  parts: readonly bigint[],
  step: bigint,
  last: ReadonlySet<number> = none,
): { parts: bigint[]; total: bigint } {
  const total = floored(
    parts.reduce((sum, part) => sum + part, 0n),
    step,
  );
  const shown = parts.map((part) => floored(part, step));
  let missing = (total - shown.reduce((sum, part) => sum + part, 0n)) / step;
  const cut = parts
    .map((part, at) => ({ at, cost: part < 0n, rest: part - (shown[at] ?? 0n) }))
    .filter(({ rest }) => rest > 0n)
    .sort(
      (a, b) =>
        Number(last.has(a.at)) - Number(last.has(b.at)) || Number(b.cost) - Number(a.cost) || Number(b.rest - a.rest),
    );
  for (const { at } of cut) {
    if (missing === 0n) break;
    shown[at] = (shown[at] ?? 0n) + step;
    missing -= 1n;
  }
  return { parts: shown, total };
}

const usdtScale = currencyScale.USDT;
const read = (text: string): bigint =>
  (text.startsWith('-') ? -1n : 1n) * (parseDecimal(text.replace('-', ''), usdtScale) ?? 0n);
const write = (units: bigint): string => {
  const text = formatPlain(units < 0n ? -units : units, usdtScale);
  const [whole = '', fraction = ''] = text.split('.');
  return `${units < 0n ? '-' : ''}${whole}.${fraction.padEnd(stepScale, '0')}`;
};

/**
 * Signed USDT amounts and their sum, to the cent, as they are shown one under the other. @param parts decimals @param
 * last places of parts that are rounded up only where no other can be
 */
export function shownSum(parts: readonly string[], last = none): { parts: string[]; total: string } {
  const shown = addUp(parts.map(read), cent, last);
  return { parts: shown.parts.map(write), total: write(shown.total) };
}

/**
 * Shares of a whole that are a hundred percent together, in whole percents; in tenths where one is less than a percent.
 * @param worths decimals, above zero
 */
export function wholePercents(worths: readonly string[]): string[] {
  const units = worths.map(read);
  const whole = units.reduce((sum, each) => sum + each, 0n);
  if (whole === 0n) return [];
  const [hundred, steps] = units.some((each) => each * 100n < whole) ? [1_000n, 3] : [100n, 2];
  // Measured in parts of the whole, one percent (or a tenth of it) is a whole number of units.
  const { parts } = addUp(
    units.map((each) => each * hundred),
    whole,
  );
  return parts.map((part) => formatPlain(part / whole, steps));
}

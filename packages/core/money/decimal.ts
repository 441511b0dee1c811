const plainDecimal = /^(0|[1-9]\d{0,14})(?:\.(\d+))?$/;

/**
 * Reads a decimal string as an integer count of 10^-scale.
 * Only `digits[.digits]` is a number here: no sign, exponent, blank or leading zero, at most 15 whole digits.
 * @param scale decimals of the result, 0–18; more decimals in the text than this are refused, never rounded
 * @returns null when the text is not such a number
 */
export function parseDecimal(text: string, scale: number): bigint | null {
  const match = plainDecimal.exec(text);
  if (match === null) return null;
  const fraction = match[2] ?? '';
  if (fraction.length > scale) return null;
  return BigInt(`${match[1]}${fraction.padEnd(scale, '0')}`);
}

/** Writes a count of 10^-scale with exactly `scale` decimals: `formatDecimal(1500000n, 6)` is `1.500000`. */
export function formatDecimal(units: bigint, scale: number): string {
  const negative = units < 0n;
  const digits = (negative ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const text = scale === 0 ? whole : `${whole}.${digits.slice(-scale)}`;
  return negative ? `-${text}` : text;
}

/** Like {@link formatDecimal}, without trailing zeros: `1.5`, `10`, `-0.25`. The form on the wire. */
export function formatPlain(units: bigint, scale: number): string {
  const text = formatDecimal(units, scale);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

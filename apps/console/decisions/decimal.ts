/** Exact sum of two decimals of the wire. @returns null if one of them isn't a decimal */
export function sumOf(a: string, b: string): string | null {
  const [left, right] = [partsOf(a), partsOf(b)];
  if (left === null || right === null) return null;
  const scale = Math.max(left.scale, right.scale);
  const units = left.units * 10n ** BigInt(scale - left.scale) + right.units * 10n ** BigInt(scale - right.scale);
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  const whole = `${units < 0n ? '-' : ''}${digits.slice(0, digits.length - scale)}`;
  return scale === 0 || fraction === '' ? whole : `${whole}.${fraction}`;
}

function partsOf(text: string): { units: bigint; scale: number } | null {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return whole === '' ? null : { units: BigInt(`${sign}${whole}${fraction}`), scale: fraction.length };
}

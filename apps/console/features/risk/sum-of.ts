const scale = 8;

/** The sum of two decimals of the wire, exactly. */
export function sumOf(a: string, b: string): string {
  const units = unitsOf(a) + unitsOf(b);
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const rest = digits.slice(-scale).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -scale)}${rest === '' ? '' : `.${rest}`}`;
}

/** Share of the whole in whole per cent, for a bar; 0 of nothing. */
export const percentOf = (part: string, whole: string): number => {
  const all = unitsOf(whole);
  return all === 0n ? 0 : Number((unitsOf(part) * 100n) / all);
};

function unitsOf(decimal: string): bigint {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  const units = BigInt(whole + rest.slice(0, scale).padEnd(scale, '0'));
  return sign === '-' ? -units : units;
}

/**
 * A value as it stands in the text of a statement, for PostgreSQL to read as whatever type is wanted there: bytes in
 * hexadecimal, all else in quotes. Safe under `standard_conforming_strings`, where only a quote ends a text.
 * @returns null for what can't be written so: a text with the character NUL, lists and objects
 */
export function literalOf(value: unknown): string | null {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString('hex')}'`;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return `'${value}'`;
  if (typeof value !== 'string') return null;
  return value.includes('\0') ? null : `'${value.replaceAll("'", "''")}'`;
}

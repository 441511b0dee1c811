import { separators, typedNumber } from '../../locales/format.ts';

type Signs = ReturnType<typeof separators>;

const isGrouped = (digits: readonly string[]): boolean =>
  /^\d{1,3}$/.test(digits[0] ?? '') && digits.slice(1).every((part) => /^\d{3}$/.test(part));

/**
 * Whether the only sign groups: the language's own before exactly three digits, unless nothing but zeroes stand before
 * it.
 */
const loneGroups = (sign: string, [head = '', tail = '']: readonly string[], group: string): boolean =>
  (sign === group || sign === ' ' || sign === "'") && /[1-9]/.test(head) && /^\d{3}$/.test(tail);

const joined = (whole: readonly string[], fraction?: string): string =>
  (fraction === undefined || fraction === '' ? whole.join('') : `${whole.join('')}.${fraction}`)
    .replace(/^\./, '0.')
    .replace(/^0+(?=\d)/, '');

/** Full-width digits and signs, and every kind of blank and apostrophe, as the plain ones. */
const folded = (text: string): string => text.normalize('NFKC').trim().replace(/\s/g, ' ').replaceAll('’', "'");

function read(text: string, { group }: Signs): string | null {
  const digits = text.split(/[ '.,]/);
  const signs: readonly string[] = text.match(/[ '.,]/g) ?? [];
  if (!digits.every((part) => /^\d*$/.test(part)) || !/\d/.test(text)) return null;
  const last = signs.at(-1) ?? '';
  const lone = signs.length === 1;
  const kinds = new Set(signs).size;
  if (signs.length === 0 || (lone ? loneGroups(last, digits, group) : kinds === 1 && isGrouped(digits)))
    return joined(digits);
  const fraction = digits.pop() ?? '';
  const decimal =
    /[.,]/.test(last) && (lone || (kinds === 2 && signs.indexOf(last) === signs.length - 1 && isGrouped(digits)));
  return decimal ? joined([digits.join('') || '0'], fraction) : null;
}

/**
 * What a person has typed as an amount, in the form of the wire: groups dropped, the decimal sign turned into a point.
 * A lone group sign of the language followed by exactly three digits groups (`1,000` is a thousand in English); any
 * other lone
 * point or comma is the decimal sign (`1.5` and `1,5` are the same in every language). What is no amount stays as it
 * is.
 */
export function decimalTyped(text: string, signs: Signs = separators()): string {
  const plain = folded(text);
  return read(plain, signs) ?? plain;
}

/**
 * The same for what has no fraction (lots, dong): a lone point or comma followed by exactly three digits groups in
 * every language.
 */
export function wholeTyped(text: string, signs: Signs = separators()): string {
  const lone = /^[^.,]*([.,])[^.,]*$/.exec(folded(text))?.[1];
  return decimalTyped(text, lone === undefined ? signs : { ...signs, group: lone });
}

/** Whether a text is a plain decimal of the wire. */
export const isDecimal = (text: string): boolean => /^\d+(\.\d+)?$/.test(text);

/** The other way: a decimal of the wire as a person would type it, without groups. */
export const asTyped = (wire: string, { decimal } = separators()): string => wire.replace('.', decimal);

/**
 * What was understood of a typed amount, as the language writes it: a thousand in groups has its decimals, so that it
 * can't be
 * taken for one. What is no amount stays as it was typed. @param decimals of the field at least then @param read what
 * sends it
 */
export function amountShown(text: string, decimals: number, read: (text: string) => string = decimalTyped): string {
  const wire = read(text);
  return isDecimal(wire) ? typedNumber(wire, decimals) : text;
}

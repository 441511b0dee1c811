import { separators } from '../../locales/format.ts';

/**
 * What a person has typed as an amount, in the form of the wire: grouping of the language dropped, its decimal sign turned into a point.
 * A lone point or comma that could be either counts as the decimal sign: `1.5` and `1,5` are the same in every language.
 */
export function decimalTyped(text: string, { decimal, group } = separators()): string {
  const plain = text.trim().replace(/[\s\u00a0\u202f']/g, '');
  const signs = plain.match(/[.,]/g) ?? [];
  const lone = signs.length === 1;
  const digits = lone ? plain.replace(',', '.') : plain.replaceAll(group, '').replace(decimal, '.');
  return digits.replace(/^\./, '0.').replace(/\.$/, '').replace(/^0+(?=\d)/, '');
}

/** The other way: a decimal of the wire as a person would type it, without groups. */
export const asTyped = (wire: string, { decimal } = separators()): string => wire.replace('.', decimal);

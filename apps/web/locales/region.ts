import { presentTag } from './format.ts';

export { presentTag };

/**
 * The name of a country or region in the present language; the code itself when it is not known. @param code ISO 3166,
 * two letters @param tag of another language
 */
export function regionName(code: string, tag = presentTag()): string {
  try {
    return new Intl.DisplayNames([tag], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** A text without case and accents: whoever types "da nang" finds "Đà Nẵng". */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();

/** Compares names in the manner of the present language. */
export const inOrder = (): ((a: string, b: string) => number) => new Intl.Collator(presentTag()).compare;

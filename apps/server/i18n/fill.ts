import { locales, type Language } from '@candor/api-contract/languages.ts';

const decimal = /^-?\d+(\.\d+)?$/;

/** Fills `{name}` of a text: amounts and prices as the language writes them, everything else as it stands. */
export function fillWith(text: string, params: Readonly<Record<string, string>>, language: Language): string {
  const format = new Intl.NumberFormat(locales[language].replace('_', '-'), { maximumFractionDigits: 8, useGrouping: 'always' });
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    // A decimal string is read exactly; as a number it would be rounded.
    return decimal.test(value) ? format.format(value as `${number}`) : value;
  }).trim();
}

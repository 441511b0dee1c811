import { languageTag, type Language } from '@candor/api-contract/languages.ts';

const decimalsMax = 8;
const decimal = /^-?\d+(\.\d+)?$/;

/** All digits of a decimal string, at least as many decimals as it has. */
function written(value: `${number}`, language: Language): string {
  const minimumFractionDigits = Math.min(value.split('.')[1]?.length ?? 0, decimalsMax);
  return new Intl.NumberFormat(languageTag(language), {
    minimumFractionDigits,
    maximumFractionDigits: decimalsMax,
    useGrouping: 'always',
  }).format(value);
}

/** Fills `{name}` of a text: amounts and prices as the language writes them, everything else as it stands. */
export function fillWith(text: string, params: Readonly<Record<string, string>>, language: Language): string {
  return text
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = params[name] ?? '';
      // A decimal string is read exactly; as a number it would be rounded.
      return decimal.test(value) ? written(value as `${number}`, language) : value;
    })
    .trim();
}

import { decimalText } from '../../../packages/api-contract/scalars.ts';
import { currencies, formatAmount, parseAmount } from '../../../packages/core/money/currencies.ts';
import { formatDecimal, formatPlain, parseDecimal } from '../../../packages/core/money/decimal.ts';
import { must } from '../must.ts';
import type { Target } from '../fuzz.ts';

const scales = [0, 1, 2, 6, 8, 18];

/** Amounts as people and programs write them. */
export const amounts: Target = {
  name: 'amounts',
  seeds: ['0', '1', '10.5', '0.000001', '999999999999999.999999999999999999'],
  words: ['.', '0', '9', '00', '-', '+', 'e', ',', '1'],
  read(text) {
    for (const scale of scales) {
      const units = parseDecimal(text, scale);
      if (units === null) continue;
      must(units >= 0n, 'a decimal is not below nothing');
      must(parseDecimal(formatPlain(units, scale), scale) === units, 'what is written is read as it was');
      must(parseDecimal(formatDecimal(units, scale), scale) === units, 'and with all its decimals');
    }
    const isDeclared = decimalText.safeParse(text).success;
    must(isDeclared === (parseDecimal(text, 18) !== null), 'contract and rules take the same texts');
    for (const currency of currencies) {
      const units = parseAmount(text, currency);
      if (units !== null) must(parseAmount(formatAmount(units, currency), currency) === units, 'an amount stays one');
    }
  },
};

import { amount, number } from '../../../locales/format.ts';

export const vndCode = 'VND';

/** What one USDT costs in dong. @param vndPerUsdt decimal */
export const rateLine = (vndPerUsdt: string): string => `1 USDT = ${number(vndPerUsdt, 8)} ${vndCode}`;

/** Whole amounts without their fraction: a minimum reads better so. */
export const plainAmount = (value: string, code: string): string =>
  `${amount(value, code, Number.isInteger(Number(value)) ? 0 : 2)} ${code}`;

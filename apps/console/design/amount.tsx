import type { JSX } from 'react';
import { locale } from '../locales/language.ts';

const parts = new Intl.NumberFormat(locale).formatToParts(1000.5);
const signOf = (type: 'group' | 'decimal'): string => parts.find((part) => part.type === type)?.value ?? '';
const [thousandsSign, decimalSign] = [signOf('group'), signOf('decimal')];

/** A decimal of the wire with separators and a true minus sign; no digit is added, cut or rounded. */
export function grouped(decimal: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(decimal) ?? [];
  if (whole === '') return decimal;
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, thousandsSign);
  return `${sign === '-' ? '−' : ''}${groups}${rest.replace('.', decimalSign)}`;
}

interface Shown {
  readonly amount: string;
  readonly unit?: string;
  readonly signed?: boolean;
  readonly quiet?: boolean;
}
const isZero = (amount: string): boolean => /^-?0(\.0+)?$/.test(amount);

function colourOf(amount: string, signed: boolean, quiet: boolean): string {
  if (isZero(amount)) return quiet || signed ? ' nil' : '';
  if (!signed) return '';
  return amount.startsWith('-') ? ' bad' : ' good';
}

/**
 * An amount with its currency; signed ones say by sign and colour which way they go, quiet ones step back when they are
 * nothing.
 */
export function Amount({ amount, unit, signed = false, quiet = false }: Shown): JSX.Element {
  const isMinus = amount.startsWith('-');
  return (
    <span className={`num${colourOf(amount, signed, quiet)}`}>
      {signed && !isMinus && !isZero(amount) ? '+' : ''}
      {grouped(amount)}
      {unit === undefined ? null : <span className="unit">{unit}</span>}
    </span>
  );
}

const whole = new Intl.NumberFormat(locale);
export const Count = ({ of }: { of: number }): JSX.Element => (
  <span className={of === 0 ? 'num nil' : 'num'}>{whole.format(of)}</span>
);

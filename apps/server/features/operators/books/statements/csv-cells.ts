import { dayOf, dongOf, StatementFault } from './statement.ts';

/** Days are written before months, unless the year comes first. */
export function dayIn(text: string, at: number): string {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T].*)?$/.exec(text);
  if (iso !== null) return dayOf(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '', at);
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: .*)?$/.exec(text) ?? [];
  return dayOf(year, month, day, at);
}

const groupedForm = /^\d{1,3}(?:(?:,\d{3})+(?:\.\d{1,2})?|(?:\.\d{3})+(?:,\d{1,2})?)$/;
const plainForm = /^\d+(?:[.,]\d{1,2})?$/;

/** Whole dong as people write them: `1.500.000`, `1,500,000.00`, `-1500000 VND`. A lone group of three is one. */
export function dongIn(text: string, at: number): bigint {
  const [, sign = '', digits = ''] = /^([+-]?) ?([\d.,]+)(?: ?(?:VND|đ|₫))?$/iu.exec(text.trim()) ?? [];
  if (!groupedForm.test(digits) && !plainForm.test(digits)) throw new StatementFault(at, 'amount');
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const units = dongOf(whole.replace(/[.,]/g, ''), fraction, at);
  return sign === '-' ? -units : units;
}

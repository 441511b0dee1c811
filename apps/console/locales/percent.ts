import { locale } from './language.ts';

/** A share as it is set, as exact as rules name it. */
export const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });

import { decimalTyped, isDecimal } from '../../shell/amounts/amount-typed.ts';
import { folded } from '../../locales/region.ts';
import { verbs, type Verb } from './verbs.ts';

/** What was typed, understood: nothing of it is carried out before its sentence has been confirmed. */
export type Command =
  | { readonly kind: 'buy' | 'sell'; readonly symbol: string; readonly quantity: string }
  | { readonly kind: 'alert'; readonly symbol: string; readonly price: string }
  | { readonly kind: 'closeAll' };

/** A listed symbol, and whether it answers what is searched. */
interface Listed {
  readonly symbol: string;
  readonly answers: (search: string) => boolean;
}

const places: Readonly<Record<string, number>> = { k: 3, m: 6 };

/** A decimal of the wire times a thousand or a million, without passing through a float. */
function shifted(wire: string, by: number): string {
  const [whole = '', fraction = ''] = wire.split('.');
  const digits = fraction.padEnd(by, '0');
  const rest = digits.slice(by).replace(/0+$/, '');
  const moved = `${whole}${digits.slice(0, by)}`.replace(/^0+(?=\d)/, '');
  return rest === '' ? moved : `${moved}.${rest}`;
}

/** A typed number with `k` or `m` behind it, as a decimal of the wire; null for what is none, or nothing. */
export function numberIn(word: string): string | null {
  const [, typed = '', unit = ''] = /^(\d[\d.,']*)([km]?)$/.exec(word) ?? [];
  const wire = decimalTyped(typed);
  if (typed === '' || !isDecimal(wire)) return null;
  const value = shifted(wire, places[unit] ?? 0);
  return /[1-9]/.test(value) ? value : null;
}

/** The verb that a text begins with, the longest first, and what follows it. */
function verbOf(text: string, language: string): { verb: Verb; rest: string } | null {
  const known = [...(verbs[language] ?? []), ...(verbs['en'] ?? [])]
    .map(([said, verb]) => [folded(said), verb] as const)
    .sort(([a], [b]) => b.length - a.length);
  for (const [said, verb] of known) {
    const rest = text.slice(said.length);
    // Languages without blanks between words write the number right behind the verb.
    if (text.startsWith(said) && (rest === '' || /^[\s\d]/.test(rest) || /\P{ASCII}$/u.test(said)))
      return { verb, rest: rest.trim() };
  }
  return null;
}

/** The symbol that words name: by its code, else the one that alone answers them. */
function symbolOf(words: string, listed: readonly Listed[]): string | null {
  const code = words.replace('/', '').toUpperCase();
  const exact = listed.find(({ symbol }) => symbol === code || symbol === `${code}USDT`);
  if (exact !== undefined) return exact.symbol;
  const found = words === '' ? [] : listed.filter(({ answers }) => answers(words));
  return found.length === 1 ? (found[0]?.symbol ?? null) : null;
}

/**
 * Reads "buy 100 sol", "alert btc 100k" or "close all" in a language, or in English. Of several numbers in an alert the
 * last is its price: names of indices have some too.
 */
export function parseCommand(typed: string, language: string, listed: readonly Listed[]): Command | null {
  const found = verbOf(folded(typed).trim().replace(/\s+/g, ' '), language);
  if (found === null) return null;
  const { verb, rest } = found;
  if (verb === 'closeAll') return rest === '' ? { kind: 'closeAll' } : null;
  // Written without a blank: "100sol".
  const words = /^(\d[\d.,']*[km]?)(\D\S*)$/.exec(rest)?.slice(1) ?? rest.split(' ');
  const numbers = words.map(numberIn);
  const at = verb === 'alert' ? numbers.findLastIndex((one) => one !== null) : numbers.findIndex((one) => one !== null);
  const amount = numbers[at];
  if (amount === undefined || amount === null) return null;
  const symbol = symbolOf(words.toSpliced(at, 1).join(' ').trim(), listed);
  if (symbol === null) return null;
  return verb === 'alert' ? { kind: verb, symbol, price: amount } : { kind: verb, symbol, quantity: amount };
}

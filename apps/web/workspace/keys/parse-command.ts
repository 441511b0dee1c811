import { decimalTyped, isDecimal } from '../../shell/amounts/amount-typed.ts';
import { folded } from '../../locales/region.ts';
import type { AccountType } from '../../shell/funds/balances.ts';
import { verbs, type Verb } from './verbs.ts';

/** What was typed, understood: nothing of it is carried out before its sentence has been confirmed. */
export type Command =
  | { readonly kind: 'buy' | 'sell'; readonly symbol: string; readonly quantity: string }
  | { readonly kind: 'alert'; readonly symbol: string; readonly price: string }
  | { readonly kind: 'close'; readonly symbol: string }
  | { readonly kind: 'closeAll' }
  | { readonly kind: 'transfer'; readonly to: AccountType; readonly amount: string };

/** What commands can be about. */
export interface Known {
  readonly symbols: readonly Listed[];
  readonly accounts: readonly Named[];
}

/** An own account, and what it is called. */
interface Named {
  readonly type: AccountType;
  readonly names: readonly string[];
}

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

/** The account that is named, by words that no other one is called by. */
function accountOf(said: string, accounts: readonly Named[]): AccountType | null {
  const called = accounts.map(({ names }) => names.flatMap((name) => [folded(name), ...folded(name).split(' ')]));
  const isNamed = (at: number): boolean => {
    const others = called.filter((_, other) => other !== at).flat();
    const own = called[at]?.filter((word) => !others.includes(word)) ?? [];
    // Languages without blanks between words write the account right behind the amount.
    return own.some((word) => said.split(' ').includes(word) || said.endsWith(word));
  };
  const found = accounts.filter((_, at) => isNamed(at));
  return found.length === 1 ? (found[0]?.type ?? null) : null;
}

/** The amount of a command, the first or the last there is, and what is said beside it. */
function amountIn(rest: string, last: boolean): { amount: string; beside: string } | null {
  // Written without a blank: "100sol".
  const words = /^(\d[\d.,']*[km]?)(\D\S*.*)$/.exec(rest)?.slice(1) ?? rest.split(' ');
  const said = words.flatMap((word) => word.trim().split(' '));
  const numbers = said.map(numberIn);
  const at = last ? numbers.findLastIndex((one) => one !== null) : numbers.findIndex((one) => one !== null);
  const amount = numbers[at];
  if (amount === undefined || amount === null) return null;
  return { amount, beside: said.toSpliced(at, 1).join(' ').trim() };
}

function transferIn(rest: string, accounts: readonly Named[]): Command | null {
  const found = amountIn(rest, false);
  const to = found === null ? null : accountOf(found.beside, accounts);
  return found === null || to === null ? null : { kind: 'transfer', to, amount: found.amount };
}

/** A trade or an alert. Of several numbers in an alert the last is its price: names of indices have some too. */
function tradeIn(verb: 'buy' | 'sell' | 'alert', rest: string, symbols: readonly Listed[]): Command | null {
  const found = amountIn(rest, verb === 'alert');
  const symbol = found === null ? null : symbolOf(found.beside, symbols);
  if (found === null || symbol === null) return null;
  return verb === 'alert'
    ? { kind: verb, symbol, price: found.amount }
    : { kind: verb, symbol, quantity: found.amount };
}

function closingIn(rest: string, symbols: readonly Listed[]): Command | null {
  const symbol = symbolOf(rest, symbols);
  return symbol === null ? null : { kind: 'close', symbol };
}

/** Reads "buy 100 sol", "alert btc 100k", "close btc", "close all" or "transfer 500 futures", also in English. */
export function parseCommand(typed: string, language: string, { symbols, accounts }: Known): Command | null {
  const found = verbOf(folded(typed).trim().replace(/\s+/g, ' '), language);
  if (found === null) return null;
  const { verb, rest } = found;
  if (verb === 'closeAll') return rest === '' ? { kind: verb } : null;
  if (verb === 'close') return closingIn(rest, symbols);
  return verb === 'transfer' ? transferIn(rest, accounts) : tradeIn(verb, rest, symbols);
}

import type { Language } from '@candor/api-contract/languages.ts';

/** Texts that rightly read as in English (or Vietnamese): international words and names. */
export const sameEverywhere = new Set<string>(['Candor', 'Candor {version}', 'Email', 'email', 'USDT']);
export const sameIn: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: ['Coins', 'Futures', 'Information', 'Version'],
  fr: ['Information', 'Trading', 'Version'],
  it: ['Account', 'Home', 'Nickname', 'Password', 'Privacy', 'Trading'],
  pl: ['Futures'],
  pt: ['Volume'],
  sv: ['Information', 'Version'],
};

import type { Language } from '@candor/api-contract/languages.ts';

/** Texts that rightly read as in English (or Vietnamese): international words and names. */
export const sameEverywhere = new Set<string>([
  'Candor', 'Candor {version}', 'Email', 'email', 'USDT', 'Long', 'Short', 'Limit', 'Take profit', 'Stop loss', 'Take profit / stop loss', 'TP / SL',
  '{count} lot', '{count} lots', '1 lot = {size} {base}',
]);
export const sameIn: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: ['Coins', 'Futures', 'Information', 'Liquidation', 'Lots', 'Margin', 'Status', 'Version'],
  fr: ['Information', 'Lots', 'Positions', 'Trading', 'Version'],
  it: ['Account', 'Home', 'Nickname', 'Password', 'Privacy', 'Trading'],
  pl: ['Futures'],
  pt: ['Volume'],
  sv: ['Information', 'Version', '{count} order'],
};

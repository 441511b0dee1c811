import type { Language } from '@candor/api-contract/languages.ts';

/** Texts that rightly read as in English (or Vietnamese): international words and names. */
export const sameEverywhere = new Set<string>([
  'Candor', 'Candor {version}', 'Email', 'email', 'USDT', 'Long', 'Short', 'Spot', 'Limit', 'Take profit', 'Stop loss', 'Take profit / stop loss', 'TP / SL',
  'TRON (TRC20)', 'USDT (TRC20)', 'TXID', '{count} lot', '{count} lots', '1 lot = {size} {base}',
]);
export const sameIn: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: ['Bank', 'Coins', 'Futures', 'Information', 'Liquidation', 'Lots', 'Margin', 'Name', 'Spread', 'Status', 'Version'],
  es: ['Trading'],
  fr: ['1 minute', '5 minutes', '15 minutes', '30 minutes', 'Code', 'Destination', 'Futures', 'Information', 'Lots', 'Messages', 'Minimum {amount}', 'Minimum', 'Positions', 'Trading', 'Type', 'Version', 'Volume'],
  hu: ['Minimum', 'Minimum {amount}', 'Bank'],
  it: ['Account', 'Futures', 'Home', 'Nickname', 'Password', 'Privacy', 'Trading', 'Volume'],
  pl: ['Bank', 'Futures', 'Lock mining', 'Minimum {amount}', 'Minimum', 'Spread', 'Status'],
  pt: ['Volume'],
  sv: ['Bank', 'Information', 'Spread', 'Status', 'Version', '{count} order'],
};

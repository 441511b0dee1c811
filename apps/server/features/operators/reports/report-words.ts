import type { JournalKind } from '@candor/core/ledger/journal.ts';

const lines: Readonly<Record<JournalKind, string>> = {
  'fund-house': 'House funded',
  'sign-up-gift': 'Sign-up gift',
  'bonus-release': 'Bonus released',
  'test-funds': 'Test funds',
  transfer: 'Between own accounts',
  deposit: 'Deposits',
  'deposit-bonus': 'First-deposit bonus',
  'bonus-refuse': 'Bonus declined',
  'withdrawal-hold': 'Withdrawals held',
  'withdrawal-release': 'Withdrawals given back',
  withdrawal: 'Withdrawals paid',
  'withdrawal-fee': 'Withdrawal fees',
  adjustment: 'Corrections',
  'house-cover': 'Bought outside by the house',
  'paper-loan': 'Lent to the house (test funds)',
  exchange: 'Exchange',
  'house-top-up': 'Reserve funded',
  'futures-hold': 'Futures held',
  'futures-release': 'Futures released',
  'futures-open': 'Futures opened: fees',
  'futures-lock': 'Futures locked',
  'futures-close': 'Futures closed: result and fees',
  'futures-liquidation': 'Futures liquidated',
  'spot-hold': 'Spot held',
  'spot-release': 'Spot released',
  'spot-fill': 'Spot bought and sold',
  'fund-pool': 'Reward pool funded',
  'earn-purchase': 'Lock mining and wealth bought',
  'earn-income': 'Income of lock mining and wealth',
  'earn-return': 'Principal given back',
  commission: 'Commissions of agents',
  'earn-redeem': 'Ended early: penalties',
  'fast-stake': 'Fast stakes held',
  'fast-win': 'Fast orders won',
  'fast-lose': 'Fast orders lost',
  'fast-tie': 'Fast orders even',
  'fast-void': 'Fast orders void',
};

const books: Readonly<Record<string, string>> = {
  own: 'Own money',
  customers: 'Customers’ money',
  bonus: 'Locked bonus',
  world: 'Outside',
  fees: 'House: fees',
  insurance: 'House: insurance',
};

/** What moved a balance, in words. */
export const lineWord = (kind: string): string => (lines as Readonly<Record<string, string>>)[kind] ?? kind;
/** Whose balance it is; of another account of the house its name. */
export const bookWord = (book: string): string => books[book] ?? `House: ${book}`;

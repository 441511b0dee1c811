import type { welcome as original } from '../vi/welcome.ts';
import type { Like } from '../words.ts';

export const welcome: Like<typeof original> = {
  heroTitle: 'Fair trading you can check yourself',
  heroText: 'Watch live prices right now. Opening an account takes a minute.',
  oddsTitle: 'Odds up front',
  oddsText: 'Break-even and expected loss stand on every ticket.',
  statementTitle: 'Every cent shown',
  statementText: 'Each change of your balance is in the statement.',
  fundsTitle: 'Practise without risk',
  fundsText: 'Take {amount} USDT of test funds every day.',
  createAccount: 'Create account',
  livePrices: 'Live prices',
  promptTitle: 'Log in to continue',
  quotationText: 'Keep your favourite pairs and trade straight from the list.',
  marketText: 'Fast contracts from 30 seconds, with odds and payout known in advance.',
  propertyText: 'See balances, move money between accounts and check every line of the statement.',
  personalText: 'Manage your profile, security and invite code.',
  otherText: 'This page belongs to your account.',
  pair: 'Pair',
  lastPrice: 'Last price',
  change: '24 h',
};

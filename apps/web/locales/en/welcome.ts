import type { welcome as original } from '../vi/welcome.ts';
import type { Like } from '../words.ts';

export const welcome: Like<typeof original> = {
  heroTitle: 'Fair trading you can check yourself',
  heroText: 'Watch live prices now. Opening an account takes a minute.',
  oddsTitle: 'Odds up front',
  oddsText: 'Break-even and expected loss are on every ticket.',
  statementTitle: 'Every cent shown',
  statementText: 'Every change of your balance is on the statement.',
  fundsTitle: 'Practice without risk',
  fundsText: 'Get {amount} USDT of test funds every day.',
  createAccount: 'Create account',
  livePrices: 'Live prices',
  promptTitle: 'Log in to continue',
  quotationText: 'Save your favorite pairs and trade straight from the list.',
  marketText: 'Fast contracts from 30 seconds, with odds and payout known in advance.',
  propertyText: 'See balances, move money between accounts and check every line of the statement.',
  personalText: 'Manage your profile, security and invite code.',
  otherText: 'This page belongs to your account.',
  moneyText: 'Minimum, fee and time are shown before you send anything.',
  exchangeText: 'Exchange at a rate held for a few seconds, with the fee in plain sight.',
  earnText: 'See the rate, the term and the cost of early redemption in advance.',
  helpText: 'Short articles with current figures, and people who answer in the app.',
};

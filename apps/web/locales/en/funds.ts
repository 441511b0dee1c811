import type { funds as original } from '../vi/funds.ts';
import type { Like } from '../words.ts';

export const funds: Like<typeof original> = {
  take: 'Get {amount} USDT test funds',
  takeShort: 'Get test funds',
  taken: '{amount} USDT of test funds received',
  takenToday: 'Test funds received',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  transfer: 'Move',
  transferTitle: 'Transfer between accounts',
  transferFree: 'Free and immediate',
  transferred: '{amount} moved',
  from: 'From',
  to: 'To',
  swap: 'Swap direction',
  currency: 'Currency',
  amount: 'Amount',
  available: 'Available {amount}',
  max: 'Max',
  amountInvalid: 'Enter a valid amount',
  amountTooHigh: 'More than you have available',
  account1: 'Main account',
  account2: 'Coin account',
  account3: 'Futures',
  account4: 'Locked bonus',
};

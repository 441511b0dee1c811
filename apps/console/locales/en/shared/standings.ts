export const standings = {
  frozen: [
    'This account is frozen',
    'Nothing may be paid out. Whoever froze it suspects that it is not its owner who asks.',
  ],
  'payouts-held': ['Payouts of this customer are held', 'Nothing may be paid out until the account is open again.'],
  closed: ['This account is closed', 'What is still to be paid out is what the closing has asked for.'],
  'withdrawals-frozen': [
    'The owner has frozen withdrawals',
    'Nothing may be paid out until the owner allows it again. If a payout has left already, mark it as unknown.',
  ],
} as const;

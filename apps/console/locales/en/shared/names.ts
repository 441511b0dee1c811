export const modes = { paper: 'Paper', real: 'Real' };
export const groups = {
  work: 'What waits',
  people: 'People',
  house: 'The house',
  books: 'Books',
  texts: 'Texts',
  oversight: 'Oversight',
};
export const menu = {
  overview: 'Overview',
  alerts: 'Alerts',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  verifications: 'Verification',
  accessRequests: 'Lost access',
  conversations: 'Conversations',
  proposals: 'Proposals',
  customers: 'Customers',
  invitations: 'Invitations',
  exposure: 'Exposure',
  halts: 'Halts',
  voids: 'Voids',
  products: 'Products',
  rules: 'Rules',
  bank: 'Bank statements',
  differences: 'Reconciliation',
  reports: 'Statements',
  months: 'Month close',
  rates: 'Rate and accounts',
  content: 'Texts',
  lines: 'Links and lines',
  countries: 'Countries',
  operators: 'Operators',
  audit: 'Audit',
  security: 'Security events',
  alerting: 'Who is alerted',
  access: 'My access',
};
export const roles = { support: 'Support', finance: 'Finance', risk: 'Risk', admin: 'Administrator' };
export const accountTypes = { 1: 'Account', 2: 'Coin', 3: 'Futures', 4: 'Bonus' } as Readonly<Record<string, string>>;
export const reserves = {
  'fast-reserve': 'Reserve of fast orders',
  'futures-house': 'House of futures',
  insurance: 'Insurance of futures',
  'commission-pool': 'Pool of commissions',
  'bonus-pool': 'Pool of bonuses',
  'exchange-house': 'House of exchange',
  'spot-house': 'Liquidity of spot',
  fees: 'Fees',
  bonus: 'Bonuses',
} as Readonly<Record<string, string>>;
export const picture = { smaller: 'Smaller', larger: 'Larger', turn: 'Turn', fit: 'Fit' };

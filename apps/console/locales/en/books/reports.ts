import { thousands } from '../thousands.ts';

export const reports = {
  title: 'Statements',
  note: 'What the ledger says of a period, for an accountant or a tax office: of all customers and the house, or of one customer. Platform days, both included. Each look is recorded.',
  from: 'First day',
  to: 'Last day',
  customer: 'Customer, by id; empty for all',
  show: 'Show',
  csv: 'CSV',
  pdf: 'PDF',
  asks: ['No period yet', 'Choose the days and press Show.'] as const,
  upTo: (journal: number): string => `Up to journal ${thousands.format(journal)}`,
  all: 'All customers and the house',
  realised: 'Realised, fees and penalties included',
  products: { fast: 'Fast', futures: 'Futures', earn: 'Lock mining and wealth' },
  books: {
    own: 'Own money',
    customers: 'Customers’ money',
    bonus: 'Locked bonus',
    world: 'Outside',
  } as Readonly<Record<string, string>>,
  house: (name: string): string => `House: ${name}`,
  houseLines: {
    'fund-house': 'House funded',
    'house-top-up': 'Reserve funded',
    'house-cover': 'Bought outside by the house',
    'paper-loan': 'Lent to the house (test funds)',
    'fund-pool': 'Reward pool funded',
  } as Readonly<Record<string, string>>,
  before: 'Before',
  after: 'After',
  open: 'Statement',
};

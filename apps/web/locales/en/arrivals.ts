import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: 'Results and arrivals',
  income: 'Income paid',
  returned: 'Product matured: principal returned',
  deposit: 'Deposit credited',
  bonus: 'Bonus released to your balance',
  adjustment: 'Balance corrected',
  many: { one: '{count} new result or arrival', other: '{count} new results and arrivals' },
  seeStatement: 'See them in the statement',
  unseen: { one: '{count} new result', other: '{count} new results' },
};

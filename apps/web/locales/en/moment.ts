import type { moment as original } from '../vi/moment.ts';
import type { Like } from '../words.ts';

export const moment: Like<typeof original> = {
  income: 'Income paid',
  returned: 'Product matured: principal returned',
  deposit: 'Deposit credited',
  bonus: 'Bonus released to your balance',
  adjustment: 'Balance corrected',
  many: { one: '{count} new result or arrival', other: '{count} new results and arrivals' },
  seeStatement: 'See them in the statement',
  above: '{exit} above {entry}',
  below: '{exit} below {entry}',
  again: 'Again',
  see: 'See',
  results: { one: '{count} result', other: '{count} results' },
};

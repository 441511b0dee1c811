import { thousands } from '../thousands.ts';

export const lists = {
  from: 'From',
  to: 'To',
  sort: 'Order',
  chosen: (count: number): string => `${thousands.format(count)} chosen`,
  choose: (row: string): string => `Choose ${row}`,
  choice: 'Choose',
  all: (count: number): string => `Choose all ${thousands.format(count)}`,
  none: 'Choose none',
  partly: (done: number, failed: number, why: string): string =>
    `${thousands.format(done)} done, ${thousands.format(failed)} not: ${why}`,
  keys: 'j next, k before, Enter opens, a approves, r refuses',
  symbol: 'Symbol, such as BTCUSDT',
  views: {
    title: 'Views',
    own: 'Own',
    others: 'Shared by others',
    by: (name: string, operator: string): string => `${name} (${operator})`,
    name: 'Name',
    shared: 'Offered to the others, too',
    save: {
      title: 'Save this view',
      happens: 'Filters, days and order of this list are kept by name. An own view of the same name is replaced.',
      confirm: 'Save',
      done: 'Saved',
    },
    remove: {
      title: 'Remove a view',
      happens: 'It is offered no more, to the others neither.',
      confirm: 'Remove',
      done: 'Removed',
    },
  },
  people: 'Account, name, email, phone, code, address, IP, device',
  sorts: { due: 'Due first', newest: 'Newest first', oldest: 'Oldest first', largest: 'Largest first' },
};

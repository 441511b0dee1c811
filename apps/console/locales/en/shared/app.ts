import { thousands } from '../thousands.ts';

export const app = {
  name: 'Candor console',
  console: 'console',
  menu: 'Menu',
  signOut: 'Sign out',
  again: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  open: 'Open',
  action: 'Action',
  save: 'Save',
  all: 'All',
  none: '—',
  yes: 'Yes',
  no: 'No',
  reason: 'Reason',
  needed: 'Needed',
  failed: 'It did not work. Please try again',
  unreachable: 'The server can’t be reached. Please check the connection and try again',
  viewLost: 'This view could not be loaded. There may be a newer console',
  customerReads: 'The customer reads it',
  auditReads: 'Kept in the audit',
  csv: 'CSV',
  received: (bytes: number): string => `${thousands.format(Math.ceil(bytes / 1024))} KiB`,
  rows: (first: number, last: number, total: number): string =>
    `${thousands.format(first)}–${thousands.format(last)} of ${
      total > 10_000 ? 'more than 10,000' : thousands.format(total)
    }`,
  noRows: ['Nothing found', 'No row fits this filter.'] as const,
};

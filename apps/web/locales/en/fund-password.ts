import type { fundPassword as original } from '../vi/fund-password.ts';
import type { Like } from '../words.ts';

export const fundPassword: Like<typeof original> = {
  title: 'Withdrawal password',
  setTitle: 'Set your withdrawal password',
  changeTitle: 'Change your withdrawal password',
  lead: 'For withdrawals only: someone who knows your login password still can’t take your money.',
  way: 'Confirm with',
  byOld: 'Old password',
  byCode: 'Forgotten it',
  old: 'Current withdrawal password',
  new: 'New withdrawal password',
  codeTo: 'The code goes to {address}',
  hold: 'After the change, withdrawals are on hold for 24 hours.',
  holdFirst: 'If you set it more than 30 minutes after signing up, withdrawals are on hold for 24 hours.',
  holdByCode:
    'After this, withdrawals are on hold for 24 hours, and every device, including this one, has to log in again.',
  set: 'Set password',
  change: 'Change password',
  saved: 'Withdrawal password set',
  changed: 'Changed. Withdrawals are possible from {time}',
  noAddress: 'No email or phone on this account',
  noAddressText: 'There is nowhere to send a code. Customer service can help after checking your identity.',
  service: 'Ask customer service',
  isSet: 'Set',
  notSet: 'Not set',
};

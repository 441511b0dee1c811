import type { closing as original } from '../vi/closing.ts';
import type { Like } from '../words.ts';

export const closing: Like<typeof original> = {
  title: 'Close account',
  text: 'Two people on our side check your request. Then everything you own is paid out, however little, and the account is closed. You can still sign in to read it and to write to customer service.',
  first: 'End these first',
  total: 'Everything you own at present prices',
  noPrice: 'The price of a currency is missing just now. The sum appears once it is back.',
  bonus: 'Locked bonus given up',
  newWaits: 'If the destination is new, it is paid 24 hours after you ask at the earliest.',
  ask: 'Ask to close the account',
  confirmText:
    'The locked bonus is given up and the account can no longer trade. You can take the request back until it is carried out.',
  asked: 'Closing asked for on {time}. Everything is paid to {to}.',
  takeBack: 'Take the request back',
  takenBack: 'Request taken back',
  sent: 'Request sent',
  keptTitle: 'Kept after closing',
  keptContact: 'Name, contact, sign-in',
  keptPapers: 'Documents, cards, messages',
  keptLedger: 'Ledger and orders, without your name',
  keptForGood: 'For good',
  dataTitle: 'Your data',
  dataText:
    'A copy of everything we keep about you: account, documents, cards, addresses, orders, statement and messages, one entry a line. Document and card numbers stand in it in full, so keep the file safe.',
  dataSave: 'Save a copy',
  dataSaved: 'Copy saved',
};

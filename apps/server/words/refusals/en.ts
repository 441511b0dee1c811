import type { RefusalWords } from './index.ts';

export const en: RefusalWords = {
  'transfer-not-found': 'No transfer with this reference has arrived',
  'amount-differs': 'The amount that arrived is not the one in the request',
  'payer-differs': 'The money came from an account in another name',
  'screenshot-unreadable': 'The screenshot can’t be read or shows another transfer',
  'already-credited': 'This transfer has already been credited',
  'address-unusable': 'The address can’t receive this currency on this network',
  'identity-needed': 'Verification has to be completed first',
  'account-checked': 'The account has to be checked first; customer service says what is needed',
  'stopped-as-asked': 'The withdrawal was stopped, as was asked for',
  'card-holder-differs': 'The card is not in the verified name',
  'card-number-wrong': 'The card number or the bank is not right',
  'card-not-paid': 'The bank doesn’t accept payments to this card',
  'photo-unreadable': 'A photo is blurred, too dark or cut off; every corner and all text must be readable',
  'document-expired': 'The document has expired',
  'name-differs': 'The name differs from the one on the document',
  'number-differs': 'The number differs from the one on the document',
  'face-not-shown': 'The photo must show the face and the document held in the hand',
  'document-of-another': 'The document belongs to another person or is used by another account',
  'document-not-accepted': 'This kind of document is not accepted; an identity card, passport or driver’s license is',
};

import type { RefusalReason } from '@candor/api-contract/refusal-reasons.ts';

export const refusals = {
  own: 'In own words, below',
  knownHelp: 'The customer reads it in their own language',
  line: 'To be added, or in own words',
  lineHelp: 'The customer reads it as it is written here',
  reasons: {
    'transfer-not-found': 'No transfer with this reference',
    'amount-differs': 'Another amount has arrived',
    'payer-differs': 'Paid from an account in another name',
    'screenshot-unreadable': 'Screenshot unreadable, or of another transfer',
    'already-credited': 'Already credited',
    'address-unusable': 'Address can’t receive this currency here',
    'identity-needed': 'Verification has to be completed first',
    'account-checked': 'Account has to be checked first',
    'stopped-as-asked': 'The customer has asked to stop it',
    'card-holder-differs': 'Card in another name',
    'card-number-wrong': 'Card number or bank is wrong',
    'card-not-paid': 'The bank doesn’t pay to this card',
    'photo-unreadable': 'Photo blurred, dark or cut off',
    'document-expired': 'Document has expired',
    'name-differs': 'Name differs from the document',
    'number-differs': 'Number differs from the document',
    'face-not-shown': 'Face and document in the hand not shown',
    'document-of-another': 'Document of another person or account',
    'document-not-accepted': 'Kind of document not accepted',
  } satisfies Readonly<Record<RefusalReason, string>>,
};

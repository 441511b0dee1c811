/**
 * Reasons that come with the product in all its languages, by what is refused. Kept in place of a reason in somebody's
 * words; a line below it is what an operator has added.
 */
export const refusalReasons = {
  deposit: ['transfer-not-found', 'amount-differs', 'payer-differs', 'screenshot-unreadable', 'already-credited'],
  withdrawal: ['address-unusable', 'identity-needed', 'account-checked', 'stopped-as-asked'],
  card: ['card-holder-differs', 'card-number-wrong', 'card-not-paid'],
  verification: [
    'photo-unreadable',
    'document-expired',
    'name-differs',
    'number-differs',
    'face-not-shown',
    'document-of-another',
    'document-not-accepted',
  ],
} as const;
export type RefusedThing = keyof typeof refusalReasons;
export type RefusalReason = (typeof refusalReasons)[RefusedThing][number];

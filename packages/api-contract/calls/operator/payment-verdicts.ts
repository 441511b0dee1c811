/** Lines of one file of payments: as many as a body has room for. */
export const paymentsMax = 200;

/** What comes of a line: it can be entered, was entered already, or is not what it says. */
export const paymentVerdicts = [
  'ready',
  'entered',
  'unknown-reference',
  'repeated',
  'other-state',
  'blocked',
  'other-currency',
  /** Without a currency only USDT is compared. */
  'currency-missing',
  'other-address',
  'other-amount',
  'txid-invalid',
  'txid-used',
] as const;

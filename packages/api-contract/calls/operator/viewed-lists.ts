/** Lists of the console that can be narrowed, by their address. */
export const viewedLists = [
  'deposits',
  'withdrawals',
  'verifications',
  'conversations',
  'proposals',
  'customers',
  'halts',
  'voids',
  'audit',
  'security',
  'bank',
] as const;
export type ViewedList = (typeof viewedLists)[number];

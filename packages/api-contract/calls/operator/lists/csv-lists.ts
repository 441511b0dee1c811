/**
 * Each list that is told as a table too, and the call that shows it: only whom that lets in may have the table. The
 * whole ledger has no list of its own, so its lines are for whom its report is; a file to pay from is for those who
 * compare what was paid with the chain.
 */
export const csvLists = {
  deposits: 'GET /operator/deposits',
  withdrawals: 'GET /operator/withdrawals',
  payouts: 'GET /operator/transfers',
  verifications: 'GET /operator/verifications',
  customers: 'GET /operator/customers',
  proposals: 'GET /operator/proposals',
  audit: 'GET /operator/audit',
  journal: 'GET /operator/report',
  voids: 'GET /fair/voids',
  halts: 'GET /operator/halts',
  operators: 'GET /operator/operators',
  liabilities: 'GET /operator/products/liabilities',
  commissions: 'GET /operator/agents',
} as const;
export const csvNames = Object.keys(csvLists) as readonly (keyof typeof csvLists)[];

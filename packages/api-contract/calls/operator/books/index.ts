import { operatorBankCalls } from './bank.ts';
import { operatorDifferenceCalls } from './differences.ts';
import { operatorMonthCalls } from './months.ts';

/** What accountants need: what banks say, beside what the ledger says. */
export const operatorBooksCalls = {
  ...operatorBankCalls,
  ...operatorDifferenceCalls,
  ...operatorMonthCalls,
};

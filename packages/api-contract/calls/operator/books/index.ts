import { operatorBankCalls } from './bank.ts';

/** What accountants need: what banks say, beside what the ledger says. */
export const operatorBooksCalls = {
  ...operatorBankCalls,
};

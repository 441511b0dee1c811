import { thousands } from '../thousands.ts';

export const audit = {
  title: 'Audit',
  note: 'Everything that operators have done. Each line carries the hash of the one before it, so nothing can be taken out or changed unseen.',
  seq: 'No.',
  time: 'Time',
  operator: 'Operator',
  act: 'Act',
  subject: 'About',
  reason: 'Reason',
  customer: 'Customer',
  hash: 'Hash',
  findAct: 'Every act',
  findUser: 'Id of a customer',
  check: 'Check the chain',
  checking: 'Walking the chain …',
  whole: (rows: number): string => `The chain is whole: ${thousands.format(rows)} lines`,
  broken: (seq: number, why: string): string => `The chain is broken at line ${thousands.format(seq)}: ${why}`,
};

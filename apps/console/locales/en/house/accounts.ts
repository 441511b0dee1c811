import { proposing } from '../shared/proposing.ts';

export const accounts = {
  title: 'Bank accounts that customers pay into',
  note: 'What customers see when they deposit dong. Each change needs a second operator.',
  vndPerUsdt: 'VND for one USDT',
  since: 'Since',
  state: 'State',
  codeHelp: 'Letters and digits, as in VietQR',
  empty: ['No bank account', 'Without one nobody can deposit dong.'] as const,
  fields: {
    bankName: 'Bank',
    bankCode: 'Bank code',
    holder: 'Holder',
    accountNo: 'Account number',
    enabled: 'Shown to customers',
  },
  create: {
    open: 'Propose account',
    title: 'Propose a bank account',
    happens: 'Customers see it once a second operator has approved it.',
    ...proposing,
  },
  change: {
    title: 'Propose to change this account',
    happens: 'Customers see the change once a second operator has approved it.',
    ...proposing,
  },
  rate: {
    open: 'Propose rate',
    title: 'Propose a rate for the dong',
    happens: 'It counts for values, deposits and withdrawals from the approval on.',
    ...proposing,
  },
};

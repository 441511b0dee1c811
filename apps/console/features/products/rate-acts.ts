import type { CallAnswer } from '@candor/api-contract/index.ts';
import { propose } from '../../decisions/propose.ts';
import { reasonField, type Ask } from '../../design/ask/ask.ts';
import { words } from '../../locales/words.ts';

export type Account = CallAnswer<'GET /operator/payAccounts'>[number];
const w = words.accounts;
const reason = reasonField(words.app.auditReads);

/** Proposes an account that customers pay into, or a change of one. */
export const accountOf = (account: Account | null): Ask => ({
  ...(account === null ? w.create : w.change),
  fields: [
    { name: 'bankName', label: w.fields.bankName, initial: account?.bankName ?? '' },
    { name: 'bankCode', label: w.fields.bankCode, initial: account?.bankCode ?? '', help: w.codeHelp },
    { name: 'holder', label: w.fields.holder, initial: account?.holder ?? '' },
    { name: 'accountNo', label: w.fields.accountNo, initial: account?.accountNo ?? '' },
    { name: 'enabled', label: w.fields.enabled, kind: 'switch', initial: String(account?.enabled ?? true) },
    reason,
  ],
  send: (values) =>
    propose({
      kind: 'pay-account',
      ...(account === null ? {} : { id: account.id }),
      bankName: values['bankName'] ?? '',
      bankCode: values['bankCode'] ?? '',
      holder: values['holder'] ?? '',
      accountNo: values['accountNo'] ?? '',
      enabled: values['enabled'] === 'true',
      reason: values['reason'] ?? '',
    }),
});
/** Proposes the dong's rate of the day. */
export const rateOf = (now: string): Ask => ({
  ...w.rate,
  fields: [{ name: 'vndPerUsdt', label: w.vndPerUsdt, initial: now, unit: 'VND' }, reason],
  send: ({ vndPerUsdt = '', reason: why = '' }) => propose({ kind: 'vnd-rate', vndPerUsdt, reason: why }),
});

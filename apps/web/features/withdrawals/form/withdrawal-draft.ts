import type { CallSent } from '@candor/api-contract/index.ts';
import { amount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { decimalTyped } from '../../../shell/amounts/amount-typed.ts';
import { requiredIssue } from '../../../shell/session/checks.ts';
import type { DestinationDraft, Target } from '../destination/destination.ts';
import { payoutPreview, type Terms } from '../payout-preview.ts';

export interface WithdrawalDraft extends DestinationDraft {
  amount: string;
}

function amountIssue(typed: string, terms: Terms): string | undefined {
  switch (payoutPreview(decimalTyped(typed), terms).issue) {
    case null:
      return undefined;
    case 'low':
      return t('withdrawals.low', { amount: `${amount(terms.minimum, terms.currencyCode, 0)} ${terms.currencyCode}` });
    case 'day':
      return t('withdrawals.dayMost', {
        amount: `${amount(terms.dayMax, terms.currencyCode, 0)} ${terms.currencyCode}`,
      });
    case 'high':
      return t('funds.amountTooHigh');
    case 'missing':
    case 'invalid':
      return t('funds.amountInvalid');
  }
}

/** The field of the form that a refusal of the server is about. */
export const fieldOf: Readonly<Record<string, string>> = {
  walletId: 'to',
  bankCardId: 'to',
  address: 'address',
  chain: 'to',
  amount: 'amount',
  fundPasswd: 'fundPasswd',
  totp: 'totp',
};

/** A typed address goes by the one chain that there is. */
const chainOf = (target: Target) => ('address' in target ? { ...target, chain: 'TRC20' as const } : target);

export type Body = CallSent<'POST /transaction/withdrawal'>['body'];

/** What is wrong with a withdrawal besides its destination, in words by field. */
export const issuesOf = (draft: WithdrawalDraft, terms: Terms) => ({
  amount: amountIssue(draft.amount, terms),
  fundPasswd: draft.fundPasswd === '' ? t('auth.required') : undefined,
  totp: terms.totp ? requiredIssue(draft.totp) : undefined,
});

/** What is sent. */
export const wantedOf = (draft: WithdrawalDraft, terms: Terms, target: Target): Body => ({
  currencyCode: terms.currencyCode,
  amount: decimalTyped(draft.amount),
  fundPasswd: draft.fundPasswd,
  ...(terms.totp ? { totp: draft.totp.trim() } : {}),
  ...chainOf(target),
});

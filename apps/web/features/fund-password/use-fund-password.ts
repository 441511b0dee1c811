import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { outdateTransactions } from '../../shell/funds/transactions.ts';
import { back } from '../../shell/routing/hash.ts';
import { codeIssue, passwordIssue, requiredIssue, sameIssue } from '../../shell/session/checks.ts';
import { changeUser, endSession } from '../../shell/session/session.ts';
import type { Proof } from './proof.ts';

const empty = { oldPassword: '', code: '', newPassword: '', confirmPassword: '' };
type Draft = typeof empty;

function issuesOf({ oldPassword, code, newPassword, confirmPassword }: Draft, proof: Proof) {
  return {
    oldPassword: proof === 'old' ? requiredIssue(oldPassword) : undefined,
    code: proof === 'code' ? codeIssue(code) : undefined,
    newPassword: passwordIssue(newPassword) ?? (proof === 'old' && newPassword === oldPassword ? t('setting.passwordUnchanged') : undefined),
    confirmPassword: sameIssue(newPassword, confirmPassword),
  };
}

/** A reset by code ends every session, so it leads to the login; the rest goes back to where it was asked for. */
function finish(proof: Proof, withdrawHoldUntil: number | null) {
  const words = withdrawHoldUntil === null ? t('fund-password.saved') : t('fund-password.changed', { time: date(withdrawHoldUntil, 'moment') });
  if (proof === 'code') return endSession(words);
  changeUser({ hasFundPassword: true });
  outdateTransactions();
  toast(words);
  back('pages/setting/setting');
}

/** The form of the fund password with one kind of proof. */
export function useFundPassword(proof: Proof) {
  return useForm<Draft>({
    initial: empty,
    check: (draft) => issuesOf(draft, proof),
    send: async ({ oldPassword, code, newPassword, confirmPassword }) => {
      const shown = proof === 'old' ? { oldPassword } : proof === 'code' ? { code } : {};
      const { withdrawHoldUntil } = await call('POST /player/updateFundsPassword', { body: { ...shown, newPassword, confirmPassword } }, { quiet: true });
      finish(proof, withdrawHoldUntil);
    },
  });
}

export type FundPasswordForm = ReturnType<typeof useFundPassword>;

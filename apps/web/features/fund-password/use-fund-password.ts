import type { CallSent } from '@candor/api-contract/index.ts';
import { useState } from 'react';
import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { call, CallError } from '../../shell/client/call.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { outdateTransactions } from '../../shell/funds/transactions.ts';
import { back } from '../../shell/routing/hash.ts';
import { codeIssue, passwordIssue, requiredIssue, sameIssue } from '../../shell/session/checks.ts';
import { changeUser, endSession } from '../../shell/session/session.ts';
import type { Proof } from './proof.ts';

const empty = { password: '', totp: '', oldPassword: '', code: '', newPassword: '', confirmPassword: '' };
type Draft = typeof empty;

function issuesOf({ password, oldPassword, code, newPassword, confirmPassword }: Draft, proof: Proof) {
  return {
    password: proof === 'first' ? requiredIssue(password) : undefined,
    oldPassword: proof === 'old' ? requiredIssue(oldPassword) : undefined,
    code: proof === 'code' ? codeIssue(code) : undefined,
    newPassword:
      passwordIssue(newPassword) ??
      (proof === 'old' && newPassword === oldPassword ? t('setting.passwordUnchanged') : undefined),
    confirmPassword: sameIssue(newPassword, confirmPassword),
  };
}

/** A reset by code ends every session, so it leads to the login; the rest goes back to where it was asked for. */
function finish(proof: Proof, withdrawHoldUntil: number | null) {
  const words =
    withdrawHoldUntil === null
      ? t('fund-password.saved')
      : t('fund-password.changed', { time: date(withdrawHoldUntil, 'moment') });
  if (proof === 'code') return endSession(words);
  changeUser({ hasFundPassword: true });
  outdateTransactions();
  toast(words);
  back('pages/setting/setting');
}

type Shown = Pick<CallSent<'POST /player/updateFundsPassword'>['body'], 'password' | 'totp' | 'oldPassword' | 'code'>;

function shownBy(proof: Proof, { password, totp, oldPassword, code }: Draft): Shown {
  switch (proof) {
    case 'first':
      return totp.trim() === '' ? { password } : { password, totp: totp.trim() };
    case 'old':
      return { oldPassword };
    case 'code':
      return { code };
  }
}

/** The form of the fund password with one kind of proof; the authenticator's code joins it where one is asked for. */
export function useFundPassword(proof: Proof) {
  const [asksTotp, setAsksTotp] = useState(false);
  const form = useForm<Draft>({
    initial: empty,
    check: (draft) => issuesOf(draft, proof),
    send: async (draft) => {
      const { newPassword, confirmPassword } = draft;
      const body = { ...shownBy(proof, draft), newPassword, confirmPassword };
      const { withdrawHoldUntil } = await call('POST /player/updateFundsPassword', { body }, { quiet: true }).catch(
        (fault: unknown) => {
          if (fault instanceof CallError && fault.data.error === 'totp-required') setAsksTotp(true);
          throw fault;
        },
      );
      finish(proof, withdrawHoldUntil);
    },
  });
  return { ...form, asksTotp };
}

export type FundPasswordForm = ReturnType<typeof useFundPassword>;

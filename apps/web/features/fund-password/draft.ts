import type { CallSent } from '@candor/api-contract/index.ts';
import { t } from '../../locales/i18n.ts';
import { codeIssue, passwordIssue, requiredIssue, sameIssue } from '../../shell/session/checks.ts';
import type { Proof } from './proof.ts';

type Body = CallSent<'POST /player/updateFundsPassword'>['body'];

export const empty = { password: '', totp: '', oldPassword: '', code: '', newPassword: '', confirmPassword: '' };
export type Draft = typeof empty;

/** What is wrong with the form, in words by field; only what its proof asks for is needed. */
export function issuesOf({ password, oldPassword, code, newPassword, confirmPassword }: Draft, proof: Proof) {
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

type Shown = Pick<Body, 'password' | 'totp' | 'oldPassword' | 'code'>;

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

/** What is sent: the new password with the one proof that was asked for. */
export const sentOf = (draft: Draft, proof: Proof): Body => ({
  ...shownBy(proof, draft),
  newPassword: draft.newPassword,
  confirmPassword: draft.confirmPassword,
});

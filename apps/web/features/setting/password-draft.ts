import { t } from '../../locales/i18n.ts';
import { passwordIssue, requiredIssue, sameIssue } from '../../shell/session/checks.ts';

export type PasswordDraft = { oldPassword: string; newPassword: string; confirmPassword: string };

/** What is wrong with a change of the login password, in words by field. */
export const passwordIssues = ({ oldPassword, newPassword, confirmPassword }: PasswordDraft) => ({
  oldPassword: requiredIssue(oldPassword),
  newPassword: passwordIssue(newPassword) ?? (newPassword === oldPassword ? t('setting.passwordUnchanged') : undefined),
  confirmPassword: sameIssue(newPassword, confirmPassword),
});

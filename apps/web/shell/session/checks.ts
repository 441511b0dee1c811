import { t } from '../../locales/i18n.ts';

/** What is wrong with a field, in words; undefined when nothing is. */
type Issue = string | undefined;

const required = (text: string): Issue => (text.trim() === '' ? t('auth.required') : undefined);

export const accountIssue = (text: string): Issue =>
  required(text) ?? (/^[A-Za-z0-9]{8,32}$/.test(text) ? undefined : t('auth.accountRule'));
export const emailIssue = (text: string): Issue =>
  /^[^\s@"'<>\\,;:()[\]]{1,64}@[a-z\d]+(-+[a-z\d]+)*(\.[a-z\d]+(-+[a-z\d]+)*)+$/i.test(text)
    ? undefined
    : t('auth.emailInvalid');
export const phoneIssue = (text: string): Issue =>
  required(text) ?? (/^\d{4,15}$/.test(text) ? undefined : t('auth.phoneDigits'));
export const codeIssue = (text: string): Issue => (/^\d{6}$/.test(text) ? undefined : t('auth.codeLength'));
export const passwordIssue = (text: string): Issue =>
  text.length >= 8 && text.length <= 32 ? undefined : t('auth.passwordLength');
export const sameIssue = (password: string, again: string): Issue =>
  password === again ? undefined : t('auth.passwordsDiffer');
export { required as requiredIssue };

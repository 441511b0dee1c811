import { Button } from '../../design/button.tsx';
import { Field, PasswordField } from '../../design/field.tsx';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { back, navigate } from '../../shell/routing/hash.ts';
import { AuthBar, AuthHead } from './auth-bar.tsx';
import { codeIssue, emailIssue, passwordIssue, sameIssue } from './checks.ts';
import { CodeField } from './code-field.tsx';

const toLogin = () => back('pages/login/login');

/** A forgotten password: a code by email proves the account, then a new one is set. */
export function ResetPassword() {
  const form = useForm({
    initial: { account: '', code: '', newPassword: '', confirmPassword: '' },
    check: (draft) => ({
      account: emailIssue(draft.account.trim()),
      code: codeIssue(draft.code),
      newPassword: passwordIssue(draft.newPassword),
      confirmPassword: sameIssue(draft.newPassword, draft.confirmPassword),
    }),
    send: async (draft) => {
      await call('POST /player/resetLoginPassword', { body: { ...draft, account: draft.account.trim() } }, { quiet: true });
      toast(t('auth.resetDone'));
      navigate('pages/login/login', {}, 'replace');
    },
  });
  const email = form.draft.account.trim();
  const checkEmail = () => {
    const account = emailIssue(email);
    form.setErrors({ account });
    return account === undefined;
  };
  return (
    <>
      <AuthBar onBack={toLogin} />
      <div className="gutter pb-8">
        <AuthHead title={t('auth.resetTitle')} text={t('auth.resetLead')} />
        <form onSubmit={form.onSubmit} noValidate className="space-y-4">
          <Field {...form.field('account')} label={t('auth.email')} type="email" inputMode="email" autoComplete="email" />
          <CodeField {...form.field('code')} source="RESET_PASSWORD" email={email} checkEmail={checkEmail} onRefused={(account) => form.setErrors({ account })} />
          <PasswordField {...form.field('newPassword')} label={t('auth.newPassword')} hint={t('auth.passwordHint')} autoComplete="new-password" maxLength={32} />
          <PasswordField {...form.field('confirmPassword')} label={t('auth.confirmPassword')} autoComplete="new-password" maxLength={32} />
          <Button type="submit" busy={form.busy} className="mt-2 w-full">{t('auth.resetTitle')}</Button>
        </form>
      </div>
    </>
  );
}

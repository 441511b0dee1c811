import { Button } from '../../design/button.tsx';
import { Field, PasswordField } from '../../design/field.tsx';
import { Tabs } from '../../design/tabs.tsx';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { navigate, usePlace, useQueryState } from '../../shell/routing/hash.ts';
import { Link } from '../../shell/routing/link.tsx';
import { AuthBar, AuthHead } from './auth-bar.tsx';
import { codeIssue, emailIssue, requiredIssue } from './checks.ts';
import { CodeField } from './code-field.tsx';
import { enter } from './enter.ts';
import { ResetPassword } from './reset-password.tsx';

function ByPassword({ next }: { next: string | null }) {
  const form = useForm({
    initial: { account: '', password: '' },
    check: ({ account, password }) => ({ account: requiredIssue(account), password: requiredIssue(password) }),
    send: async ({ account, password }) => enter(await call('POST /login', { body: { account: account.trim(), password } }, { quiet: true }), next),
  });
  const { path, query } = usePlace();
  return (
    <form onSubmit={form.onSubmit} noValidate className="space-y-4">
      <Field {...form.field('account')} label={t('auth.account')} autoComplete="username" />
      <PasswordField {...form.field('password')} label={t('auth.password')} autoComplete="current-password" maxLength={64} />
      <div className="-mt-2 flex justify-end">
        <button type="button" onClick={() => navigate(path, { ...Object.fromEntries(query), step: 'forgot' })} className="press -mr-2 min-h-11 px-2 text-row text-brand">{t('auth.forgot')}</button>
      </div>
      <Button type="submit" busy={form.busy} className="w-full">{t('shell.login')}</Button>
    </form>
  );
}

function ByCode({ next }: { next: string | null }) {
  const form = useForm({
    initial: { account: '', code: '' },
    check: ({ account, code }) => ({ account: emailIssue(account.trim()), code: codeIssue(code) }),
    send: async ({ account, code }) => enter(await call('POST /login', { body: { account: account.trim(), code } }, { quiet: true }), next),
  });
  const email = form.draft.account.trim();
  const checkEmail = () => {
    const account = emailIssue(email);
    form.setErrors({ account });
    return account === undefined;
  };
  return (
    <form onSubmit={form.onSubmit} noValidate className="space-y-4">
      <Field {...form.field('account')} label={t('auth.email')} type="email" inputMode="email" autoComplete="email" />
      <CodeField {...form.field('code')} source="LOGIN" email={email} checkEmail={checkEmail} onRefused={(account) => form.setErrors({ account })} />
      <Button type="submit" busy={form.busy} className="mt-2 w-full">{t('shell.login')}</Button>
    </form>
  );
}

const ways = ['password', 'code'] as const;

function LogIn() {
  const [way, setWay] = useQueryState('way', 'password', ways);
  const next = usePlace().query.get('next');
  return (
    <>
      <AuthBar />
      <div className="gutter pb-8">
        <AuthHead title={t('auth.welcomeBack')} />
        <Tabs look="segment" label={t('auth.loginWay')} value={way} onChange={setWay} className="mb-5" options={[{ value: 'password', label: t('auth.byPassword') }, { value: 'code', label: t('auth.byCode') }]} />
        {way === 'code' ? <ByCode next={next} /> : <ByPassword next={next} />}
        <p className="mt-6 text-center text-row text-soft">
          {t('auth.noAccount')}{' '}
          <Link to="pages/register/register" query={{ next: next ?? undefined }} how="replace" className="inline-block px-1 py-3 font-semibold text-brand">{t('shell.register')}</Link>
        </p>
      </div>
    </>
  );
}

/** Log in by password or email code; the forgotten password is a step of this page. */
export function LoginPage() {
  return usePlace().query.get('step') === 'forgot' ? <ResetPassword /> : <LogIn />;
}

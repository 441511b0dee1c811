import type { CallSent } from '@candor/api-contract/index.ts';
import { hasPasskeys } from '@candor/client/passkeys/has-passkeys.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Field, PasswordField, type FieldProps } from '../../design/field.tsx';
import { Tabs } from '../../design/tabs.tsx';
import { t } from '../../locales/i18n.ts';
import { call, CallError } from '../../shell/client/call.ts';
import { keepDraft, keptDraft } from '../../shell/client/kept-draft.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { navigate, usePlace, useQueryState } from '../../shell/routing/hash.ts';
import { LatePart } from '../../shell/routing/late-part.tsx';
import { Link } from '../../shell/routing/link.tsx';
import type { Area } from '../../shell/session/area-choice.ts';
import { codeIssue, requiredIssue } from '../../shell/session/checks.ts';
import { AuthBar, AuthHead } from './auth-bar.tsx';
import { DialButton } from './dial-button.tsx';
import { enter } from './enter.ts';
import { addressIssues, useProofAddress } from './proof-address.ts';
import { ProofFields, useProvenAccount } from './proof-fields.tsx';
import { useArea } from './sign-up-draft.ts';
import { loadPasskeyLogin } from './passkeys/load-passkey-login.ts';
import { ResetPassword } from './reset-password.tsx';

type Body = CallSent<'POST /login'>['body'];

/** Logs in; an account with an authenticator is asked for its code, which then joins the form. */
function useLogin(next: string | null) {
  const [asked, setAsked] = useState(false);
  const logIn = async (body: Body, totp: string): Promise<void> => {
    try {
      enter(
        await call(
          'POST /login',
          { body: totp.trim() === '' ? body : { ...body, totp: totp.trim() } },
          { quiet: true },
        ),
        body,
        next,
      );
    } catch (fault) {
      if (fault instanceof CallError && fault.data.error === 'totp-required') setAsked(true);
      throw fault;
    }
  };
  return { asked, logIn };
}

/** A phone number as it is dialled at home: it has no dial code yet. */
const isDialled = (account: string): boolean => /^[\d\s()-]*$/.test(account) && account.replace(/\D/g, '').length >= 4;

/** The dial code that belongs to what was typed. */
const dialled = (account: string, area: Area | undefined) =>
  isDialled(account) && area !== undefined ? { areaCode: area.areaCode } : {};

/** The code of the authenticator. */
const TotpField = (field: Omit<FieldProps, 'label'>) => (
  <Field {...field} label={t('auth.totp')} hint={t('auth.totpHint')} autoComplete="one-time-code" maxLength={32} />
);

/** The way to a new password. */
function Forgot() {
  const { path, query } = usePlace();
  return (
    <div className="-mt-2 flex justify-end">
      <button
        type="button"
        onClick={() => navigate(path, { ...Object.fromEntries(query), step: 'forgot' })}
        className="press -mr-2 min-h-11 px-2 text-row text-brand"
      >
        {t('auth.forgot')}
      </button>
    </div>
  );
}

function ByPassword({ next }: { next: string | null }) {
  const { asked, logIn } = useLogin(next);
  const form = useForm({
    initial: keptDraft('login', { account: '', password: '', totp: '' }),
    check: ({ account, password }) => ({ account: requiredIssue(account), password: requiredIssue(password) }),
    send: ({ account, password, totp }) =>
      logIn({ account: account.trim(), password, ...dialled(account, area) }, totp),
  });
  const { account } = form.draft;
  const area = useArea(isDialled(account));
  // It outlives the choice of another dial code.
  useEffect(() => keepDraft('login', { account }), [account]);
  return (
    <form onSubmit={form.onSubmit} noValidate className="space-y-4">
      <Field
        {...form.field('account')}
        label={t('auth.account')}
        autoComplete="username"
        before={isDialled(account) ? <DialButton area={area} /> : undefined}
      />
      <PasswordField
        {...form.field('password')}
        label={t('auth.password')}
        autoComplete="current-password"
        maxLength={64}
      />
      {asked && <TotpField {...form.field('totp')} />}
      <Forgot />
      <Button type="submit" busy={form.busy} className="w-full">
        {t('shell.login')}
      </Button>
    </form>
  );
}

function ByCode({ next }: { next: string | null }) {
  const way = useProofAddress((kept) => kept.way);
  const account = useProvenAccount();
  const { email, phone } = useProofAddress.getState();
  const { asked, logIn } = useLogin(next);
  const form = useForm({
    initial: { email, phone, code: '', totp: '' },
    check: (draft) => ({ ...addressIssues(way, draft), code: codeIssue(draft.code) }),
    send: (draft) => logIn({ account: account(draft), code: draft.code }, draft.totp),
  });
  return (
    <form onSubmit={form.onSubmit} noValidate className="space-y-4">
      <ProofFields form={form} source="LOGIN" />
      {asked && <TotpField {...form.field('totp')} />}
      <Button type="submit" busy={form.busy} className="mt-2 w-full">
        {t('shell.login')}
      </Button>
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
        <Tabs
          look="segment"
          label={t('auth.loginWay')}
          value={way}
          onChange={setWay}
          className="mb-5"
          options={[
            { value: 'password', label: t('auth.byPassword') },
            { value: 'code', label: t('auth.byCode') },
          ]}
        />
        {way === 'code' ? <ByCode next={next} /> : <ByPassword next={next} />}
        {hasPasskeys() && (
          <LatePart load={loadPasskeyLogin} waiting={<div className="mt-3 h-13" />} part={{ next }} quiet />
        )}
        <p className="mt-6 text-center text-row text-soft">
          {t('auth.noAccount')}{' '}
          <Link
            to="pages/register/register"
            query={{ next: next ?? undefined }}
            how="replace"
            className="inline-block px-1 py-3 font-semibold text-brand"
          >
            {t('shell.register')}
          </Link>
        </p>
      </div>
    </>
  );
}

const loadRecovery = () => import('./recovery/load-recovery.ts').then((m) => m.loadRecovery());

/** Log in by password, or by a code sent to email or phone; the forgotten password and lost access are steps of it. */
export function LoginPage() {
  const step = usePlace().query.get('step');
  if (step === 'recover') return <LatePart load={loadRecovery} waiting={<AuthBar />} part={{}} />;
  return step === 'forgot' ? <ResetPassword /> : <LogIn />;
}

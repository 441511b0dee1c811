import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../design/button.tsx';
import { Field, PasswordField } from '../../design/field.tsx';
import { t } from '../../locales/i18n.ts';
import { regionName } from '../../locales/region.ts';
import { call } from '../../shell/client/call.ts';
import { useConfig } from '../../shell/client/config.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { navigate, usePlace } from '../../shell/routing/hash.ts';
import { CodeField } from '../../shell/session/send-code.tsx';
import {
  accountIssue,
  codeIssue,
  emailIssue,
  passwordIssue,
  phoneIssue,
  requiredIssue,
  sameIssue,
} from '../../shell/session/checks.ts';
import { EmailField, PhoneField } from './address-field.tsx';
import { enter } from './enter.ts';
import {
  emptyDraft,
  registration,
  typedIn,
  useArea,
  useKeptDraft,
  type SignUpDraft,
  type SignUpWay,
} from './sign-up-draft.ts';
import { TermsTick } from './terms.tsx';

const toArea = () => navigate('pages/area/area');

function issues(way: SignUpWay, draft: SignUpDraft, inviteRequired: boolean) {
  return {
    phone: way === 'phone' ? phoneIssue(draft.phone) : undefined,
    email: way === 'email' ? emailIssue(draft.email.trim()) : undefined,
    account: way === 'account' ? accountIssue(draft.account.trim()) : undefined,
    code: way !== 'account' ? codeIssue(draft.code) : undefined,
    password: passwordIssue(draft.password),
    confirmPassword: sameIssue(draft.password, draft.confirmPassword),
    inviteCode: inviteRequired ? requiredIssue(draft.inviteCode) : undefined,
    agree: draft.agree === '' ? t('auth.agreeFirst') : undefined,
  };
}

function useSignUpForm(way: SignUpWay, next: string | null) {
  const area = useArea();
  const inviteRequired = useConfig()?.inviteCodeRequired === true;
  const invited = usePlace().query.get('invite') ?? '';
  const kept = useKeptDraft.getState().draft;
  const form = useForm<SignUpDraft>({
    initial: { ...kept, inviteCode: kept.inviteCode || invited },
    check: (draft) => issues(way, draft, inviteRequired),
    send: async (draft) => {
      const body = registration(way, draft, area);
      const opened = await call('POST /register', { body }, { quiet: true });
      useKeptDraft.setState({ draft: emptyDraft });
      toast(t('auth.welcome'));
      enter(opened, typedIn(body), next);
    },
  });
  const { draft } = form;
  useEffect(() => useKeptDraft.setState({ draft }), [draft]);
  return { form, area, inviteRequired };
}

function AreaRow({ country }: { country: string | undefined }) {
  return (
    <div>
      <span id="area-label" className="mb-1.5 block text-note text-soft">
        {t('shell.area')}
      </span>
      <button
        type="button"
        onClick={toArea}
        aria-labelledby="area-label area-value"
        className={
          'press flex min-h-13 w-full items-center justify-between gap-2 rounded-field border border-line ' +
          'bg-surface px-4 text-left'
        }
      >
        <span id="area-value" className="min-w-0 truncate text-input">
          {country === undefined ? '—' : regionName(country)}
        </span>
        <ChevronDown size={18} aria-hidden="true" className="shrink-0 text-faint" />
      </button>
    </div>
  );
}

type SignUpState = ReturnType<typeof useSignUpForm>;

/** What names the account, with the code that proves an address. */
function AccountFields({ way, form, area }: Pick<SignUpState, 'form' | 'area'> & { way: SignUpWay }) {
  const email = form.draft.email.trim();
  const checkAddress = () => {
    const issue = way === 'phone' ? phoneIssue(form.draft.phone) : emailIssue(email);
    form.setErrors({ [way]: issue });
    return issue === undefined;
  };
  const to = way === 'phone' ? { phone: form.draft.phone, areaCode: area?.areaCode ?? '' } : { email };
  return (
    <>
      {way === 'phone' && <PhoneField {...form.field('phone')} area={area} />}
      {way === 'email' && <EmailField {...form.field('email')} />}
      {way !== 'account' && (
        <CodeField
          key={way}
          {...form.field('code')}
          source="REGISTER"
          to={to}
          checkAddress={checkAddress}
          onRefused={(issue) => form.setErrors({ [way]: issue })}
        />
      )}
      {way === 'account' && (
        <Field
          {...form.field('account')}
          label={t('auth.accountName')}
          hint={t('auth.accountHint')}
          autoComplete="username"
          maxLength={32}
        />
      )}
    </>
  );
}

function Passwords({ form }: Pick<SignUpState, 'form'>) {
  return (
    <>
      <PasswordField
        {...form.field('password')}
        label={t('auth.password')}
        hint={t('auth.passwordHint')}
        autoComplete="new-password"
        maxLength={32}
      />
      <PasswordField
        {...form.field('confirmPassword')}
        label={t('auth.confirmPassword')}
        autoComplete="new-password"
        maxLength={32}
      />
    </>
  );
}

/** The form of one way to sign up; what they have in common stays typed when the way changes. */
export function SignUpForm({ way, next }: { way: SignUpWay; next: string | null }) {
  const { form, area, inviteRequired } = useSignUpForm(way, next);
  return (
    <form onSubmit={form.onSubmit} noValidate className="space-y-4">
      <AccountFields way={way} form={form} area={area} />
      <Passwords form={form} />
      {way !== 'phone' && <AreaRow country={area?.country} />}
      <Field
        {...form.field('inviteCode')}
        label={t(inviteRequired ? 'auth.inviteCode' : 'auth.inviteOptional')}
        autoComplete="off"
        maxLength={16}
      />
      <div className="pt-2">
        <TermsTick
          agreed={form.draft.agree !== ''}
          onChange={(on) => form.set('agree', on ? 'yes' : '')}
          error={form.errors.agree}
        />
      </div>
      <Button type="submit" busy={form.busy} className="w-full">
        {t('shell.register')}
      </Button>
    </form>
  );
}

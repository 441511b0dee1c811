import { Button } from '../../design/button.tsx';
import { PasswordField } from '../../design/field.tsx';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { back, navigate } from '../../shell/routing/hash.ts';
import { LatePart } from '../../shell/routing/late-part.tsx';
import { HoldNote } from '../../shell/payouts/hold-note.tsx';
import { codeIssue, passwordIssue, sameIssue } from '../../shell/session/checks.ts';
import { AuthBar, AuthHead } from './auth-bar.tsx';
import { addressIssues, useProofAddress } from './proof-address.ts';
import { ProofFields, useProvenAccount } from './proof-fields.tsx';

const loadRecoverLink = () => import('./recovery/load-recovery.ts').then((m) => m.loadRecoverLink());
const toLogin = () => back('pages/login/login');

function useResetForm() {
  const way = useProofAddress((kept) => kept.way);
  const account = useProvenAccount();
  const { email, phone } = useProofAddress.getState();
  return useForm({
    initial: { email, phone, code: '', newPassword: '', confirmPassword: '' },
    check: (draft) => ({
      ...addressIssues(way, draft),
      code: codeIssue(draft.code),
      newPassword: passwordIssue(draft.newPassword),
      confirmPassword: sameIssue(draft.newPassword, draft.confirmPassword),
    }),
    send: async (draft) => {
      const { code, newPassword, confirmPassword } = draft;
      await call(
        'POST /player/resetLoginPassword',
        { body: { account: account(draft), code, newPassword, confirmPassword } },
        { quiet: true },
      );
      toast(t('auth.resetDone'));
      navigate('pages/login/login', {}, 'replace');
    },
  });
}

/** A forgotten password: a code by email or phone proves the account, then a new one is set. */
export function ResetPassword() {
  const form = useResetForm();
  return (
    <>
      <AuthBar onBack={toLogin} />
      <div className="gutter pb-8">
        <AuthHead title={t('auth.resetTitle')} text={t('auth.resetLead')} />
        <form onSubmit={form.onSubmit} noValidate className="space-y-4">
          <ProofFields form={form} source="RESET_PASSWORD" />
          <PasswordField
            {...form.field('newPassword')}
            label={t('auth.newPassword')}
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
          <HoldNote>{t('setting.passwordNote')}</HoldNote>
          <Button type="submit" busy={form.busy} className="mt-2 w-full">
            {t('auth.resetTitle')}
          </Button>
        </form>
        <LatePart load={loadRecoverLink} part={{}} quiet />
      </div>
    </>
  );
}

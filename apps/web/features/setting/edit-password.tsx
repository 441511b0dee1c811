import { Button } from '../../design/button.tsx';
import { PasswordField } from '../../design/field.tsx';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { back } from '../../shell/routing/hash.ts';
import { HoldNote } from '../../shell/payouts/hold-note.tsx';
import { passwordIssues, type PasswordDraft } from './password-draft.ts';

/** Change the login password; the other sessions of the account end. */
export function EditPasswordPage() {
  const form = useForm<PasswordDraft>({
    initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
    check: passwordIssues,
    send: async (draft) => {
      await call('POST /player/updateLoginPassword', { body: draft }, { quiet: true });
      toast(t('setting.passwordSaved'));
      back('pages/setting/setting');
    },
  });
  return (
    <form onSubmit={form.onSubmit} noValidate className="gutter space-y-4 pt-2 pb-4">
      <PasswordField
        {...form.field('oldPassword')}
        label={t('setting.oldPassword')}
        autoComplete="current-password"
        maxLength={64}
      />
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
        {t('shell.save')}
      </Button>
    </form>
  );
}

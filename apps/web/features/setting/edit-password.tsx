import { Button } from '../../design/button.tsx';
import { PasswordField } from '../../design/field.tsx';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { back } from '../../shell/routing/hash.ts';

type Draft = { oldPassword: string; newPassword: string; confirmPassword: string };

function check({ oldPassword, newPassword, confirmPassword }: Draft) {
  const fits = newPassword.length >= 8 && newPassword.length <= 32;
  return {
    oldPassword: oldPassword === '' ? t('auth.required') : undefined,
    newPassword: !fits ? t('auth.passwordLength') : newPassword === oldPassword ? t('setting.passwordUnchanged') : undefined,
    confirmPassword: newPassword === confirmPassword ? undefined : t('auth.passwordsDiffer'),
  };
}

/** Change the login password; the other sessions of the account end. */
export function EditPasswordPage() {
  const form = useForm<Draft>({
    initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
    check,
    send: async (draft) => {
      await call('POST /player/updateLoginPassword', { body: draft }, { quiet: true });
      toast(t('setting.passwordSaved'));
      back('pages/setting/setting');
    },
  });
  return (
    <form onSubmit={form.onSubmit} noValidate className="gutter space-y-4 pt-2 pb-4">
      <PasswordField {...form.field('oldPassword')} label={t('setting.oldPassword')} autoComplete="current-password" maxLength={64} />
      <PasswordField {...form.field('newPassword')} label={t('auth.newPassword')} hint={t('auth.passwordHint')} autoComplete="new-password" maxLength={32} />
      <PasswordField {...form.field('confirmPassword')} label={t('auth.confirmPassword')} autoComplete="new-password" maxLength={32} />
      <p className="text-note text-pretty text-faint">{t('setting.passwordNote')}</p>
      <Button type="submit" busy={form.busy} className="mt-2 w-full">{t('shell.save')}</Button>
    </form>
  );
}

import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { back } from '../../shell/routing/hash.ts';
import { updateUser, useUser } from '../../shell/session/session.ts';

const longest = 32;

/** Change the nickname. */
export function EditNicknamePage() {
  const nickName = useUser()?.nickName ?? '';
  const form = useForm({
    initial: { nickName },
    check: (draft) => {
      const length = draft.nickName.trim().length;
      return { nickName: length < 1 || length > longest ? t('setting.nicknameLength') : undefined };
    },
    send: async (draft) => {
      updateUser(await call('POST /player/updateInfo', { body: { nickName: draft.nickName.trim() } }, { quiet: true }));
      toast(t('setting.nicknameSaved'));
      back('pages/setting/setting');
    },
  });
  return (
    <form onSubmit={form.onSubmit} noValidate className="gutter flex flex-1 flex-col pt-2 pb-4">
      <Field
        {...form.field('nickName')}
        label={t('setting.nickname')}
        hint={t('setting.nicknameHint')}
        autoComplete="nickname"
        autoCapitalize="words"
        maxLength={longest}
      />
      <Button type="submit" busy={form.busy} disabled={form.draft.nickName.trim() === nickName} className="mt-6 w-full">
        {t('shell.save')}
      </Button>
    </form>
  );
}

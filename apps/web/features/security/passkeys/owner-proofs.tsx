import { useState } from 'react';
import { Field, PasswordField } from '../../../design/field.tsx';
import { t } from '../../../locales/i18n.ts';
import { CallError } from '../../../shell/client/call.ts';
import { useForm } from '../../../shell/client/use-form.ts';

export interface Proofs {
  readonly password: string;
  readonly totp?: string;
}

/**
 * A form that asks for the password, and for the authenticator once the server has: what a change of passkeys needs.
 * @param more fields beside those, all needed
 */
export function useProvenForm<More extends string>(
  more: readonly More[],
  send: (draft: Record<More, string>, proofs: Proofs) => Promise<unknown>,
) {
  const [asked, setAsked] = useState(false);
  const needed = (text: string | undefined) => ((text ?? '').trim() === '' ? t('security.required') : undefined);
  const form = useForm<Record<string, string>>({
    initial: { ...Object.fromEntries(more.map((name) => [name, ''])), password: '', totp: '' },
    check: (draft) => ({
      ...Object.fromEntries(more.map((name) => [name, needed(draft[name])])),
      password: draft['password'] === '' ? t('security.required') : undefined,
      totp: asked ? needed(draft['totp']) : undefined,
    }),
    send: async ({ password = '', totp = '', ...draft }) => {
      const proofs = totp.trim() === '' ? { password } : { password, totp: totp.trim() };
      await send(draft as Record<More, string>, proofs).catch((fault: unknown) => {
        if (fault instanceof CallError && fault.data.error === 'totp-required') setAsked(true);
        throw fault;
      });
    },
  });
  return { ...form, asked };
}

type Form = Pick<ReturnType<typeof useProvenForm>, 'field' | 'asked'>;

/** The fields of these proofs. */
export const ProofInputs = ({ field, asked }: Form) => (
  <>
    <PasswordField
      {...field('password')}
      label={t('security.password')}
      autoComplete="current-password"
      maxLength={64}
    />
    {asked && (
      <Field
        {...field('totp')}
        label={t('auth.totp')}
        hint={t('auth.totpHint')}
        autoComplete="one-time-code"
        maxLength={32}
      />
    )}
  </>
);

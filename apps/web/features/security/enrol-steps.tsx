import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Field, PasswordField } from '../../design/field.tsx';
import { QrCode } from '../../design/qr-code.tsx';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { copyText } from '../../shell/feedback/copy.ts';

interface Secret {
  readonly secret: string;
  readonly uri: string;
}

function Begin({ onSecret }: { onSecret: (secret: Secret) => void }) {
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? t('security.required') : undefined }),
    send: async (draft) => onSecret(await call('POST /player/totp/enrol', { body: draft }, { quiet: true })),
  });
  return (
    <form onSubmit={form.onSubmit} noValidate className="mt-6 space-y-4">
      <PasswordField
        {...form.field('password')}
        label={t('security.password')}
        autoComplete="current-password"
        maxLength={64}
      />
      <Button type="submit" busy={form.busy} className="w-full">
        {t('security.begin')}
      </Button>
    </form>
  );
}

function Confirm({ secret, uri, onConfirmed }: Secret & { onConfirmed: (codes: readonly string[]) => void }) {
  const form = useForm({
    initial: { totp: '' },
    check: ({ totp }) => ({ totp: /^\d{6}$/.test(totp.trim()) ? undefined : t('security.sixDigits') }),
    send: async ({ totp }) =>
      onConfirmed(
        (await call('POST /player/totp/confirm', { body: { totp: totp.trim() } }, { quiet: true })).recoveryCodes,
      ),
  });
  return (
    <form onSubmit={form.onSubmit} noValidate className="mt-6 space-y-4">
      <p className="text-row text-pretty text-soft">{t('security.scan')}</p>
      <div className="flex justify-center">
        <QrCode text={uri} label={t('security.qr')} size={200} />
      </div>
      <button
        type="button"
        onClick={() => void copyText(secret)}
        className="press flex min-h-13 w-full items-center gap-3 rounded-field bg-surface px-4 py-2 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="block text-caption text-faint">{t('security.key')}</span>
          <span className="block text-row font-semibold break-words">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
        </span>
        <Copy size={18} aria-hidden="true" className="shrink-0 text-soft" />
      </button>
      <Field
        {...form.field('totp')}
        label={t('auth.totp')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      <Button type="submit" busy={form.busy} className="w-full">
        {t('security.switchOn')}
      </Button>
    </form>
  );
}

/** Switches the authenticator on: password, picture, first code. */
export function EnrolSteps({ onConfirmed }: { onConfirmed: (codes: readonly string[]) => void }) {
  const [secret, setSecret] = useState<Secret | null>(null);
  return secret === null ? <Begin onSecret={setSecret} /> : <Confirm {...secret} onConfirmed={onConfirmed} />;
}

import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Field, PasswordField } from '../../design/field.tsx';
import { Lead } from '../../design/list.tsx';
import { SkeletonField } from '../../shell/amounts/skeleton-field.tsx';
import { ErrorState, Skeleton, SkeletonCard } from '../../design/states.tsx';
import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { refresh, useCall } from '../../shell/client/query.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { HoldNote } from '../../shell/payouts/hold-note.tsx';
import { EnrolSteps } from './enrol-steps.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Takes the authenticator away, after what follows from it is said. */
function RemoveForm() {
  const form = useForm({
    initial: { password: '', totp: '' },
    check: ({ password, totp }) => ({
      password: password === '' ? t('security.required') : undefined,
      totp: totp.trim() === '' ? t('security.required') : undefined,
    }),
    send: async (draft) => {
      const { withdrawHoldUntil } = await call('POST /player/totp/remove', { body: draft }, { quiet: true });
      toast(t('security.removed', { time: date(withdrawHoldUntil, 'moment') }));
      await refresh('GET /player/totp', 'GET /transaction/withdrawTerms');
    },
  });
  return (
    <form onSubmit={form.onSubmit} noValidate className="mt-6 space-y-4">
      <h2 className="text-bar font-semibold">{t('security.remove')}</h2>
      <PasswordField
        {...form.field('password')}
        label={t('security.password')}
        autoComplete="current-password"
        maxLength={64}
      />
      <Field
        {...form.field('totp')}
        label={t('auth.totp')}
        hint={t('auth.totpHint')}
        autoComplete="one-time-code"
        maxLength={32}
      />
      <HoldNote>{t('security.removeText')}</HoldNote>
      <Button type="submit" look="leave" busy={form.busy} className="w-full">
        {t('security.remove')}
      </Button>
    </form>
  );
}

/** The own authenticator: switching it on step by step, the codes for its loss, taking it away. */
export function AuthenticatorPage() {
  const state = useCall('GET /player/totp');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  if (state.data === undefined) {
    return state.isError ? (
      <ErrorState text={state.error.message} onRetry={() => void state.refetch()} />
    ) : (
      <div className="gutter space-y-4 pt-2">
        <SkeletonCard className="h-28" />
        <SkeletonField />
        <Skeleton className="h-13 rounded-field" />
      </div>
    );
  }
  const { on, recoveryCodesLeft } = state.data;
  return (
    <div className="gutter pt-2 pb-4">
      <Lead
        icon={ShieldCheck}
        tone={on ? 'up' : 'brand'}
        title={t(on ? 'security.on' : 'security.off')}
        text={on ? t('security.onText', { left: recoveryCodesLeft }) : t('security.offText')}
      />
      {on ? (
        <RemoveForm />
      ) : (
        <EnrolSteps
          onConfirmed={(given) => {
            setCodes(given);
            void refresh('GET /player/totp', 'GET /transaction/withdrawTerms');
          }}
        />
      )}
    </div>
  );
}

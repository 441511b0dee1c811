import { MailQuestion } from 'lucide-react';
import { Field, PasswordField } from '../../design/field.tsx';
import { buttonClass } from '../../design/button.tsx';
import { Empty } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { hasPage } from '../../routes.ts';
import { Link } from '../../shell/routing/link.tsx';
import { CodeField, type CodeAddress } from '../../shell/session/send-code.tsx';
import { dialCode } from '../../shell/session/area-choice.ts';
import type { FundPasswordForm } from './use-fund-password.ts';

const service = 'pages/service/service';

/** Who sets it for the first time is asked for what a stolen session doesn't have. */
export function LoginProof({ form }: { form: FundPasswordForm }) {
  return (
    <>
      <PasswordField
        {...form.field('password')}
        label={t('security.password')}
        autoComplete="current-password"
        maxLength={64}
      />
      {form.asksTotp && (
        <Field
          {...form.field('totp')}
          label={t('auth.totp')}
          hint={t('auth.totpHint')}
          autoComplete="one-time-code"
          maxLength={32}
        />
      )}
    </>
  );
}

export const OldProof = ({ form }: { form: FundPasswordForm }) => (
  <PasswordField {...form.field('oldPassword')} label={t('fund-password.old')} autoComplete="off" maxLength={64} />
);

/** The code that goes to the own email or phone. */
export function CodeProof({ form, address }: { form: FundPasswordForm; address: CodeAddress }) {
  const shown = 'email' in address ? address.email : `${dialCode(address.areaCode)} ${address.phone}`;
  return (
    <>
      <p className="text-note text-pretty break-words text-soft">{t('fund-password.codeTo', { address: shown })}</p>
      <CodeField
        {...form.field('code')}
        source="FORGOT_FUNDS_PASSWORD"
        to={address}
        checkAddress={() => true}
        onRefused={(code) => form.setErrors({ code })}
      />
    </>
  );
}

export function PasswordPair({ form }: { form: FundPasswordForm }) {
  return (
    <>
      <PasswordField
        {...form.field('newPassword')}
        label={t('fund-password.new')}
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

/** An account by name only gets no codes: people who know it help. */
export function NoAddress() {
  return (
    <Empty icon={MailQuestion} title={t('fund-password.noAddress')} text={t('fund-password.noAddressText')}>
      {hasPage(service) && (
        <Link to={service} className={buttonClass('quiet', 'medium')}>
          {t('fund-password.service')}
        </Link>
      )}
    </Empty>
  );
}

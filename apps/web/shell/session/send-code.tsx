import { useEffect, useState } from 'react';
import { Field, type FieldProps } from '../../design/field.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { t } from '../../locales/i18n.ts';
import { call, CallError } from '../client/call.ts';
import { useConfig } from '../client/config.ts';
import { dialCode } from './area-choice.ts';
import { toast } from '../feedback/toast.ts';

export type CodeSource = 'LOGIN' | 'REGISTER' | 'RESET_PASSWORD' | 'FORGOT_FUNDS_PASSWORD' | 'RECOVER';

const waitSeconds = 60;
const refusedAddress = ['email-invalid', 'phone-invalid', 'area-code-unknown'];
/** Where a code goes: to an email, or as a text message to a phone. */
export type CodeAddress = { email: string } | { phone: string; areaCode: string };

/** When the next code may be asked for, by purpose and way; outlives a change of page. */
const nextAt = new Map<string, number>();
const leftOf = (key: string): number => Math.max(0, Math.ceil(((nextAt.get(key) ?? 0) - Date.now()) / 1000));

function useCountdown(key: string): [number, (seconds: number) => void] {
  const [left, setLeft] = useState(leftOf(key));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(leftOf(key)), 250);
    return () => clearTimeout(timer);
  });
  const start = (seconds: number) => {
    nextAt.set(key, Date.now() + seconds * 1000);
    setLeft(seconds);
  };
  return [left, start];
}

interface CodeFieldProps extends Omit<FieldProps, 'label' | 'after'> {
  source: CodeSource;
  to: CodeAddress;
  /** Shown next to the field of the address when no code can be sent there. @returns whether the address is fit */
  checkAddress: () => boolean;
  /** The server objects to the address. */
  onRefused: (message: string) => void;
}

const send = (to: CodeAddress, source: CodeSource) =>
  'email' in to
    ? call('POST /email/sendVerificationCode', { query: { email: to.email, source } }, { quiet: true })
    : call('POST /sms/sendVerifyCode', { body: { ...to, source } }, { quiet: true });
const shown = (to: CodeAddress): string => ('email' in to ? to.email : `${dialCode(to.areaCode)} ${to.phone}`);

const OutboxLink = () => (
  <a href="/outbox" target="_blank" rel="noreferrer" className="text-brand underline">
    {t('auth.outbox')}
  </a>
);

/** @param left seconds until the next code may be asked for */
function SendButton({ left, busy, onPress }: { left: number; busy: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      disabled={left > 0 || busy}
      onClick={onPress}
      className="press mr-1 min-h-11 shrink-0 px-3 text-row font-semibold text-brand disabled:text-faint"
    >
      {left > 0 ? t('auth.resendIn', { seconds: left }) : t('auth.sendCode')}
    </button>
  );
}

/** The six digits that were sent, and the button that sends them, once a minute. */
export function CodeField({ source, to, checkAddress, onRefused, ...field }: CodeFieldProps) {
  const address = shown(to);
  const key = `${source} ${'email' in to ? 'email' : 'phone'}`;
  const [left, start] = useCountdown(key);
  const outbox = useConfig()?.developmentOutbox === true;
  const { submit, busy, renew } = useSubmit(async () => {
    if (!checkAddress()) return;
    try {
      const answer = await send(to, source);
      start(answer.resendAfterSeconds || waitSeconds);
      toast(t('auth.codeSent', { email: address }));
    } catch (fault) {
      if (!(fault instanceof CallError)) return;
      const seconds = Number(fault.data.params?.['seconds']);
      if (fault.data.error === 'code-wait' && seconds > 0) start(seconds);
      if (refusedAddress.includes(fault.data.error ?? '')) onRefused(fault.message);
      else toast(fault.code === -1 ? t('auth.sendFailed') : fault.message);
    }
  });
  useEffect(renew, [renew, address]);
  return (
    <Field
      {...field}
      label={t('auth.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      placeholder={t('auth.codeHint')}
      hint={nextAt.has(key) && outbox ? <OutboxLink /> : undefined}
      after={<SendButton left={left} busy={busy} onPress={submit} />}
    />
  );
}

import { useEffect, useState } from 'react';
import { Field, type FieldProps } from '../../design/field.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { t } from '../../locales/i18n.ts';
import { call, CallError } from '../../shell/client/call.ts';
import { useConfig } from '../../shell/client/config.ts';
import { toast } from '../../shell/feedback/toast.ts';

export type CodeSource = 'LOGIN' | 'REGISTER' | 'RESET_PASSWORD';

const waitSeconds = 60;
/** When the next code may be asked for, by purpose; outlives a change of page. */
const nextAt = new Map<CodeSource, number>();
const leftOf = (source: CodeSource): number => Math.max(0, Math.ceil(((nextAt.get(source) ?? 0) - Date.now()) / 1000));

function useCountdown(source: CodeSource): [number, (seconds: number) => void] {
  const [left, setLeft] = useState(leftOf(source));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(leftOf(source)), 250);
    return () => clearTimeout(timer);
  });
  const start = (seconds: number) => {
    nextAt.set(source, Date.now() + seconds * 1000);
    setLeft(seconds);
  };
  return [left, start];
}

interface CodeFieldProps extends Omit<FieldProps, 'label' | 'after'> {
  source: CodeSource;
  email: string;
  /** Shown next to the email field when no code can be sent there. @returns whether the email is fit */
  checkEmail: () => boolean;
  /** The server objects to the address. */
  onRefused: (message: string) => void;
}

/** The six digits from the email, and the button that sends them, once a minute. */
export function CodeField({ source, email, checkEmail, onRefused, ...field }: CodeFieldProps) {
  const [left, start] = useCountdown(source);
  const [sent, setSent] = useState(false);
  const outbox = useConfig()?.developmentOutbox === true;
  const { submit, busy } = useSubmit(async () => {
    if (!checkEmail()) return;
    try {
      const answer = await call('POST /email/sendVerificationCode', { query: { email, source } }, { quiet: true });
      start(answer.resendAfterSeconds || waitSeconds);
      setSent(true);
      toast(t('auth.codeSent', { email }));
    } catch (fault) {
      if (!(fault instanceof CallError)) return;
      const seconds = Number(fault.data.params?.['seconds']);
      if (fault.data.error === 'code-wait' && seconds > 0) start(seconds);
      if (fault.data.error === 'email-invalid') onRefused(fault.message);
      else toast(fault.code === -1 ? t('auth.sendFailed') : fault.message);
    }
  });
  return (
    <Field
      {...field}
      label={t('auth.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      placeholder={t('auth.codeHint')}
      hint={sent && outbox ? <a href="/outbox" target="_blank" rel="noreferrer" className="text-brand underline">{t('auth.outbox')}</a> : undefined}
      after={
        <button type="button" disabled={left > 0 || busy} onClick={() => submit()} className="press mr-1 min-h-11 shrink-0 px-3 text-row font-semibold text-brand disabled:text-faint">
          {left > 0 ? t('auth.resendIn', { seconds: left }) : t('auth.sendCode')}
        </button>
      }
    />
  );
}

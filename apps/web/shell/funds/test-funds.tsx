import { platformDay } from '@candor/core/platform-day.ts';
import { Check, FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { amount } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { call, CallError } from '../client/call.ts';
import { useConfig } from '../client/config.ts';
import { refresh, useCall } from '../client/query.ts';
import { toast } from '../feedback/toast.ts';
import { sendingOnce } from './send-once.ts';

interface TestFunds {
  /** Whether the mode gives test funds at all. */
  given: boolean;
  /** Undefined until it is known. */
  takenToday: boolean | undefined;
  /** What is given a platform day, in whole USDT of the language. */
  perDay: string;
  busy: boolean;
  take: () => void;
}

/** The day's test funds: whether they are there to take, and taking them. */
export function useTestFunds(): TestFunds {
  const config = useConfig();
  const given = config?.mode === 'paper';
  const last = useCall('GET /account/page', { query: { kind: 'test-funds', page: 1, limit: 1 } }, { enabled: given });
  const [sendOnce] = useState(() => sendingOnce<object>());
  const { submit, busy } = useSubmit(async () => {
    try {
      await sendOnce({}, (body, idempotencyKey) => call('POST /account/testFunds', body, { idempotencyKey }));
      navigator.vibrate?.(12);
      toast(t('funds.taken', { amount: amount(config?.testFundsPerDayUsdt, 'USDT', 0) }));
    } catch (fault) {
      if (fault instanceof CallError && fault.code === -1) return;
    }
    await refresh('POST /account/list', 'GET /account/page');
  });
  const newest = last.data?.list[0];
  const takenToday =
    last.data === undefined
      ? undefined
      : newest !== undefined && platformDay(newest.time) === platformDay(last.dataUpdatedAt);
  return { given, takenToday, perDay: amount(config?.testFundsPerDayUsdt, 'USDT', 0), busy, take: submit };
}

interface TestFundsButtonProps {
  look?: 'primary' | 'quiet';
  size?: 'large' | 'medium' | 'small';
  className?: string;
}
const taken =
  'inline-flex min-h-11 items-center justify-center gap-1.5 rounded-field border border-line px-3 py-1 ' +
  'text-center text-note text-soft';

/** Takes the day's test funds; says so when they have been taken. Nothing where there are none. */
export function TestFundsButton({ look = 'primary', size = 'medium', className = '' }: TestFundsButtonProps) {
  const { given, takenToday, perDay, busy, take } = useTestFunds();
  if (!given) return null;
  if (takenToday === true) {
    return (
      <span className={`${taken} ${className}`}>
        <Check size={16} aria-hidden="true" className="shrink-0 text-up" />
        {t('funds.takenToday')}
      </span>
    );
  }
  return (
    <Button
      look={look}
      size={size}
      busy={busy}
      disabled={takenToday === undefined}
      onClick={take}
      className={className}
    >
      {size !== 'large' && <FlaskConical size={18} aria-hidden="true" className="shrink-0" />}
      {size === 'large' ? (
        <span className="min-w-0 leading-tight">
          {t('funds.takeShort')}
          <span className="block text-caption font-medium">+{perDay} USDT</span>
        </span>
      ) : (
        t('funds.take', { amount: perDay })
      )}
    </Button>
  );
}

import { Eye, EyeOff, ShieldAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { date, numberFormat, presentTag } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { serverNow } from '../../clock/server-clock.ts';
import { useLate } from '../acks/use-acks.ts';
import type { LogIdentity, Looked } from './look-at-log.ts';
import { isLie, useLog } from './use-log.ts';
import { useLogged } from './use-logged.ts';

const minuteMs = 60_000;

/** How long ago, to the second within two minutes. */
function age(at: number, now: number): string {
  const passed = Math.max(0, now - at);
  if (passed >= 120 * minuteMs) return date(at);
  const [unit, size] = passed < 2 * minuteMs ? (['second', 1_000] as const) : (['minute', minuteMs] as const);
  return new Intl.RelativeTimeFormat(presentTag(), { style: 'short' }).format(-Math.round(passed / size), unit);
}

function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** What is said of who has confirmed the log, its sign and its colour. */
function standing({ finding, witnesses: count, all, witnessedAt }: Looked, now: number) {
  if (isLie(finding)) return { Icon: ShieldAlert, colour: 'text-error', text: t('log.contradicts') };
  if (witnessedAt === null) return { Icon: EyeOff, colour: 'text-faint', text: t('log.unwitnessed') };
  return { Icon: Eye, colour: 'text-soft', text: t('log.witnessed', { count, all, age: age(witnessedAt, now) }) };
}

/** Who has confirmed that everybody is shown this log: grey where it is nobody. */
export function WitnessLine({ looked, before = '' }: { looked: Looked; before?: string }) {
  const { Icon, colour, text } = standing(looked, useNow());
  return (
    <span className={`flex items-center justify-center gap-1.5 text-note text-pretty ${colour}`}>
      <Icon size={16} aria-hidden="true" className="shrink-0" />
      {before + text}
    </span>
  );
}

/** That the log which this one follows has ended, and why. */
export const EndedLine = ({ previous }: { previous: NonNullable<LogIdentity['previous']> }) => (
  <span className="block text-note text-pretty text-ink">
    {t('log.began', { date: date(previous.time) })} {t(`log.${previous.reason}`)}
  </span>
);

/** That an order came late by the server's word: whoever holds orders back can choose by what comes meanwhile. */
export function LateLine({ orderNo }: { orderNo: string }) {
  const late = useLate(orderNo);
  if (late === null) return null;
  const time = numberFormat({ style: 'unit', unit: 'second', maximumFractionDigits: 1 }).format(late / 1_000);
  return <p className="mt-3 text-note text-pretty text-soft">{t('log.late', { time })}</p>;
}

/**
 * Below a seal: whether the log holds its receipt, who has confirmed the log, that another has begun, and whatever
 * contradicts this device's memory.
 */
export function LogLine({ orderNo }: { orderNo: string }) {
  const { log, looked } = useLog();
  const logged = useLogged(orderNo, looked !== undefined);
  if (log === undefined || log === null || looked === undefined) return null;
  return (
    <p className="animate-appear px-3 text-center">
      {logged === 'lacking' && <span className="block text-note text-error">{t('log.lacks')}</span>}
      <WitnessLine looked={looked} before={logged === 'logged' ? `${t('log.holds')} · ` : ''} />
      {log.previous !== null && <EndedLine previous={log.previous} />}
    </p>
  );
}

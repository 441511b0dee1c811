import { alarmSigma, groupLeast } from '@candor/core/fair/statistics.ts';
import type { ReactNode } from 'react';
import { Card } from '../../design/list.tsx';
import { date, labelled } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { dayStart, placeOf } from './figures.ts';

export function FigureCard({ title, text, children }: { title: string; text?: string | null; children: ReactNode }) {
  return (
    <Card className="p-4">
      <h2 className="text-note text-soft">{title}</h2>
      {children}
      {typeof text === 'string' && <p className="mt-2 text-caption text-pretty text-faint">{text}</p>}
    </Card>
  );
}

/** Why there is no figure. */
export const Untold = ({ children }: { children: ReactNode }) => (
  <p className="mt-1 text-row text-pretty">{children}</p>
);
/** That too few are behind it, so that nobody is seen. */
export const Few = () => <Untold>{t('statistics.noGroup', { least: groupLeast })}</Untold>;

/** From when on it was counted, where that is later than the first of the days that are told. */
export const sinceText = (since: number, { day, days }: { readonly day: number; readonly days: number }) =>
  since === day - days ? null : t('statistics.since', { day: date(dayStart(since), 'platformDay') });

/** The band within which luck explains a difference, and where the difference stands. */
export function AlarmBand({ sigma, alarm, text }: { sigma: number; alarm: boolean; text: string }) {
  const [left, right] = [placeOf(-alarmSigma, alarmSigma), placeOf(alarmSigma, alarmSigma)];
  return (
    <>
      <div aria-hidden="true" className="relative mt-3 h-8">
        <span className="absolute inset-x-0 top-2 h-4 rounded-full bg-raised" />
        <span
          className="absolute top-2 h-4 rounded-full bg-brand opacity-40"
          style={{ left: `${left}%`, width: `${right - left}%` }}
        />
        <span
          className={
            'absolute inset-y-0 my-auto size-5 -translate-x-1/2 rounded-full border-2 border-surface ' +
            (alarm ? 'bg-warn' : 'bg-brand')
          }
          style={{ left: `${placeOf(sigma, alarmSigma)}%` }}
        />
      </div>
      <p aria-hidden="true" className="mt-1 flex items-center gap-1.5 text-caption text-soft">
        <span className="h-2 shrink-0 rounded-full bg-brand opacity-40" style={{ width: 16 }} />
        {labelled(t('statistics.band'), `±${alarmSigma}`)}
      </p>
      <p className={`mt-2 text-note text-pretty ${alarm ? 'text-warn' : 'text-soft'}`}>{text}</p>
    </>
  );
}

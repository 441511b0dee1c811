import { Check, Clock, X, type LucideIcon } from 'lucide-react';
import { date } from '../../locales/format.ts';
import { t, type PlainKey } from '../../locales/i18n.ts';

/** One step of a deposit or withdrawal as a person sees it. */
export interface Step {
  readonly name: PlainKey;
  readonly state: 'done' | 'now' | 'next' | 'failed';
  /** When it happened; null while it has not. */
  readonly time: number | null;
}

const looks: Readonly<Record<Step['state'], { icon: LucideIcon | null; disc: string; word: string }>> = {
  done: { icon: Check, disc: 'bg-up-soft text-up', word: 'text-ink' },
  now: { icon: Clock, disc: 'bg-brand-soft text-brand', word: 'text-ink font-semibold' },
  next: { icon: null, disc: 'bg-pressed text-faint', word: 'text-faint' },
  failed: { icon: X, disc: 'bg-down-soft text-error', word: 'text-ink font-semibold' },
};

/** What has happened and what is to come, one under the other. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <ol>
      {steps.map(({ name, state, time }, at) => {
        const { icon: Icon, disc, word } = looks[state];
        const isLast = at === steps.length - 1;
        return (
          <li key={name} aria-current={state === 'now' ? 'step' : undefined} className="relative flex gap-3">
            {!isLast && (
              <span
                aria-hidden="true"
                className={`absolute bottom-0 ${state === 'done' ? 'bg-up-soft' : 'bg-pressed'}`}
                style={{ left: 15, top: 32, width: 2 }}
              />
            )}
            <span
              aria-hidden="true"
              className={
                `grid size-8 shrink-0 place-items-center rounded-full ${disc} ` +
                (state === 'now' ? 'animate-breathe' : '')
              }
            >
              {Icon !== null && <Icon size={16} />}
            </span>
            <span className={`min-w-0 flex-1 pt-1 ${isLast ? '' : 'pb-5'}`}>
              <span className={`block text-row ${word}`}>{t(name)}</span>
              {time !== null && <span className="mt-0.5 block text-caption text-faint">{date(time, 'moment')}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

import { Check, Clock, X } from 'lucide-react';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { Link } from '../../shell/routing/link.tsx';
import type { Verification } from './primary-draft.ts';

type Status = Verification['authStatus'];

const marks = { certifying: Clock, failed: X, certified: Check };
const tones: Record<Status, string> = {
  none: 'bg-raised text-soft',
  certifying: 'bg-warn-soft text-warn',
  failed: 'bg-down-soft text-down',
  certified: 'bg-up-soft text-up',
};
const steps: readonly { number: string; level: 'primary' | 'advanced'; name: PlainKey; to: string }[] = [
  { number: '1', level: 'primary', name: 'identity.primary', to: 'pages/certify/first' },
  { number: '2', level: 'advanced', name: 'identity.advanced', to: 'pages/certify/second' },
];

function Mark({ status, number }: { status: Status; number: string }) {
  const Icon = status === 'none' ? undefined : marks[status];
  return (
    <span className={`grid size-8 shrink-0 place-items-center rounded-full text-row font-semibold ${tones[status]}`}>
      {Icon === undefined ? number : <Icon size={18} aria-hidden="true" />}
    </span>
  );
}

/** The two levels and how far each has come; each leads to its page. */
export function LevelPath({ verification, now }: { verification: Verification; now: 'primary' | 'advanced' }) {
  return (
    <nav aria-label={t('identity.levels')} className="gutter grid grid-cols-2 gap-3 pt-2">
      {steps.map(({ number, level, name, to }) => {
        const { status } = verification[level];
        return (
          <Link
            key={level}
            to={to}
            how="replace"
            aria-current={level === now ? 'page' : undefined}
            className={
              'press flex min-h-16 items-center gap-2 rounded-card border bg-surface px-2.5 py-2 ' +
              (level === now ? 'border-brand' : 'border-transparent')
            }
          >
            <Mark status={status} number={number} />
            <span className="min-w-0">
              <span className="block text-row leading-tight font-semibold max-xs:text-note break-words hyphens-auto">
                {t(name)}
              </span>
              <span className="mt-0.5 block text-caption break-words hyphens-auto text-faint">
                {t(`personal.${status}`)}
              </span>
            </span>
          </Link>
        );
      })}
    </nav>
  );
}

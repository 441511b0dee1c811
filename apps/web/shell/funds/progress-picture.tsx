import { CircleCheck, CircleX, Clock, Undo2, type LucideIcon } from 'lucide-react';
import { ProgressRing } from '../../design/progress-ring.tsx';
import type { Step } from './timeline.tsx';
import type { Transaction } from './transactions.ts';

interface Look {
  icon: LucideIcon;
  disc: string;
  tone: 'brand' | 'up' | 'faint';
}
const waiting: Look = { icon: Clock, disc: 'bg-brand-soft text-brand', tone: 'brand' };
const looks: Readonly<Partial<Record<Transaction['step'], Look>>> = {
  success: { icon: CircleCheck, disc: 'bg-up-soft text-up', tone: 'up' },
  rejected: { icon: CircleX, disc: 'bg-down-soft text-error', tone: 'faint' },
  cancelled: { icon: Undo2, disc: 'bg-raised text-soft', tone: 'faint' },
};

/** How far a deposit or withdrawal is, as a calm picture: nothing in it hurries. @param steps those of its timeline */
export function ProgressPicture({ step, steps }: { step: Transaction['step']; steps: readonly Step[] }) {
  const { icon: Icon, disc, tone } = looks[step] ?? waiting;
  // An end is the whole way, whichever it is.
  const share = step in looks ? 1 : steps.filter(({ state }) => state === 'done').length / steps.length;
  return (
    <ProgressRing share={share} size={112} thickness={6} tone={tone}>
      <span key={step} className={`grid size-18 animate-appear place-items-center rounded-full ${disc}`}>
        <Icon size={32} strokeWidth={1.75} aria-hidden="true" />
      </span>
    </ProgressRing>
  );
}

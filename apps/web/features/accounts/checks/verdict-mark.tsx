import { Check, X, type LucideIcon } from 'lucide-react';

const right = { Icon: Check, colours: 'bg-up-soft text-up' };
const wrong = { Icon: X, colours: 'bg-error text-on-brand' };

interface VerdictMarkProps {
  /** Null where it can't be told. */
  ok: boolean | null;
  /** Stands for what can't be told. */
  open?: LucideIcon;
}

function lookOf({ ok, open = X }: VerdictMarkProps) {
  if (ok === null) return { Icon: open, colours: 'bg-page text-soft' };
  return ok ? right : wrong;
}

/** What was found by checking, as a sign beside what says it. */
export function VerdictMark(props: VerdictMarkProps) {
  const { Icon, colours } = lookOf(props);
  return (
    <span className={`grid size-6 shrink-0 place-items-center rounded-full ${colours}`}>
      <Icon size={14} aria-hidden="true" />
    </span>
  );
}

import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';

/** What follows from a change, said before it is made: withdrawals wait for a day. */
export function HoldNote({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-3 rounded-field bg-warn-soft px-4 py-3 text-note text-pretty text-warn">
      <Hourglass size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      {children}
    </p>
  );
}

import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../design/button.tsx';

interface CheckCardProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly busy: boolean;
  readonly onPress: () => void;
  /** What is asked for first. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}

/** Something that customers can check for themselves: what it is, the button that does it, and what came of it. */
export function CheckCard({ icon: Icon, title, text, action, busy, onPress, before, children }: CheckCardProps) {
  return (
    <section className="mx-4 mt-4 mb-4 rounded-card bg-surface p-4">
      <h2 className="flex items-center gap-3 text-row font-semibold">
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-soft" />
        {title}
      </h2>
      <p className="mt-1.5 text-note text-pretty text-soft">{text}</p>
      {before}
      <Button look="quiet" size="medium" busy={busy} onClick={onPress} className="mt-3 w-full">
        {action}
      </Button>
      {children}
    </section>
  );
}

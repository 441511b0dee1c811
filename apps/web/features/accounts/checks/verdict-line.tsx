import { Clock } from 'lucide-react';
import { VerdictMark } from './verdict-mark.tsx';

interface VerdictLineProps {
  /** Null while it is waited for, undefined where nothing can be said of it. */
  ok: boolean | null | undefined;
  text: string;
}

/** What was found by checking: a sign and the sentence that it stands for. */
export const VerdictLine = ({ ok, text }: VerdictLineProps) => (
  <p className="flex gap-3">
    {ok !== undefined && <VerdictMark ok={ok} open={Clock} />}
    <span className={`min-w-0 flex-1 text-note text-pretty ${ok === false ? 'text-error' : 'text-soft'}`}>{text}</span>
  </p>
);

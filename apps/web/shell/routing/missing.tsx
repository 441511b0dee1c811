import type { LucideIcon } from 'lucide-react';
import { buttonClass } from '../../design/button.tsx';
import { Empty } from '../../design/states.tsx';
import { CallError } from '../client/call.ts';
import type { Query } from './hash.ts';
import { Link } from './link.tsx';

/** Whether the server knows nothing of that kind: it may be of another one. */
export const isUnknown = (fault: Error | null): boolean => fault instanceof CallError && fault.code === 404;

/** Whether the server knows nothing under the name that was asked for, or it is no name at all. */
export const isMissing = (fault: Error | null): boolean =>
  fault instanceof CallError && (fault.code === 404 || fault.code === 400);

interface MissingProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Where to go instead, and what stands on the way there. */
  to: string;
  query?: Query;
  word: string;
}

/** Stands in place of what the address names and nobody has. */
export const Missing = ({ to, query, word, ...what }: MissingProps) => (
  <Empty {...what}>
    <Link to={to} query={query} how="replace" className={buttonClass('quiet', 'medium')}>
      {word}
    </Link>
  </Empty>
);

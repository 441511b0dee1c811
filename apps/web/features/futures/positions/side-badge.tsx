import type { Side } from '@candor/core/futures/formulas.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { sideWord } from '../words.ts';

/** Direction and leverage of a position: colour, arrow, word. */
export function SideBadge({ side, leverage }: { side: Side; leverage?: number }) {
  const Icon = side === 'long' ? ArrowUp : ArrowDown;
  return (
    <span
      className={
        'inline-flex items-center gap-0.5 rounded-md px-1.5 py-0.5 text-caption font-semibold whitespace-nowrap ' +
        (side === 'long' ? 'bg-up-soft text-up' : 'bg-down-soft text-down')
      }
    >
      <Icon size={12} strokeWidth={2.75} aria-hidden="true" />
      {sideWord(side)}
      {leverage === undefined ? '' : ` ${leverage}×`}
    </span>
  );
}

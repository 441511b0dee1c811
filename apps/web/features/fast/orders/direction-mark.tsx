import { ArrowDown, ArrowUp } from 'lucide-react';
import { t } from '../../../locales/i18n.ts';

/** Which way the customer expects the price to go: arrow, word, colour. */
export function DirectionMark({ direction, word = true }: { direction: 'up' | 'down'; word?: boolean }) {
  const Icon = direction === 'up' ? ArrowUp : ArrowDown;
  return (
    <span className={`inline-flex items-center gap-0.5 font-semibold ${direction === 'up' ? 'text-up' : 'text-down'}`}>
      <Icon size={14} strokeWidth={2.75} aria-hidden="true" className="shrink-0" />
      <span className={word ? '' : 'sr-only'}>{t(direction === 'up' ? 'fast.up' : 'fast.down')}</span>
    </span>
  );
}

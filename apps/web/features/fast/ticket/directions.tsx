import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../design/button.tsx';
import { BlockedReason } from '../../../design/states.tsx';
import { signedAmount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';

interface DirectionsProps {
  /**
   * What is agreed to: it stays beside the buttons wherever the page is scrolled to. Where nothing can be agreed to, a
   * low screen has no room for it.
   */
  odds: ReactNode;
  /** What a win brings; null while the stake is no amount. */
  profit: string | null;
  /** Why nothing can be placed now; shown above the buttons. */
  blockedReason: string | null;
  disabled: boolean;
  busy: 'up' | 'down' | null;
  placed: 'up' | 'down' | null;
  onPress: (direction: 'up' | 'down') => void;
}

const icons = { up: ArrowUp, down: ArrowDown } as const;

/** The odds, and the two buttons: with colour, arrow, word and what a win brings. */
export function Directions({ odds, profit, blockedReason, disabled, busy, placed, onPress }: DirectionsProps) {
  return (
    <div
      className="sticky above-tabs z-10 bg-page px-4 pt-1 pb-4"
      style={{ boxShadow: '0 -8px 8px var(--color-page)' }}
    >
      <div className={blockedReason === null ? '' : 'low:hidden'}>{odds}</div>
      <BlockedReason why={blockedReason} className="mb-2" />
      <div className="grid grid-cols-2 gap-3">
        {(['up', 'down'] as const).map((direction) => {
          const Icon = placed === direction ? Check : icons[direction];
          return (
            <Button
              key={direction}
              look={direction}
              data-key={direction === 'up' ? 'B' : 'S'}
              busy={busy === direction}
              disabled={disabled || blockedReason !== null || busy !== null}
              onClick={() => onPress(direction)}
              className="min-h-15 flex-col !gap-0 low:min-h-12"
            >
              <span className="flex items-center gap-1.5 text-bar">
                <Icon size={20} strokeWidth={2.75} aria-hidden="true" />
                {placed === direction ? t('fast.placed') : t(direction === 'up' ? 'fast.up' : 'fast.down')}
              </span>
              <span className="text-caption font-semibold">
                {profit === null ? '—' : t('fast.ifRight', { profit: signedAmount(profit) })}
              </span>
            </Button>
          );
        })}
      </div>
      <p role="status" className="sr-only">
        {placed !== null && t('fast.placed')}
      </p>
    </div>
  );
}

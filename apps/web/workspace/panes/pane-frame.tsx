import { useId, useRef, type ReactNode } from 'react';
import { t } from '../../locales/i18n.ts';
import type { Pane } from '../arrangement.ts';
import { paneNames } from './pane-names.ts';
import { useHeld, useMove, useTarget } from './use-move.ts';

/** At the upper edge of a pane, to take hold of it: by a pointer, or by keys. */
function Grip({ pane }: { pane: Pane }) {
  const grip = useRef<HTMLButtonElement>(null);
  const keys = useId();
  return (
    <>
      <button
        {...useMove(pane, grip)}
        ref={grip}
        type="button"
        aria-label={t('workspace.move', { panel: t(paneNames[pane]) })}
        aria-pressed={useHeld(pane)}
        aria-describedby={keys}
        title={t('workspace.moveKeys')}
        className={
          'absolute inset-x-0 top-0 z-20 mx-auto grid h-3 w-16 cursor-grab touch-none place-items-center rounded-chip'
        }
      >
        <span className="h-1 w-9 rounded-full bg-line" />
      </button>
      <span id={keys} hidden>
        {t('workspace.moveKeys')}
      </span>
    </>
  );
}

/** A part of the workspace in its place, which it can change with another one. */
export function PaneFrame({ pane, children }: { pane: Pane; children: ReactNode }) {
  const held = useHeld(pane);
  const target = useTarget(pane);
  return (
    <div data-pane={pane} className={`relative h-full min-h-0 min-w-0 ${held ? 'opacity-60' : ''}`}>
      {children}
      <Grip pane={pane} />
      {target && (
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 z-20 border-2 border-brand bg-brand-soft opacity-60"
        />
      )}
    </div>
  );
}

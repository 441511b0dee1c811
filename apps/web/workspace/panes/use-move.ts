import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { create } from 'zustand';
import { say } from '../../design/access/spoken.tsx';
import { t } from '../../locales/i18n.ts';
import { isWay, panels, panes, type Pane } from '../arrangement.ts';
import { exchangePanes, paneBeside, togglePanel } from '../use-arrangement.ts';
import { paneNames } from './pane-names.ts';

/** A press that moves less than this has not dragged. CSS pixels. */
const tapPx = 4;

interface Moving {
  /** What has been taken hold of. */
  readonly held: Pane | null;
  /** With what it would change places. */
  readonly over: Pane | null;
}

const useMoving = create<Moving>(() => ({ held: null, over: null }));
const letGo = () => useMoving.setState({ held: null, over: null });
export const useHeld = (pane: Pane): boolean => useMoving(({ held }) => held === pane);
export const useTarget = (pane: Pane): boolean => useMoving(({ over }) => over === pane);

/** Whose grip has the focus once it stands in its new place. */
let moved: Pane | null = null;

function exchange(one: Pane, other: Pane) {
  moved = one;
  letGo();
  exchangePanes(one, other);
  say(t('workspace.exchanged', { panel: t(paneNames[one]), other: t(paneNames[other]) }));
}

function paneAt({ clientX, clientY }: PointerEvent): Pane | null {
  const name = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('[data-pane]')?.dataset['pane'])
    .find((found) => found !== undefined);
  return panes.find((pane) => pane === name) ?? null;
}

/** Follows a pointer from one pane to another. */
function useDragged(pane: Pane) {
  const from = useRef<{ x: number; y: number; moved: boolean } | null>(null);
  const end = () => {
    const { over } = useMoving.getState();
    if (from.current?.moved !== true) return;
    letGo();
    if (over !== null) exchange(pane, over);
  };
  return {
    /** A drag ends in a press that means nothing by itself. */
    hasDragged: () => from.current?.moved === true,
    handlers: {
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY, moved: false };
      },
      onPointerMove(event: PointerEvent) {
        const start = from.current;
        if (start === null || event.buttons === 0) return;
        start.moved ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) > tapPx;
        if (!start.moved) return;
        const over = paneAt(event);
        useMoving.setState({ held: pane, over: over === pane ? null : over });
      },
      onPointerUp: end,
      onPointerCancel: letGo,
    },
  };
}

/** A press takes hold of a pane; one on another pane's grip lets the two change places. */
function press(pane: Pane) {
  const { held } = useMoving.getState();
  if (held === null) return useMoving.setState({ held: pane, over: null });
  if (held === pane) return letGo();
  exchange(held, pane);
}

function onKeyDown(pane: Pane, event: KeyboardEvent) {
  const { key } = event;
  const folded = panels.find((panel) => panel === pane);
  const other = isWay(key) ? paneBeside(pane, key) : undefined;
  if (other !== undefined) exchange(pane, other);
  else if (key === 'Delete' && folded !== undefined) togglePanel(folded);
  else if (key === 'Escape') letGo();
  else if (!isWay(key)) return;
  event.preventDefault();
}

/** What moves a pane: dragged onto another one, pressed here and there, or by the arrow keys. */
export function useMove(pane: Pane, grip: RefObject<HTMLButtonElement | null>) {
  const { hasDragged, handlers } = useDragged(pane);
  useEffect(() => {
    if (moved !== pane) return;
    moved = null;
    grip.current?.focus({ preventScroll: true });
  });
  return {
    ...handlers,
    onClick: () => hasDragged() || press(pane),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(pane, event),
  };
}

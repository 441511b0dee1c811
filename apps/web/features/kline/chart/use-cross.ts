import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Place } from './places.ts';
import { useFocusBack } from '../tools/use-focus-back.ts';

/** How far an arrow key moves the cross, and how far with Shift. CSS pixels. */
const stepPx = { near: 4, far: 32 };
const arrows: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * A cross that the arrow keys move over an element, from its middle on. The element has the focus while it is there,
 * and gives it back.
 */
export function useCross(onMove: (place: Place) => void, onSet: (place: Place) => void) {
  const element = useRef<HTMLButtonElement>(null);
  const [cross, setCross] = useState<Place | null>(null);
  useFocusBack();
  useEffect(() => element.current?.focus({ preventScroll: true }), []);

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const arrow = arrows[event.key];
    const sets = event.key === 'Enter' || event.key === ' ';
    if (arrow === undefined && !sets) return;
    event.preventDefault();
    const { clientWidth: width, clientHeight: height } = event.currentTarget;
    const from = cross ?? { x: width / 2, y: height / 2 };
    if (arrow === undefined) return onSet(from);
    const px = stepPx[event.shiftKey ? 'far' : 'near'];
    const within = (at: number, most: number) => Math.min(most, Math.max(0, at));
    const to = { x: within(from.x + arrow.x * px, width), y: within(from.y + arrow.y * px, height) };
    setCross(to);
    onMove(to);
  };
  return { element, cross, hideCross: () => setCross(null), onKeyDown };
}

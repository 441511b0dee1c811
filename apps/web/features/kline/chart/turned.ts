import { placeIn } from './places.ts';

const kinds = ['touchstart', 'touchmove', 'touchend'] as const;

/**
 * Turns touches for a library that knows nothing of its element being turned: it takes the place of a touch
 * minus the corner of the element. @returns how to stop
 */
export function turnTouches(element: HTMLElement): () => void {
  const turn = (event: TouchEvent) => {
    if (!(event.target instanceof Node) || !element.contains(event.target)) return;
    const box = element.getBoundingClientRect();
    for (const touch of new Set([...event.changedTouches, ...event.touches])) {
      // A touch that is listed twice may be one object, and must be turned once.
      if (Object.hasOwn(touch, 'clientX')) continue;
      const { x, y } = placeIn(box, touch, true);
      const at = { clientX: x + box.left, clientY: y + box.top };
      const values = { ...at, pageX: at.clientX, pageY: at.clientY };
      for (const [key, value] of Object.entries(values))
        Object.defineProperty(touch, key, { value, configurable: true });
    }
  };
  for (const kind of kinds) addEventListener(kind, turn, { capture: true, passive: true });
  return () => {
    for (const kind of kinds) removeEventListener(kind, turn, { capture: true });
  };
}

import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a row sideways so that what is chosen in it stands in its middle.
 * @param chosen a selector of the chosen element @param value what is chosen: the row moves when it changes
 */
export function useKeptInSight<Row extends HTMLElement>(chosen: string, value: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    // With the frame, which has to lay the page out anyway: asking for places now would do it twice.
    const frame = requestAnimationFrame(() => {
      const list = row.current;
      const on = list?.querySelector<HTMLElement>(chosen);
      if (list !== null && on !== null && on !== undefined)
        list.scrollLeft = on.offsetLeft - list.offsetLeft - (list.clientWidth - on.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [chosen, value]);
  return row;
}

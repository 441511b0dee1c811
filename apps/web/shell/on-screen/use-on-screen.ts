import { useEffect, useRef, useState, type RefObject } from 'react';

/** A bar may lie over the foot of the screen. */
const rootMargin = '0px 0px -96px';

/** Whether an element is on screen. */
export function useOnScreen<Shown extends Element>(): [RefObject<Shown | null>, boolean] {
  const element = useRef<Shown>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const watcher = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true), { rootMargin });
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, []);
  return [element, seen];
}

import { useEffect } from 'react';

/** Gives the focus back, when a part leaves the page, to what had it when the part came. */
export function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => void (before instanceof HTMLElement && before.focus({ preventScroll: true }));
  }, []);
}

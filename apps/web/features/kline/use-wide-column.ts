import { useEffect } from 'react';

const widest = '1280px';

/** A chart is worth the whole width: the app's column is let out while the page is open. */
export function useWideColumn() {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--column', widest);
    return () => void style.removeProperty('--column');
  }, []);
}

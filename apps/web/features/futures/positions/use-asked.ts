import { useEffect, useRef } from 'react';

/** Opens what a link asks for, once, and tells that it is taken up. @param onAsked undefined where none asks */
export function useAsked(onAsked: (() => void) | undefined, open: () => void): void {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (onAsked === undefined) return;
    onAsked();
    latest.current();
  }, [onAsked]);
}

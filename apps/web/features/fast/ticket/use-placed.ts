import { useEffect, useState } from 'react';

export type Direction = 'up' | 'down';
const placedShownMs = 1_200;

/** The direction of the order just placed, for a moment. */
export function usePlaced() {
  const [placed, setPlaced] = useState<Direction | null>(null);
  useEffect(() => {
    if (placed === null) return;
    const timer = setTimeout(() => setPlaced(null), placedShownMs);
    return () => clearTimeout(timer);
  }, [placed]);
  return [placed, setPlaced] as const;
}

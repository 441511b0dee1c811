import type { Price } from '@candor/core/money/amount.ts';
import { useRef, useState } from 'react';

interface Wanting {
  price: Price;
  fresh?: boolean;
  onSet: (at: Price) => Promise<unknown>;
}

/** Where a line is moved to until it is set there: back where it was, if it can't be. */
export function useWanted({ price, fresh = false, onSet }: Wanting) {
  const [wanted, setWanted] = useState<Price | null>(null);
  // Beside React's state: a finger may leave before its last move is rendered.
  const latest = useRef<Price | null>(null);
  const busy = useRef(false);
  const want = (at: Price | null) => {
    if (busy.current) return;
    latest.current = at;
    setWanted(at);
  };
  const put = () => want(null);
  const set = () => {
    const at = latest.current ?? price;
    if (busy.current) return;
    if (at === price && !fresh) return put();
    busy.current = true;
    void onSet(at).finally(() => {
      busy.current = false;
      put();
    });
  };
  return { at: wanted ?? price, want, put, set };
}

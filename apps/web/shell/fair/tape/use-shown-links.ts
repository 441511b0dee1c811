import { useEffect, useState } from 'react';
import type { Chain, Link } from './links.ts';

const linkMs = 250;
/** Who comes back to a page finds the present, not a film of what was missed. */
const mostBehind = 14;

/** The links up to the one shown as the newest: those of an answer appear at the pace at which they were made. */
export function useShownLinks({ links }: Chain, count: number): readonly Link[] {
  const [shownSeq, setShownSeq] = useState(0);
  const last = links.at(-1)?.seq ?? 0;
  useEffect(() => {
    if (shownSeq >= last) return;
    const next = shownSeq < last - mostBehind ? last - mostBehind : shownSeq + 1;
    const timer = setTimeout(() => setShownSeq(next), shownSeq === 0 ? 0 : linkMs);
    return () => clearTimeout(timer);
  }, [shownSeq, last]);
  return links.filter(({ seq }) => seq <= shownSeq).slice(-count);
}

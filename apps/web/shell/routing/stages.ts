import { useEffect, useState } from 'react';
import { onPlace } from './hash.ts';

let firstPage = true;
onPlace(() => {
  firstPage = false;
});

/**
 * How many further parts of a page may be drawn: on the first page of a visit one more after each paint, from top to
 * bottom,
 * so that a slow processor shows the top early and answers in between; on every later page all at once.
 * @param last the number of parts beside the first
 */
export function useStages(last: number): number {
  const [stage, setStage] = useState(firstPage ? 0 : last);
  useEffect(() => {
    if (stage === last) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setStage(stage + 1));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [stage, last]);
  return stage;
}

import { recomputeDay, type PricesOfDay } from '@candor/verifier/prices/recompute-day.ts';
import type { Asked, Given } from './messages.ts';

// The verifier's code and nothing else, away from the thread that draws.
const tell = (asked: Asked): void => postMessage(asked);

/** Whoever waits for the stretch that was asked for last. */
let taken: (tapes: Awaited<ReturnType<PricesOfDay['tapesOf']>>) => void = () => undefined;

async function work(task: Pick<PricesOfDay, 'seeds' | 'symbol' | 'day'>): Promise<void> {
  const steps = await recomputeDay({
    ...task,
    tapesOf: (from, to) =>
      new Promise((resolve) => {
        taken = resolve;
        tell({ kind: 'tape', from, to });
      }),
    onStretch: (done, all) => tell({ kind: 'progress', share: done / all }),
  });
  tell({ kind: 'steps', steps });
}

addEventListener('message', ({ data }: MessageEvent<Given>) => {
  if (data.kind === 'tape') taken([data.tape]);
  // What can't be read is no better than what can't be fetched.
  else work(data).catch(() => tell({ kind: 'steps', steps: [] }));
});

import type { Seeds } from '@candor/verifier/prices/recompute-day.ts';
import type { Step, Tape } from '@candor/verifier/text.ts';
import { call } from '../../../shell/client/call.ts';
import type { Asked, Given } from './messages.ts';

/** What is recomputed. */
export interface PricesTask {
  readonly seeds: Seeds;
  readonly symbol: string;
  /** Platform day, one that has ended. */
  readonly day: number;
  /** Told how far it has come, 0–1. */
  readonly onProgress: (share: number) => void;
}

const quiet = { quiet: true };
/** Fetches the tape by and by, and has it recomputed beside the app. @throws where a stretch is not to be had */
export function recomputePrices({ seeds, symbol, day, onProgress }: PricesTask): Promise<readonly Step[]> {
  const worker = new Worker(new URL('./recompute-worker.ts', import.meta.url), { type: 'module' });
  const give = (given: Given): void => worker.postMessage(given);
  return new Promise<readonly Step[]>((resolve, reject) => {
    const fetchTape = (from: number, to: number): Promise<Tape> =>
      call('GET /fair/tape', { query: { symbol, from, to } }, quiet);
    const answers = {
      tape: ({ from, to }: Asked & { kind: 'tape' }) =>
        void fetchTape(from, to).then((tape) => give({ kind: 'tape', tape }), reject),
      progress: ({ share }: Asked & { kind: 'progress' }) => onProgress(share),
      steps: ({ steps }: Asked & { kind: 'steps' }) => resolve(steps),
    };
    worker.onerror = () => reject(new Error('the worker has failed'));
    worker.onmessage = ({ data }: MessageEvent<Asked>) => {
      const answer = answers[data.kind] as (asked: Asked) => void;
      answer(data);
    };
    give({ kind: 'task', seeds, symbol, day });
  }).finally(() => worker.terminate());
}

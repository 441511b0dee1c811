import { ok, refuse, type Result } from '@candor/core/result.ts';
import type { Clock } from '../../clock.ts';

/** `limited`: the venue's limits, or our own bounds below them, forbid a request now. */
export type RestRefusal = 'unreachable' | 'limited' | 'refused' | 'garbage';

/** What a request is for. What keeps prices right goes before what somebody wants to look at. */
export type Purpose = 'market' | 'history';

export interface Rest {
  /** @param weight what the venue counts for it */
  get(
    path: string,
    query: Readonly<Record<string, string | number>>,
    weight: number,
    purpose: Purpose,
  ): Promise<Result<unknown, RestRefusal>>;
}

export interface RestParts {
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly count: (what: string) => void;
}

/** The venue's limit is 6,000 a minute and address; others may share the address. */
const weightPerMinute = 6_000;
const share: Record<Purpose, number> = { market: 0.8, history: 0.5 };
const minuteMs = 60_000;
/** When the venue says "too many" without saying for how long. */
const pauseMs = 30_000;
const atOnce = 6;

/** The public REST interface of one venue, within its limits. */
export function openRest({ baseUrl, clock, timeoutMs, count }: RestParts): Rest {
  const base = baseUrl.replace(/\/+$/, '');
  const turns = limitedTurns(atOnce);
  let pausedUntil = 0;
  let minute = 0;
  let used = 0;

  function mayAsk(weight: number, purpose: Purpose): boolean {
    const now = clock.now();
    const current = Math.floor(now / minuteMs);
    if (current !== minute) {
      minute = current;
      used = 0;
    }
    return now >= pausedUntil && used + weight <= weightPerMinute * share[purpose];
  }
  function heed(response: Response): void {
    const reported = Number(response.headers.get('x-mbx-used-weight-1m') ?? Number.NaN);
    if (Number.isSafeInteger(reported)) used = Math.max(used, reported);
    if (response.status !== 429 && response.status !== 418) return;
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    pausedUntil = clock.now() + (Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : pauseMs);
  }
  return {
    get: (path, query, weight, purpose) =>
      turns(async () => {
        const text = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
        const allowed = mayAsk(weight, purpose);
        if (allowed) used += weight;
        const answer = allowed
          ? await ask(`${base}${path}${text === '' ? '' : `?${text}`}`, timeoutMs, heed)
          : refuse<RestRefusal>('limited');
        if (!answer.ok) count(`rest-${answer.refusal}`);
        return answer;
      }),
  };
}

/** @param heed told of every answer, before it is read */
async function ask(
  address: string,
  timeoutMs: number,
  heed: (response: Response) => void,
): Promise<Result<unknown, RestRefusal>> {
  let response: Response;
  try {
    response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    heed(response);
    if (response.status === 429 || response.status === 418) return refuse('limited');
    if (!response.ok) return refuse('refused');
  } catch {
    return refuse('unreachable');
  }
  try {
    return ok<unknown>(await response.json());
  } catch (error) {
    return refuse(error instanceof SyntaxError ? 'garbage' : 'unreachable');
  }
}

/** Runs so many at once; the others wait for their turn. */
function limitedTurns(most: number): <Value>(run: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (run) => {
    if (running >= most)
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    else running += 1;
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

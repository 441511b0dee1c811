export const chunkTimeoutMs = 60_000;
export const skeletonDelayMs = 200;

/** Code of a page that did not arrive: refused, lost on the way, or not there in time. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Waits for the code of a page, a minute at most. @throws ChunkLoadError */
export async function inTime<Code>(arriving: Promise<Code>): Promise<Code> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new ChunkLoadError('timeout')), chunkTimeoutMs);
  try {
    return await Promise.race([arriving, timeout.promise]);
  } catch (fault) {
    throw fault instanceof ChunkLoadError ? fault : new ChunkLoadError('lost', { cause: fault });
  } finally {
    clearTimeout(timer);
  }
}

export type LoadState<Code> = { kind: 'skeleton' } | { kind: 'failed' } | { kind: 'ready'; Page: Code };

/**
 * Tells what to show while code is on its way: a skeleton when it takes longer than 200 ms, then the page or the error.
 * @returns a stop
 */
export function followLoad<Code>(arriving: Promise<Code>, show: (state: LoadState<Code>) => void): () => void {
  let live = true;
  const tell = (state: LoadState<Code>) => void (live && show(state));
  const timer = setTimeout(() => tell({ kind: 'skeleton' }), skeletonDelayMs);
  arriving
    .then(
      (Page) => tell({ kind: 'ready', Page }),
      () => tell({ kind: 'failed' }),
    )
    .finally(() => clearTimeout(timer));
  return () => {
    live = false;
    clearTimeout(timer);
  };
}

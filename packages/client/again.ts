/** What came of one try. */
export interface Tried {
  /** Of HTTP; null where nothing came back, or nothing that is an answer. */
  readonly status: number | null;
  /** What the server asks to wait, in seconds; null where it says nothing. */
  readonly retryAfter: number | null;
}

/** A writer that is followed by another one is gone for a few seconds: all waits together are longer. */
const waitsMs = [250, 500, 1_000, 2_000, 4_000, 8_000];
const patienceMs = 30_000;

/** Answers after which it isn't known that nothing was done, or after which it may be done now. */
const isPassing = (status: number | null): boolean => status === null || [500, 502, 503, 504].includes(status);

/**
 * How long to wait before a call is made again; null where its answer stands. What came too fast was not carried out,
 * so it may always be asked again; what was lost only where one intent has one effect, or none.
 * @param times how often it was made again already
 */
export function waitBefore({ status, retryAfter }: Tried, times: number, isRepeatable: boolean): number | null {
  const own = waitsMs[times];
  if (own === undefined || !(status === 429 || (isRepeatable && isPassing(status)))) return null;
  const asked = retryAfter === null ? own : Math.max(own, retryAfter * 1_000);
  return asked <= patienceMs ? asked : null;
}

/** A picture of a field on its way. */
export interface Upload {
  readonly key: string;
  /** Where the browser shows it from. */
  readonly url: string;
  readonly state: 'sending' | 'kept' | 'failed';
  /** 0 to 1. */
  readonly progress: number;
  readonly id?: string;
  /** What went wrong, in words. */
  readonly message?: string;
  readonly canRetry?: boolean;
}

export const changed = (uploads: readonly Upload[], key: string, change: Partial<Upload>): Upload[] =>
  uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload));

export const without = (uploads: readonly Upload[], key: string): Upload[] =>
  uploads.filter((upload) => upload.key !== key);

/** Ids of what the server keeps, in the order of choosing. */
export const idsOf = (uploads: readonly Upload[]): string[] =>
  uploads.flatMap(({ state, id }) => (state === 'kept' && id !== undefined ? [id] : []));

/** While anything is on its way, or has failed and was not removed, a form would be sent without it. */
export const isSettled = (uploads: readonly Upload[]): boolean => uploads.every(({ state }) => state === 'kept');

const faultOf = (uploads: readonly Upload[]): string | undefined =>
  uploads.find(({ state }) => state === 'failed')?.message;

/** What stands under a field of pictures: why one failed says more than that one is missing. */
export const noteOf = (
  uploads: readonly Upload[],
  error: string | undefined,
  hint: string | undefined,
): string | undefined => faultOf(uploads) ?? error ?? hint;

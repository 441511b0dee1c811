type Stop = () => PromiseLike<unknown> | void;

/** How what has been opened ends: what was opened last stops first, since it may use all that was there before it. */
export interface Stops {
  /** Of what has just been opened; several that are given at once stop together. */
  add(...together: readonly Stop[]): void;
  /** Stops everything, once. What fails keeps nothing else from stopping. @throws AggregateError of what has failed */
  run(): Promise<void>;
}

export function openStops(): Stops {
  const stops: (readonly Stop[])[] = [];
  return {
    add(...together) {
      stops.push(together);
    },
    async run() {
      const faults: unknown[] = [];
      for (const together of stops.splice(0).reverse()) {
        const ends = await Promise.allSettled(together.map(async (stop) => stop()));
        faults.push(...ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : [])));
      }
      if (faults.length > 0) throw new AggregateError(faults, 'not everything could be stopped');
    },
  };
}

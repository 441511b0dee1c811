interface Closing {
  close(): PromiseLike<unknown>;
}

export interface Draining {
  /** Of what works by itself. */
  readonly stops: readonly (() => Promise<void> | void)[];
  /** What takes calls. */
  readonly answering: readonly Closing[];
  /** In their order. */
  readonly rest: readonly Closing[];
}

/** No new calls, what waits is committed, then everything closes. */
export async function drain({ stops, answering, rest }: Draining): Promise<void> {
  await Promise.all(stops.map(async (stop) => stop()));
  // Together: until the door knows that it closes, every answer keeps its connection alive, and the stream waits for
  // all of them.
  await Promise.all(answering.map((one) => one.close()));
  for (const one of rest) await one.close();
}

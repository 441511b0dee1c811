/** Lets only so many tasks run at a time, and only so many wait. */
export interface BoundedQueue {
  /** @returns null, without running the task, when too many are waiting already */
  run<Value>(task: () => Promise<Value>): Promise<Value> | null;
}

export function openQueue(runningMax: number, waitingMax: number): BoundedQueue {
  let running = 0;
  const waiting: (() => void)[] = [];
  const inTurn = async <Value>(task: () => Promise<Value>): Promise<Value> => {
    if (running < runningMax) running += 1;
    else
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    try {
      return await task();
    } finally {
      // The place is handed over, so nobody who comes in between can take it.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
  return { run: (task) => (running === runningMax && waiting.length >= waitingMax ? null : inTurn(task)) };
}

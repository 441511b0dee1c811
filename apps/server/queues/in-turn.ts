/** Runs what it is given one after the other. */
export function openTurns(): <Value>(action: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (action) => {
    const next = last.then(action);
    last = next.catch(() => undefined);
    return next;
  };
}

const counts = new Map<string, number>();
const listeners = new Set<() => void>();
let calmPages = 0;

function changed() {
  for (const listener of listeners) listener();
}

function count(symbol: string, by: 1 | -1) {
  const now = (counts.get(symbol) ?? 0) + by;
  if (now > 0) counts.set(symbol, now);
  else counts.delete(symbol);
  if (now === 0 || (now === 1 && by === 1)) changed();
}

/** Asks for the live price of a symbol, for as long as it can be seen. @returns how to stop, once */
export function wantPrice(symbol: string): () => void {
  count(symbol, 1);
  return () => count(symbol, -1);
}

/**
 * Lets prices come once a second instead of with every frame, while a page is open that needs no more. @returns how to
 * stop
 */
export function wantCalm(): () => void {
  calmPages += 1;
  changed();
  return () => {
    calmPages -= 1;
    changed();
  };
}

/** Symbols whose prices are on screen, each once, in the order of their names. */
export const wantedSymbols = (): string[] => [...counts.keys()].sort();
export const isCalm = (): boolean => calmPages > 0;

/** Calls back when other prices are on screen, or they are wanted at another pace. */
export function onWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const lookEveryMs = 10_000;

/** Also returns the pages to the machine. Nobody is answered meanwhile: a fifth of a second after a start. */
function collectAll(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: { type: 'major'; flavor: 'last-resort' }) => void;
  collect({ type: 'major', flavor: 'last-resort' });
}

/**
 * What a start leaves, a hundred MiB that nobody needs, goes back to the machine: once, as soon as nobody is connected.
 * @param connections how many there are
 * @returns what ends the looking
 */
export function returnMemory(connections: () => Promise<number>, collect = collectAll): () => void {
  const timer = setInterval(() => void look(), lookEveryMs).unref();
  async function look(): Promise<void> {
    if ((await connections()) > 0) return;
    clearInterval(timer);
    collect();
  }
  return () => clearInterval(timer);
}

import type { BookRequest } from '@candor/api-contract/events.ts';
import { watchBook } from '../client/stream.ts';

type Part = NonNullable<BookRequest['parts']>[number];
interface Watch {
  readonly symbol: string;
  readonly part: Part;
}

const watches = new Set<Watch>();
let changing: ReturnType<typeof setTimeout> | undefined;

/** What is on screen, of the symbol that came last: one at a time is told. */
function wantedBook(): BookRequest {
  const symbol = [...watches].at(-1)?.symbol ?? null;
  const parts = new Set([...watches].flatMap((watch) => (watch.symbol === symbol ? watch.part : [])));
  return symbol === null ? { symbol } : { symbol, parts: [...parts].sort() };
}

/** What leaves the screen and what takes its place are one change. */
const changed = () =>
  void (changing ??= setTimeout(() => {
    changing = undefined;
    watchBook(wantedBook());
  }));

/** Asks for the book or the deals of a symbol, for as long as they can be seen. @returns how to stop */
export function wantBook(symbol: string, part: Part): () => void {
  const watch = { symbol, part };
  watches.add(watch);
  changed();
  return () => {
    if (watches.delete(watch)) changed();
  };
}

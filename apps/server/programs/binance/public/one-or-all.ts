import { answered, faults, type Answered } from '../fault.ts';
import type { Params } from '../params.ts';

/** Of one symbol its row, of several a list. @param rows null of what has no price yet */
export function oneOrAll(params: Params, rows: readonly (object | null)[]): Answered<unknown> {
  const found = rows.filter((row) => row !== null);
  if (params.get('symbol') === null) return answered(found);
  return found[0] === undefined ? faults.noSuchSymbol : answered(found[0]);
}

import { assert } from '@candor/core/result.ts';
import type { Question } from './question.ts';
import type { Teller } from './teller.ts';

export type AnyTeller = Teller<never, never, unknown>;
export type AnyQuestion = Question<never, unknown>;

/** What can be named to an engine. */
export interface Named {
  readonly tellers: ReadonlyMap<string, AnyTeller>;
  readonly questions: ReadonlyMap<string, AnyQuestion>;
}

const byName = <One extends { readonly name: string }>(all: readonly One[]): ReadonlyMap<string, One> => {
  const found = new Map(all.map((one) => [one.name, one]));
  assert(found.size === all.length, `two of the same name: ${all.map(({ name }) => name).join(', ')}`);
  return found;
};

export const namedOf = (tellers: readonly AnyTeller[], questions: readonly AnyQuestion[]): Named => ({
  tellers: byName(tellers),
  questions: byName(questions),
});

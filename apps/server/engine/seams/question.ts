import type { UserId } from '@candor/core/ledger/account.ts';
import type { Beside } from './beside.ts';

/**
 * What is asked about the state. It is found by its name and answered beside the engine, so that it can come from
 * another process: arguments and answer are data.
 */
export interface Question<Args, Answer> {
  readonly name: string;
  /** The customer it is about, who is read first if they are idle. */
  about?(args: Args): UserId;
  answer(beside: Beside, args: Args): Answer;
}

export const question = <Args, Answer>(
  name: string,
  answer: (beside: Beside, args: Args) => Answer,
): Question<Args, Answer> => ({ name, answer });

/** A question about one customer. */
export const questionAbout = <Answer>(
  name: string,
  answer: (beside: Beside, userId: UserId) => Answer,
): Question<UserId, Answer> => ({ name, about: (userId) => userId, answer });

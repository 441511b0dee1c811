import type { OperatorUser } from '../../../http/operators.ts';
import { refused, type Refused } from '../../../http/refused.ts';
import type { ConsoleServices } from '../console-services.ts';

/** What an operator who is signed in shows anew. */
export type OwnProof = 'password' | 'code' | 'passkey';
type Who = Pick<OperatorUser, 'operatorId'>;

/**
 * Counts a guess at one of the own proofs, before it is compared. Each proof has a count of its own: whoever has one of
 * them and a session can't begin the count of another one anew, and so guess at it without end.
 */
export async function overGuesses(
  { guesses }: ConsoleServices,
  { operatorId }: Who,
  proof: OwnProof,
): Promise<Refused | null> {
  const waiting = await guesses.perOwnProof.take(`${proof} ${operatorId}`);
  return waiting > 0 ? refused('too-many-requests', { params: { seconds: String(waiting) } }) : null;
}

/** The proof was right: its count begins anew, and no other one. */
export const guessedRight = ({ guesses }: ConsoleServices, { operatorId }: Who, proof: OwnProof): Promise<void> =>
  guesses.perOwnProof.reset(`${proof} ${operatorId}`);

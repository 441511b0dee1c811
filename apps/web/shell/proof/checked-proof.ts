import { call } from '../client/call.ts';
import { queryKey } from '../client/query.ts';
import { stretchOfProof, verifyProof, type ProofStep, type PublicProof } from '@candor/verifier/proof-card.ts';
import { lineOf, type Line } from './price-way.ts';

/** What stands behind an address, and what this device has found in it; no steps where the prices are gone. */
export interface CheckedProof {
  readonly proof: PublicProof;
  readonly line: Line;
  readonly steps: readonly ProofStep[];
}

async function check(id: string): Promise<CheckedProof> {
  const quiet = { quiet: true };
  const proof = await call('GET /fair/proof/{id}', { params: { id } }, quiet);
  const query = stretchOfProof(proof);
  const tape = await call('GET /fair/tape', { query }, quiet);
  const line = await lineOf(proof, tape.marks);
  return { proof, line, steps: tape.marks.length === 0 ? [] : verifyProof(proof, { ...tape, to: query.to }) };
}

/** The query of an address: fetched, recomputed, and its way from entry to exit. Asked anew whenever it is opened. */
export const proofAt = (id: string) => ({
  queryKey: queryKey('GET /fair/proof/{id}', { params: { id } }),
  queryFn: () => check(id),
});

export const isSoundProof = ({ steps }: CheckedProof): boolean => steps.length > 0 && steps.every(({ ok }) => ok);

/** The address that anybody can open. */
export const addressOf = (id: string): string => `${location.origin}/proof/${id}`;

import type { Target } from '../fuzz.ts';
import { tiles, uploads } from './bytes.ts';
import { amounts } from './money.ts';
import { bankStatements, chainAnswers, proofs, venues } from './outside.ts';
import { bodies, declaredBodies, headers, queries, socketMessages } from './requests.ts';

/** Everything that reads what others have written. */
export const targets: readonly Target[] = [
  amounts,
  bodies,
  declaredBodies,
  queries,
  headers,
  socketMessages,
  venues,
  chainAnswers,
  bankStatements,
  proofs,
  tiles,
  uploads,
];

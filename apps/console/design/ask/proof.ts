import { CallError } from '../../client/call.ts';
import { words } from '../../locales/words.ts';
import type { Field } from './ask.ts';

/** Whether the server wants the authenticator shown anew before it does this. */
export const needsProof = (error: unknown): boolean =>
  error instanceof CallError && error.data.error === 'step-up-needed';

/** What is shown before a large act. */
export const proofField: Field = { name: 'code', label: words.signIn.code, help: words.signIn.proofHelp };

import type { CallAnswer, CallSent } from '@candor/api-contract/index.ts';
import { makePasskey, PasskeyFault, showPasskey } from '@candor/client/passkeys/passkeys.ts';
import { words } from '../locales/words.ts';
import { call } from './call.ts';

type Begun = CallAnswer<'POST /operator/login/passkey'>;
type Shown = NonNullable<CallSent<'POST /operator/login'>['body']['passkey']>;

/** Why the device gave none, in words. */
function inWords(fault: unknown): never {
  throw fault instanceof PasskeyFault ? new Error(words.signIn.passkeyIssues[fault.issue]) : fault;
}

/** Has the device show a passkey for what was begun. @throws Error, whose message is in words */
export const shownFor = async ({ attempt, options }: Begun): Promise<Shown> => ({
  attempt,
  credential: await showPasskey(options).catch(inWords),
});

/** Shows a passkey in the place of the authenticator's code, in this session. @throws Error in words */
export async function stepUpByPasskey(): Promise<void> {
  const begun = await call('POST /operator/stepUp/passkey', { body: {} });
  await call('POST /operator/stepUp', { body: { passkey: await shownFor(begun) } });
}

/** Has the device make a passkey, and adds it. @throws Error in words */
export async function addPasskey(name: string, password: string): Promise<void> {
  const { attempt, options } = await call('POST /operator/passkeys/enrol', { body: { password } });
  const credential = await makePasskey(options).catch(inWords);
  await call('POST /operator/passkeys/confirm', { body: { attempt, name, credential } });
}

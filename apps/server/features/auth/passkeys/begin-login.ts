import type { CallAnswer } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { sourceOf } from '../../../http/limits.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { CallRequest } from '../../../http/route.ts';
import { newChallenge } from '../../../proofs/passkeys/challenges.ts';
import { requestOptions } from '../../../proofs/passkeys/options.ts';
import { relyingPartyOf } from '../../../proofs/passkeys/relying-party.ts';
import type { Auth } from '../auth.ts';
import { overAny } from '../guesses.ts';

type Name = 'POST /login/passkey/begin';

/** Begins a sign-in of whoever it will be: the device shows the passkeys that it has, and the server names none. */
export async function beginPasskeyLogin(
  auth: Auth,
  { ip, host }: CallRequest<Name>,
): Promise<Outcome<CallAnswer<Name>>> {
  const party = relyingPartyOf(auth.settings, 'customer', host);
  if (party === null) return refused('passkey-unavailable');
  const limited = await overAny([[auth.limits.passkeysBegunPerAddress, sourceOf(ip)]]);
  if (limited !== null) return limited;
  const { attempt, challenge } = await newChallenge(auth, { purpose: 'customer-login', sessionId: null });
  return ok({ attempt, options: requestOptions({ party, challenge }) });
}

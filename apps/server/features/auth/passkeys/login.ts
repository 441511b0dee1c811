import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { CallRequest } from '../../../http/route.ts';
import { knownDevice } from '../../../proofs/devices/known-devices.ts';
import { relyingPartyOf } from '../../../proofs/passkeys/relying-party.ts';
import { passkeyByCredential } from '../../../proofs/passkeys/store.ts';
import { verifyShown } from '../../../proofs/passkeys/verify.ts';
import type { Auth } from '../auth.ts';
import { enter } from '../enter.ts';
import { guess } from '../guesses.ts';
import { presentUser, userById } from '../users.ts';

type Name = 'POST /login/passkey';

/**
 * Signs in with a passkey, into the same session as a password does. The device has it and has verified its user: both
 * factors, so no code of an authenticator is asked for.
 */
export async function loginByPasskey(
  auth: Auth,
  { body }: CallParsed<Name>,
  request: CallRequest<Name>,
): Promise<Outcome<CallAnswer<Name>>> {
  const { ip, host, organisation, deviceTokens } = request;
  const party = relyingPartyOf(auth.settings, 'customer', host);
  if (party === null) return refused('passkey-unavailable');
  const owner = (await passkeyByCredential(auth.db, 'customer', body.credential.id))?.owner_id;
  const device = owner === undefined ? null : await knownDevice(auth.db, { kind: 'customer', id: owner }, deviceTokens);
  const outcome = await guess<CallAnswer<Name>>(auth.limits, { ip, account: null, device }, async () => {
    const begun = { purpose: 'customer-login', sessionId: null } as const;
    const shown = await verifyShown(auth, body, { ...begun, kind: 'customer', party, organisation });
    if (!shown.ok) return refused(shown.refusal);
    const user = await userById(auth.db, shown.value.owner_id);
    return ok({
      ...(await enter(auth, request, { userId: user.id, knownDevice: device, isFirst: false })),
      userInfo: presentUser(user, auth.clock.now()),
    });
  });
  return outcome.ok || owner === undefined ? outcome : { ...outcome, about: owner };
}

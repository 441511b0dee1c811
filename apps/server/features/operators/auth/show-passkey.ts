import type { CallAnswer } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { sourceOf } from '../../../http/limits.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { CallRequest } from '../../../http/route.ts';
import { newChallenge } from '../../../proofs/passkeys/challenges.ts';
import { requestOptions } from '../../../proofs/passkeys/options.ts';
import { relyingPartyOf } from '../../../proofs/passkeys/relying-party.ts';
import { passkeysOf } from '../../../proofs/passkeys/store.ts';
import { verifyShown, type ShownPasskey } from '../../../proofs/passkeys/verify.ts';
import type { ConsoleServices } from '../console-services.ts';

/** Begins to show a passkey at a sign-in: nobody is named, so nothing is told of who has one. */
export async function beginPasskeyLogin(
  services: ConsoleServices,
  { ip, host }: CallRequest<'POST /operator/login/passkey'>,
): Promise<Outcome<CallAnswer<'POST /operator/login/passkey'>>> {
  const party = relyingPartyOf(services.settings, 'operator', host);
  if (party === null) return refused('passkey-unavailable');
  const waiting = await services.guesses.passkeysBegunPerAddress.take(sourceOf(ip));
  if (waiting > 0) return refused('too-many-requests', { params: { seconds: String(waiting) } });
  const { attempt, challenge } = await newChallenge(services, { purpose: 'operator-login', sessionId: null });
  return ok({ attempt, options: requestOptions({ party, challenge }) });
}

/** Begins to show one of the own passkeys anew. */
export async function beginPasskeyStepUp(
  services: ConsoleServices,
  { operator, host }: CallRequest<'POST /operator/stepUp/passkey'>,
): Promise<Outcome<CallAnswer<'POST /operator/stepUp/passkey'>>> {
  const party = relyingPartyOf(services.settings, 'operator', host);
  if (party === null) return refused('passkey-unavailable');
  const own = await passkeysOf(services.db, { kind: 'operator', id: operator.operatorId });
  const begun = { purpose: 'operator-step-up', sessionId: operator.sessionId } as const;
  const { attempt, challenge } = await newChallenge(services, begun);
  return ok({ attempt, options: requestOptions({ party, challenge }, own) });
}

interface Shower {
  readonly operatorId: string;
  /** Null at a sign-in. */
  readonly sessionId: string | null;
  readonly host: string;
  readonly organisation: string;
}

/** Whether this is a passkey of this operator, shown for what was begun; it is used up. */
export async function passkeyFits(
  services: ConsoleServices,
  passkey: ShownPasskey,
  { operatorId: ownerId, sessionId, host, organisation }: Shower,
): Promise<boolean> {
  const party = relyingPartyOf(services.settings, 'operator', host);
  if (party === null) return false;
  const purpose = sessionId === null ? 'operator-login' : 'operator-step-up';
  return (await verifyShown(services, passkey, { purpose, sessionId, kind: 'operator', ownerId, organisation, party }))
    .ok;
}

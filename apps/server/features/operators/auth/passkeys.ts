import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { isRefusedFor } from '../../../db/database.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { refused, type Outcome, type Refused } from '../../../http/refused.ts';
import type { CallRequest } from '../../../http/route.ts';
import { newId } from '../../../ids.ts';
import { provenMs } from '../../../operators/sessions.ts';
import { operatorById } from '../../../operators/store.ts';
import { newChallenge } from '../../../proofs/passkeys/challenges.ts';
import { creationOptions, userHandleOf } from '../../../proofs/passkeys/options.ts';
import { relyingPartyOf } from '../../../proofs/passkeys/relying-party.ts';
import {
  passkeyAdded,
  passkeyRemoved,
  passkeysAtMost,
  passkeysOf,
  presentPasskey,
} from '../../../proofs/passkeys/store.ts';
import { verifyMade } from '../../../proofs/passkeys/verify.ts';
import { passwordFits } from '../../../proofs/passwords.ts';
import { act, actRow, subjectOf, type ConsoleServices } from '../console-services.ts';
import { guessedRight, overGuesses } from './own-proofs.ts';

type Enrol = 'POST /operator/passkeys/enrol';
type Confirm = 'POST /operator/passkeys/confirm';
type Remove = 'POST /operator/passkeys/remove';

const tooMany = () => refused('too-many-saved', { params: { max: String(passkeysAtMost) } });
export const ownerOf = ({ operatorId }: Pick<OperatorUser, 'operatorId'>) =>
  ({ kind: 'operator', id: operatorId }) as const;

/** What keeps whoever works in this session from changing the operator's passkeys: step-up, then the password. */
async function unproven(services: ConsoleServices, operator: OperatorUser, password: string): Promise<Refused | null> {
  if (services.clock.now() - operator.provenAt > provenMs) return refused('step-up-needed');
  const over = await overGuesses(services, operator, 'password');
  if (over !== null) return over;
  const row = await operatorById(services.db, operator.operatorId);
  const fits = await passwordFits(row?.password_hash, password);
  if (!fits.ok) return refused(fits.refusal);
  if (!fits.value) return refused('old-password-wrong', { field: 'password' });
  await guessedRight(services, operator, 'password');
  return null;
}

/** Begins to add a passkey. */
export async function enrolPasskey(
  services: ConsoleServices,
  { body }: CallParsed<Enrol>,
  { operator, host, organisation }: CallRequest<Enrol>,
): Promise<Outcome<CallAnswer<Enrol>>> {
  const party = relyingPartyOf(services.settings, 'operator', host);
  if (party === null) return refused('passkey-unavailable');
  const refusal = await unproven(services, operator, body.password);
  if (refusal !== null) return refusal;
  const owner = ownerOf(operator);
  const existing = await passkeysOf(services.db, owner);
  if (existing.length >= passkeysAtMost) return tooMany();
  const begun = { purpose: 'operator-enrol', sessionId: operator.sessionId } as const;
  const { attempt, challenge } = await newChallenge(services, begun);
  const user = { handle: userHandleOf(organisation, owner), name: operator.name };
  return ok({ attempt, options: creationOptions({ party, challenge }, user, existing) });
}

/** Adds what the device has made, in the session in which it was begun. */
export async function confirmPasskey(
  services: ConsoleServices,
  { body }: CallParsed<Confirm>,
  { operator, host }: CallRequest<Confirm>,
): Promise<Outcome<CallAnswer<Confirm>>> {
  const party = relyingPartyOf(services.settings, 'operator', host);
  if (party === null) return refused('passkey-unavailable');
  const begun = { purpose: 'operator-enrol', sessionId: operator.sessionId } as const;
  const made = await verifyMade(services, body, { ...begun, party });
  if (!made.ok) return refused(made.refusal);
  const [id, now, { name }] = [newId(), services.clock.now(), body];
  const { transports } = body.credential;
  const key = { ...made.value, id, owner: ownerOf(operator), transports, name, createdAt: now };
  const subject = subjectOf.operator(operator.operatorId);
  try {
    await services.db.batch([
      ...passkeyAdded(key),
      actRow(services, operator, { act: 'passkey-add', subject, details: { id, name } }),
    ]);
  } catch (error) {
    if (isRefusedFor(error, 'notNullViolation')) return tooMany();
    if (isRefusedFor(error, 'uniqueViolation')) return refused('passkey-refused');
    throw error;
  }
  return ok(presentPasskey({ id, name, created_at: String(now), used_at: null }));
}

/** Takes one of the own passkeys away. */
export async function removePasskey(
  services: ConsoleServices,
  { body }: CallParsed<Remove>,
  { operator }: CallRequest<Remove>,
): Promise<Outcome<null>> {
  const refusal = await unproven(services, operator, body.password);
  if (refusal !== null) return refusal;
  const owner = ownerOf(operator);
  const row = (await passkeysOf(services.db, owner)).find(({ id }) => id === body.id);
  if (row === undefined) return refused('not-found', { field: 'id' });
  const { id, name } = row;
  await act(
    services,
    operator,
    { act: 'passkey-remove', subject: subjectOf.operator(operator.operatorId), details: { id, name } },
    [passkeyRemoved(owner, id)],
  );
  return ok(null);
}

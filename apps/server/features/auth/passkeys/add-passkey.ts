import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { isRefusedFor } from '../../../db/database.ts';
import { messageRows, type Message } from '../../../engine/rows/messages.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { CallRequest } from '../../../http/route.ts';
import { newId } from '../../../ids.ts';
import { newChallenge } from '../../../proofs/passkeys/challenges.ts';
import { creationOptions, userHandleOf } from '../../../proofs/passkeys/options.ts';
import { relyingPartyOf } from '../../../proofs/passkeys/relying-party.ts';
import { passkeyAdded, passkeysAtMost, passkeysOf, presentPasskey } from '../../../proofs/passkeys/store.ts';
import { verifyMade } from '../../../proofs/passkeys/verify.ts';
import type { Auth } from '../auth.ts';
import { userById } from '../users.ts';
import { unprovenOwner } from './unproven-owner.ts';

type Enrol = 'POST /player/passkeys/enrol';
type Confirm = 'POST /player/passkeys/confirm';

const tooMany = () => refused('too-many-saved', { params: { max: String(passkeysAtMost) } });

/** Begins to add a passkey: with password and authenticator, as it will stand for both. */
export async function enrolPasskey(
  auth: Auth,
  { body }: CallParsed<Enrol>,
  { user, ip, host, organisation }: CallRequest<Enrol>,
): Promise<Outcome<CallAnswer<Enrol>>> {
  const party = relyingPartyOf(auth.settings, 'customer', host);
  if (party === null) return refused('passkey-unavailable');
  const unproven = await unprovenOwner(auth, body, { userId: user.userId, ip });
  if (unproven !== null) return unproven;
  const owner = { kind: 'customer', id: user.userId } as const;
  const existing = await passkeysOf(auth.db, owner);
  if (existing.length >= passkeysAtMost) return tooMany();
  const row = await userById(auth.db, user.userId);
  const { attempt, challenge } = await newChallenge(auth, { purpose: 'customer-enrol', sessionId: user.sessionId });
  const name = row.account ?? row.email ?? row.phone ?? row.nick_name;
  const options = creationOptions({ party, challenge }, { handle: userHandleOf(organisation, owner), name }, existing);
  return ok({ attempt, options });
}

/** Adds what the device has made, in the session in which it was begun; its owner is told in the same transaction. */
export async function confirmPasskey(
  auth: Auth,
  { body }: CallParsed<Confirm>,
  { user, host }: CallRequest<Confirm>,
): Promise<Outcome<CallAnswer<Confirm>>> {
  const party = relyingPartyOf(auth.settings, 'customer', host);
  if (party === null) return refused('passkey-unavailable');
  const made = await verifyMade(auth, body, { purpose: 'customer-enrol', sessionId: user.sessionId, party });
  if (!made.ok) return refused(made.refusal);
  const { userId } = user;
  const [id, now] = [newId(), auth.clock.now()];
  const messages: Message[] = [
    { userId, kind: 'passkey-added', reference: id, params: { name: body.name }, time: now },
  ];
  const owner = { kind: 'customer', id: userId } as const;
  const { transports } = body.credential;
  const key = { ...made.value, id, owner, transports, name: body.name, createdAt: now };
  try {
    await auth.db.batch([...passkeyAdded(key), ...messageRows(messages)]);
  } catch (error) {
    if (isRefusedFor(error, 'notNullViolation')) return tooMany();
    // Somebody's already, and nobody is told whose.
    if (isRefusedFor(error, 'uniqueViolation')) return refused('passkey-refused');
    throw error;
  }
  auth.ownerNotices.committed(messages);
  return ok(presentPasskey({ id, name: body.name, created_at: String(now), used_at: null }));
}

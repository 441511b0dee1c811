import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { messageRows, type Message } from '../../../engine/rows/messages.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { CallRequest } from '../../../http/route.ts';
import { passkeyRemoved, passkeysOf, presentPasskey } from '../../../proofs/passkeys/store.ts';
import type { Auth } from '../auth.ts';
import { unprovenOwner } from './unproven-owner.ts';

type Remove = 'POST /player/passkeys/remove';

export async function listPasskeys(
  { db }: Auth,
  { user }: CallRequest<'GET /player/passkeys'>,
): Promise<Outcome<CallAnswer<'GET /player/passkeys'>>> {
  return ok((await passkeysOf(db, { kind: 'customer', id: user.userId })).map(presentPasskey));
}

/** Takes a passkey away, and tells its owner. Somebody else's and one that isn't there are answered alike. */
export async function removePasskey(
  auth: Auth,
  { body }: CallParsed<Remove>,
  { user: { userId }, ip }: CallRequest<Remove>,
): Promise<Outcome<null>> {
  const unproven = await unprovenOwner(auth, body, { userId, ip });
  if (unproven !== null) return unproven;
  const owner = { kind: 'customer', id: userId } as const;
  const row = (await passkeysOf(auth.db, owner)).find(({ id }) => id === body.id);
  if (row === undefined) return refused('not-found', { field: 'id' });
  const messages: Message[] = [
    { userId, kind: 'passkey-removed', reference: row.id, params: { name: row.name }, time: auth.clock.now() },
  ];
  await auth.db.batch([passkeyRemoved(owner, row.id), ...messageRows(messages)]);
  auth.ownerNotices.committed(messages);
  return ok(null);
}

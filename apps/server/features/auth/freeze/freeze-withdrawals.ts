import { stopRecovery } from '../../../recovery/stop-recovery.ts';
import type { CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { messageRows, type Message } from '../../../engine/rows/messages.ts';
import { newId } from '../../../ids.ts';
import { sourceOf } from '../../../http/limits.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { CallRequest } from '../../../http/route.ts';
import { hashOfLink } from '../../../proofs/freeze-link.ts';
import { closingCancelled } from '../../../transactions/closing.ts';
import type { Auth } from '../auth.ts';

type Name = 'POST /player/freezeWithdrawals';

/**
 * Lets nothing leave the account any more: by the link of a notice, which is good once and for nothing else, or by the
 * signed-in owner. What was requested and isn't approved is cancelled, the closing of the account too; what is approved
 * isn't sent; the password lifts it.
 */
export async function freezeWithdrawals(
  services: Auth,
  { body }: CallParsed<Name>,
  request: CallRequest<Name>,
): Promise<Outcome<null>> {
  const { engine, clock, ownerNotices } = services;
  const tokenHash = body.token === undefined ? null : hashOfLink(body.token);
  const found = tokenHash === null ? ownerOf(request) : await byLink(services, tokenHash, request.ip);
  if (!found.ok) return found;
  // Who is not the one that asks for access is not the one who withdraws either: one button stops both.
  await stopRecovery(services, found.value);
  const now = clock.now();
  const messages: Message[] = [
    { userId: found.value, kind: 'withdrawals-frozen', reference: newId(), params: {}, time: now },
  ];
  await engine.decide({ kind: 'freeze-withdrawals', userId: found.value }, [
    { sql: 'update freeze_link set used_at = $2 where token_hash = $1 and used_at is null', params: [tokenHash, now] },
    closingCancelled(found.value, now),
    ...messageRows(messages),
  ]);
  ownerNotices.committed(messages);
  return ok(null);
}

const ownerOf = ({ user }: CallRequest<Name>): Outcome<string> =>
  user === undefined ? refused('freeze-link-ended') : ok(user.userId);

async function byLink({ db, clock, limits }: Auth, tokenHash: string, ip: string): Promise<Outcome<string>> {
  const source = sourceOf(ip);
  const seconds = await limits.guessesPerAddress.waiting(source);
  if (seconds > 0) return refused('too-many-requests', { params: { seconds: String(seconds) } });
  const [link] = await db.query<{ user_id: string }>(
    'select user_id from freeze_link where token_hash = $1 and used_at is null and expires_at > $2',
    [tokenHash, clock.now()],
  );
  if (link !== undefined) return ok(link.user_id);
  await limits.guessesPerAddress.take(source);
  return refused('freeze-link-ended');
}

import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import type { Auth } from './auth.ts';
import { sessionIdleMs, sessionLifeMs } from '../../proofs/sessions.ts';

interface Row {
  id: string;
  device_platform: number;
  device: string | null;
  network: string | null;
  created_at: string;
  seen_at: string;
}

/** Where the user is signed in, the latest first. */
export async function listSessions(
  { db, clock }: Auth,
  { user }: CallRequest<'GET /player/sessions'>,
): Promise<Outcome<CallAnswer<'GET /player/sessions'>>> {
  const rows = await db.query<Row>(
    `select id, device_platform, device, network, created_at, seen_at from session
      where user_id = $1 and seen_at > $2 and created_at > $3 order by seen_at desc, created_at desc`,
    [user.userId, clock.now() - sessionIdleMs, clock.now() - sessionLifeMs],
  );
  return ok({
    list: rows.map(({ id, device_platform, device, network, created_at, seen_at }) => ({
      id,
      devicePlatform: device_platform,
      device,
      network,
      startTime: Number(created_at),
      seenTime: Number(seen_at),
      current: id === user.sessionId,
    })),
  });
}

/** Ends one session. Somebody else's and one that isn't there are answered alike. */
export async function endSession(
  { db, sessions }: Auth,
  { body }: CallParsed<'POST /player/sessions/end'>,
  { user }: CallRequest<'POST /player/sessions/end'>,
): Promise<Outcome<null>> {
  const own = await db.query('select 1 from session where id = $1 and user_id = $2', [body.id, user.userId]);
  if (own.length === 0) return refused('not-found', { field: 'id' });
  await sessions.end(body.id);
  return ok(null);
}

/** Signs out everywhere, here as well. */
export async function endSessions(
  { sessions }: Auth,
  { user }: CallRequest<'POST /player/sessions/endAll'>,
): Promise<Outcome<null>> {
  await sessions.endAll(user.userId);
  return ok(null);
}

import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { isRefusedFor, type Statement } from '../../db/database.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import { tellApp } from '../../identity/tell-app.ts';
import { answerOf, notOpen, type IdentityServices } from './shared.ts';
import { sealVerification, statusesOf } from '../../identity/store.ts';

/** Hands in the three photos; only after the primary level is certified. */
export async function submitAdvanced(
  services: IdentityServices,
  { body }: CallParsed<'POST /playerInfo/advanced'>,
  { user: { userId }, language }: CallRequest<'POST /playerInfo/advanced'>,
): Promise<Outcome<CallAnswer<'POST /playerInfo/advanced'>>> {
  const { db, clock, secrets, files } = services;
  const { primary, advanced } = await statusesOf(db, userId);
  if (primary !== 'certified') return refused('primary-required');
  if (advanced !== 'none' && advanced !== 'failed') return notOpen(advanced);
  const ids = [body.frontPhoto, body.backPhoto, body.holdPhoto];
  for (const [field, id] of Object.entries(body))
    if (!(await files.areOwn(userId, [id]))) return refused('file-unknown', { field });
  if (new Set(ids).size < ids.length)
    return refused('field-invalid', { field: body.frontPhoto === body.backPhoto ? 'backPhoto' : 'holdPhoto' });
  try {
    await db.batch([
      handIn(userId, sealVerification(secrets, userId, 'advanced', body), clock.now()),
      files.attach(userId, ids, 'identity', `${userId}-advanced`),
    ]);
  } catch (error) {
    if (isRefusedFor(error, 'notNullViolation')) return notOpen((await statusesOf(db, userId)).advanced);
    throw error;
  }
  await tellApp(services, userId);
  return ok(await answerOf(services, userId, language));
}

/**
 * Where another hand-in came first the status becomes null, which the table refuses, and with it the pictures of this
 * one.
 */
const handIn = (userId: string, sealed: string, now: number): Statement => ({
  sql: `insert into verification as old (user_id, level, status, sealed, submitted_at)
    values ($1, 'advanced', 'certifying', $2, $3)
    on conflict (user_id, level) do update
      set status = case when old.status = 'failed' then 'certifying' end, reason = null,
      sealed = excluded.sealed, submitted_at = excluded.submitted_at, decided_at = null, decided_by = null`,
  params: [userId, sealed, now],
});

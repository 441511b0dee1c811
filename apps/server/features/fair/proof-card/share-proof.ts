import { ok } from '@candor/core/result.ts';
import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { CallRequest } from '../../../http/route.ts';
import type { CallServices } from '../../../services.ts';
import { insertCard, isShareable, livingCard, sharedAtMost } from './store.ts';

/** Opens an own settled order to whoever has its address. Asked twice it answers the same address. */
export async function shareProof(
  { db, clock }: Pick<CallServices, 'db' | 'clock'>,
  { body: { orderNo } }: CallParsed<'POST /fair/ownProof/share'>,
  { user: { userId } }: CallRequest<'POST /fair/ownProof/share'>,
): Promise<Outcome<CallAnswer<'POST /fair/ownProof/share'>>> {
  const order = { orderNo, userId };
  if (!(await isShareable(db, order))) return refused('not-found', { field: 'orderNo' });
  await insertCard(db, order, clock.now());
  const card = await livingCard(db, order);
  return card === null ? refused('too-many-saved', { params: { max: String(sharedAtMost) } }) : ok(card);
}

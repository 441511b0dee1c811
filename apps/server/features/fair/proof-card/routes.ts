import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { refused } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import type { CallServices } from '../../../services.ts';
import { publicProof } from './public-proof.ts';
import { shareProof } from './share-proof.ts';
import { isShareable, livingCard, receiptBehind, revokeCard } from './store.ts';

/** What customers show of their settled orders, and to everybody what they show. */
export function registerProofCards(http: Http, services: Pick<CallServices, 'db' | 'clock'>): void {
  const { db, clock } = services;
  route(http, 'GET /fair/ownProof/{orderNo}', async ({ params: { orderNo } }, { user: { userId } }) => {
    const order = { orderNo, userId };
    if (!(await isShareable(db, order))) return refused('not-found', { field: 'orderNo' });
    return ok({ card: await livingCard(db, order) });
  });
  route(http, 'POST /fair/ownProof/share', (input, request) => shareProof(services, input, request));
  route(http, 'POST /fair/ownProof/revoke', async ({ body: { orderNo } }, { user: { userId } }) => {
    const order = { orderNo, userId };
    if (!(await isShareable(db, order))) return refused('not-found', { field: 'orderNo' });
    await revokeCard(db, order, clock.now());
    return ok(null);
  });
  route(http, 'GET /fair/proof/{id}', async ({ params: { id } }) => {
    const content = await receiptBehind(db, id);
    const proof = content === null ? null : publicProof(content);
    return proof === null ? refused('not-found') : ok(proof);
  });
}

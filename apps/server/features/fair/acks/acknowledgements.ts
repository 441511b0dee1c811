import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { refused } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import type { Services } from '../../../services.ts';
import { acksAtOnce, ownAcks, type OwnAck } from './own-acks.ts';

/** What was promised to the caller; whoever wants more asks again from the last one on. */
export function registerAcknowledgements(http: Http, { db, publicLog }: Pick<Services, 'db' | 'publicLog'>): void {
  route(http, 'GET /fair/acknowledgements', async ({ query: { from, to } }, { user: { userId } }) => {
    if (from > to) return refused('range-invalid', { field: 'to' });
    const list: OwnAck[] = [];
    for await (const ack of ownAcks(db, publicLog.shown, { userId, from, to })) {
      list.push(ack);
      if (list.length === acksAtOnce) break;
    }
    return ok({ list });
  });
}

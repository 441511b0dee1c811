import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { refused } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import type { ConsoleServices } from '../console-services.ts';
import { noteLook } from '../customers/looks.ts';
import { addCampaign, campaigns, endCampaign } from './campaigns.ts';
import { invitationOf, invited } from './tree.ts';

/** Who has come by whom, and by which campaign. */
export function registerInvitations(http: Http, services: ConsoleServices): void {
  const { inTurn } = services.operatorSettings;
  route(http, 'GET /operator/invitations', async ({ query }) => ok(await invited(services, query)));
  route(http, 'GET /operator/customers/{userId}/invitation', async ({ params: { userId } }, { operator }) => {
    await noteLook(services, operator, { userId, part: 'invitation' });
    const own = await invitationOf(services, userId);
    return own === null ? refused('not-found', { field: 'userId' }) : ok(own);
  });
  route(http, 'GET /operator/campaigns', async ({ query }) => ok(await campaigns(services, query)));
  route(http, 'POST /operator/campaigns/add', ({ body }, { operator }) =>
    inTurn(() => addCampaign(services, body, operator)),
  );
  route(http, 'POST /operator/campaigns/end', ({ body: { id } }, { operator }) =>
    inTurn(() => endCampaign(services, id, operator)),
  );
}

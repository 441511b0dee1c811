import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { route } from '../../../http/route.ts';
import type { ConsoleServices } from '../console-services.ts';
import { listAccessRequests, viewAccessRequest } from './access-requests.ts';
import { refuseAccess } from './refuse-access.ts';

/** What the desk does for customers who can't do it themselves. */
export function registerService(http: Http, services: ConsoleServices): void {
  route(http, 'GET /operator/service/accessRequests', async ({ query }) =>
    ok(await listAccessRequests(services, query)),
  );
  route(http, 'GET /operator/service/accessRequests/{id}', ({ params }, { operator }) =>
    viewAccessRequest(services, operator, params.id),
  );
  route(http, 'POST /operator/service/refuseAccess', ({ body }, { operator }) =>
    refuseAccess(services, operator, body),
  );
}

import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import { answerOf, type IdentityServices } from './shared.ts';
import { submitAdvanced } from './submit-advanced.ts';
import { editPrimary, submitPrimary } from './submit-primary.ts';

/** The own verification: two levels, each handed in by its owner and decided by an operator. */
export function registerIdentity(http: Http, services: IdentityServices): void {
  route(http, 'GET /playerInfo/detail', async (_input, { user, language }) =>
    ok(await answerOf(services, user.userId, language)),
  );
  route(http, 'POST /playerInfo/edit', (input, request) => editPrimary(services, input, request));
  route(http, 'POST /playerInfo/junior', (input, request) => submitPrimary(services, input, request));
  route(http, 'POST /playerInfo/advanced', (input, request) => submitAdvanced(services, input, request));
}

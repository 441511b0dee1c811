import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { route } from '../../../http/route.ts';
import type { ConsoleServices } from '../console-services.ts';
import { acknowledge, listAlerts } from './list.ts';
import { addBrowser, addChannel, removeChannel } from './channels.ts';
import { addRule, removeRule, setBound, shownRules } from './rules.ts';

/** What operators have to know of, and how they are told. */
export function registerAlerts(http: Http, services: ConsoleServices): void {
  route(http, 'GET /operator/alerts', async (parsed) => ok(await listAlerts(services, parsed)));
  route(http, 'POST /operator/alerts/acknowledge', ({ body }, { operator }) =>
    acknowledge(services, operator, body.id),
  );
  route(http, 'GET /operator/alerts/rules', async () => ok(await shownRules(services)));
  route(http, 'POST /operator/alerts/channels/add', ({ body }, { operator }) => addChannel(services, operator, body));
  route(http, 'POST /operator/alerts/browsers/add', (parsed, { operator }) => addBrowser(services, operator, parsed));
  route(http, 'POST /operator/alerts/channels/remove', ({ body }, { operator }) =>
    removeChannel(services, operator, body.id),
  );
  route(http, 'POST /operator/alerts/rules/add', (parsed, { operator }) => addRule(services, operator, parsed));
  route(http, 'POST /operator/alerts/rules/remove', ({ body }, { operator }) =>
    removeRule(services, operator, body.id),
  );
  route(http, 'POST /operator/alerts/bounds/set', (parsed, { operator }) => setBound(services, operator, parsed));
}

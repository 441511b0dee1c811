import type { Http } from '../../http/http.ts';
import type { Services } from '../../services.ts';
import { registerAudit } from './audit/register.ts';
import { registerOperatorAuth } from './auth/register.ts';
import { registerContentTexts } from './content/register.ts';
import { registerCustomers } from './customers/register.ts';
import { openDesk } from './desk.ts';
import { registerProposals } from './proposals/register.ts';
import { registerQueues } from './queues/register.ts';
import { registerRisk } from './risk/register.ts';
import { registerSupport } from './support/register.ts';

/** The operators' console, and what customers see of it. */
export function registerOperators(http: Http, services: Services): void {
  const desk = openDesk(services);
  registerOperatorAuth(http, desk);
  registerAudit(http, desk);
  registerContentTexts(http, desk);
  registerCustomers(http, desk);
  registerProposals(http, desk);
  registerQueues(http, desk);
  registerRisk(http, desk);
  registerSupport(http, desk);
}

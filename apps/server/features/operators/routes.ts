import type { Http } from '../../http/http.ts';
import type { Services } from '../../services.ts';
import { registerAudit } from './audit/routes.ts';
import { registerOperatorAuth } from './auth/routes.ts';
import { registerContentTexts } from './content/routes.ts';
import { registerCustomers } from './customers/routes.ts';
import { openDesk } from './desk.ts';
import { registerProposals } from './proposals/routes.ts';
import { registerQueues } from './queues/routes.ts';
import { registerRisk } from './risk/routes.ts';
import { registerRunning } from './running/routes.ts';
import { registerSupport } from './support/routes.ts';

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
  registerRunning(http, desk);
  registerSupport(http, desk);
}

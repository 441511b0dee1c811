import type { Http } from '../../http/http.ts';
import type { Services } from '../../services.ts';
import { registerAgents } from './agents/routes.ts';
import { registerAlerts } from './alerts/routes.ts';
import { registerAudit } from './audit/routes.ts';
import { registerOperatorAuth } from './auth/routes.ts';
import { registerBooks } from './books/routes.ts';
import { registerCases } from './cases/routes.ts';
import { registerContentTexts } from './content/routes.ts';
import { registerCustomers } from './customers/routes.ts';
import { openConsoleServices } from './console-services.ts';
import { registerInvitations } from './invitations/routes.ts';
import { registerOverview } from './overview/routes.ts';
import { registerProposals } from './proposals/routes.ts';
import { registerQueues } from './queues/routes.ts';
import { registerReports } from './reports/routes.ts';
import { registerRisk } from './risk/routes.ts';
import { registerRunning } from './running/routes.ts';
import { registerSupport } from './support/routes.ts';
import { registerService } from './service/routes.ts';
import { registerViews } from './views/routes.ts';

/** The operators' console, and what customers see of it. */
export function registerOperators(http: Http, all: Services): void {
  const services = openConsoleServices(all);
  registerOperatorAuth(http, services);
  registerAgents(http, services);
  registerAlerts(http, services);
  registerAudit(http, services);
  registerBooks(http, services);
  registerCases(http, services);
  registerContentTexts(http, services);
  registerCustomers(http, services);
  registerInvitations(http, services);
  registerOverview(http, services);
  registerProposals(http, services);
  registerQueues(http, services);
  registerReports(http, services);
  registerRisk(http, services);
  registerRunning(http, services);
  registerService(http, services);
  registerSupport(http, services);
  registerViews(http, services);
}

import { bank } from './books/bank.ts';
import { differences } from './books/differences.ts';
import { months } from './books/months.ts';
import { reports } from './books/reports.ts';
import { accounts } from './house/accounts.ts';
import { exposure } from './house/exposure.ts';
import { halts } from './house/halts.ts';
import { products } from './house/products.ts';
import { rules } from './house/rules.ts';
import { voids } from './house/voids.ts';
import { audit } from './oversight/audit.ts';
import { countries } from './oversight/countries.ts';
import { namedRoles } from './oversight/named-roles.ts';
import { operators } from './oversight/operators.ts';
import { security } from './oversight/security.ts';
import { access } from './own/access.ts';
import { signIn } from './own/sign-in.ts';
import { acts } from './shared/acts.ts';
import { app } from './shared/app.ts';
import { cases } from './shared/cases.ts';
import { changes } from './shared/changes.ts';
import { duplicates } from './shared/duplicates.ts';
import { kinds } from './shared/kinds.ts';
import { lists } from './shared/lists.ts';
import { movements } from './shared/movements.ts';
import { modes, groups, menu, roles, accountTypes, reserves, picture } from './shared/names.ts';
import { refusals } from './shared/refusals.ts';
import { standings } from './shared/standings.ts';
import { statuses } from './shared/statuses.ts';
import { content } from './texts/content.ts';
import { invitations } from './texts/invitations.ts';
import { lines } from './texts/lines.ts';
import { accessRequests } from './queues/access-requests.ts';
import { alerts } from './queues/alerts.ts';
import { customers } from './queues/customers.ts';
import { deposits } from './queues/deposits.ts';
import { overview } from './queues/overview.ts';
import { proposals } from './queues/proposals.ts';
import { support } from './queues/support.ts';
import { verifications } from './queues/verifications.ts';
import { withdrawals } from './queues/withdrawals.ts';

/** Every word of the console. Customers' texts are written per language on their own page. */
export const words = {
  app,
  lists,
  cases,
  duplicates,
  refusals,
  modes,
  groups,
  menu,
  roles,
  statuses,
  accountTypes,
  reserves,
  kinds,
  acts,
  movements,
  picture,
  signIn,
  standings,
  overview,
  changes,
  proposals,
  deposits,
  bank,
  differences,
  months,
  withdrawals,
  accessRequests,
  verifications,
  support,
  customers,
  exposure,
  halts,
  voids,
  rules,
  reports,
  products,
  accounts,
  content,
  invitations,
  lines,
  countries,
  operators,
  namedRoles,
  audit,
  security,
  alerts,
  access,
};

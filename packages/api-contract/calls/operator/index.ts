import { operatorAlertCalls } from './alerts/calls.ts';
import { operatorAlertRuleCalls } from './alerts/rules.ts';
import { operatorAuditCalls } from './audit.ts';
import { operatorAuthCalls } from './auth.ts';
import { operatorBooksCalls } from './books/index.ts';
import { operatorCaseCalls } from './cases.ts';
import { operatorContentCalls } from './content/content.ts';
import { operatorSupportCalls } from './support.ts';
import { operatorCustomerCalls } from './customers.ts';
import { operatorInvitationCalls } from './invitations.ts';
import { operatorOverviewCalls } from './overview/overview.ts';
import { operatorProductCalls } from './products.ts';
import { operatorProposalCalls } from './proposals.ts';
import { operatorQueueCalls } from './queues.ts';
import { operatorReportCalls } from './reports/reports.ts';
import { operatorRiskCalls } from './risk.ts';
import { operatorRoleCalls } from './roles/roles.ts';
import { operatorRuleCalls } from './rules/rules.ts';
import { operatorRunningCalls } from './running.ts';
import { operatorServiceCalls } from './service/access-requests.ts';
import { operatorStepCalls } from './steps.ts';
import { operatorViewCalls } from './views.ts';

/** Everything under `/operator`, and what customers see of it. */
export const operatorCalls = {
  ...operatorAuthCalls,
  ...operatorAuditCalls,
  ...operatorAlertCalls,
  ...operatorAlertRuleCalls,
  ...operatorProposalCalls,
  ...operatorProductCalls,
  ...operatorStepCalls,
  ...operatorServiceCalls,
  ...operatorOverviewCalls,
  ...operatorQueueCalls,
  ...operatorCaseCalls,
  ...operatorViewCalls,
  ...operatorSupportCalls,
  ...operatorCustomerCalls,
  ...operatorContentCalls,
  ...operatorInvitationCalls,
  ...operatorReportCalls,
  ...operatorRiskCalls,
  ...operatorRoleCalls,
  ...operatorRuleCalls,
  ...operatorRunningCalls,
  ...operatorBooksCalls,
};

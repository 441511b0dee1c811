import { operatorAuditCalls } from './audit.ts';
import { operatorAuthCalls } from './auth.ts';
import { operatorBooksCalls } from './books/index.ts';
import { operatorCaseCalls } from './cases.ts';
import { operatorContentCalls } from './content.ts';
import { operatorSupportCalls } from './support.ts';
import { operatorCustomerCalls } from './customers.ts';
import { operatorProductCalls } from './products.ts';
import { operatorProposalCalls } from './proposals.ts';
import { operatorQueueCalls } from './queues.ts';
import { operatorRiskCalls } from './risk.ts';
import { operatorRuleCalls } from './rules/rules.ts';
import { operatorRunningCalls } from './running.ts';
import { operatorStepCalls } from './steps.ts';
import { operatorViewCalls } from './views.ts';

/** Everything under `/operator`, and what customers see of it. */
export const operatorCalls = {
  ...operatorAuthCalls,
  ...operatorAuditCalls,
  ...operatorProposalCalls,
  ...operatorProductCalls,
  ...operatorStepCalls,
  ...operatorQueueCalls,
  ...operatorCaseCalls,
  ...operatorViewCalls,
  ...operatorSupportCalls,
  ...operatorCustomerCalls,
  ...operatorContentCalls,
  ...operatorRiskCalls,
  ...operatorRuleCalls,
  ...operatorRunningCalls,
  ...operatorBooksCalls,
};

import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { OperatorRole } from '@candor/api-contract/call.ts';
import type { Outcome } from '../../../http/refused.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { act, type ConsoleServices } from '../console-services.ts';

/** Whose task a picture is. */
const reviewers: Readonly<Record<string, readonly OperatorRole[]>> = {
  identity: ['support', 'risk'],
  deposit: ['finance', 'risk'],
  service: ['support'],
  recovery: ['support', 'risk'],
};

/** A picture that is part of the operator's task; the look stands in the audit before the bytes are given. */
export function viewPaper(
  services: ConsoleServices,
  operator: OperatorUser,
  fileId: string,
): Promise<Outcome<CallAnswer<'GET /operator/papers/{id}'>>> {
  return services.files.review(operator.operatorId, fileId, async ({ userId, uses }) => {
    const use = uses.find(({ purpose }) => reviewers[purpose]?.includes(operator.role) === true);
    if (use === undefined) return false;
    await act(services, operator, {
      act: 'paper-view',
      subject: `file:${fileId}`,
      userId,
      details: { purpose: use.purpose },
    });
    return true;
  });
}

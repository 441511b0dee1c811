import type { OperatorRole } from '@candor/api-contract/call.ts';
import { declarationOf, type CallName } from '@candor/api-contract/index.ts';
import { areaOf, type OperatorArea } from '@candor/api-contract/calls/operator/roles/areas.ts';

/** Which operator is calling, and how far their sign-in has come. */
export interface OperatorUser {
  readonly operatorId: string;
  readonly name: string;
  readonly role: OperatorRole;
  /** Areas in which they act by themselves; null for all of the role. */
  readonly acts: readonly OperatorArea[] | null;
  readonly stage: 'password' | 'totp' | 'live';
  readonly sessionId: string;
  /** When the authenticator was last shown in this session. */
  readonly provenAt: number;
}

/** Whether a role that operators have built lets its holder do this of what its base does. */
function mayAct({ acts }: Pick<OperatorUser, 'acts'>, call: string): boolean {
  const area = areaOf(call);
  return acts === null || area === null || acts.includes(area);
}

/** Whether a call lets an operator in, as it is declared. */
export function letsIn(name: CallName, operator: Pick<OperatorUser, 'role' | 'acts'>): boolean {
  const { roles } = declarationOf(name);
  return (roles === undefined || roles.includes(operator.role)) && mayAct(operator, name);
}

/** Live sessions of operators, by the token of the header `operator-auth`. */
export interface OperatorSessions {
  /**
   * @param attended whether somebody works with it, which keeps it @param ip where the call comes from
   * @returns null for a token that is missing, malformed, unknown or ended, and for an operator who is shut out
   */
  find(token: string, attended: boolean, ip: string): Promise<OperatorUser | null>;
}

import type { OperatorRole } from '@candor/api-contract/call.ts';

/** Which operator is calling, and how far their sign-in has come. */
export interface OperatorUser {
  readonly operatorId: string;
  readonly name: string;
  readonly role: OperatorRole;
  readonly stage: 'password' | 'totp' | 'live';
  readonly sessionId: string;
}

/** Live sessions of operators, by the token of the header `operator-auth`. */
export interface OperatorSessions {
  /**
   * @param attended whether somebody works with it, which keeps it
   * @returns null for a token that is missing, malformed, unknown or ended, and for an operator who is shut out
   */
  find(token: string, attended: boolean): Promise<OperatorUser | null>;
}

/** What is kept of the safety of accounts: what was done, and what was refused. */
export const securityKinds = [
  'sign-in',
  'sign-in-failed',
  'sign-up',
  'sign-out',
  'sessions-ended',
  'password-changed',
  'password-wrong',
  'fund-password-changed',
  'fund-password-wrong',
  'authenticator-changed',
  'authenticator-wrong',
  'code-wrong',
  'session-refused',
  'role-refused',
  'frozen-refused',
  'limited',
  'withdrawals-frozen',
  'withdrawals-unfrozen',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

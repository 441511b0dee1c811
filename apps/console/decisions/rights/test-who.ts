import type { Operator, Role } from '../../client/session.ts';
import type { Proposer } from '../kinds.ts';

const whole: Operator['rights'] = { makes: null, checks: null, acts: null, approveMax: null, dayMax: null };

/** Somebody with all of a role, or with less of it. */
export const someone = (role: Role, rights: Partial<Operator['rights']> = {}): NonNullable<Proposer> => ({
  role,
  rights: { ...whole, ...rights },
});

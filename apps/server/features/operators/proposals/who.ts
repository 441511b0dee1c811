import type { OperatorRole } from '@candor/api-contract/call.ts';
import { proposalRoles } from '@candor/api-contract/calls/operator/proposal-roles.ts';
import type { Mandate } from '../../../operators/mandates/mandate.ts';

type Kind = keyof typeof proposalRoles;

export const mayMake = (kind: Kind, role: OperatorRole, { makes }: Pick<Mandate, 'makes'>): boolean =>
  proposalRoles[kind].make.includes(role) && (makes?.includes(kind) ?? true);

/** The operator who looks, and everybody who counts as one person with them. */
export interface Viewer {
  readonly id: string;
  readonly role: OperatorRole;
  readonly onePerson: ReadonlySet<string>;
  readonly mandate: Mandate;
}

export const mayCheck = (kind: Kind, viewer: Viewer, maker: string): boolean =>
  proposalRoles[kind].check.includes(viewer.role) &&
  (viewer.mandate.checks?.includes(kind) ?? true) &&
  !viewer.onePerson.has(maker);

/**
 * Roles that propose or approve what moves money. One gets such a role, or a new access to it, by two operators only.
 */
export const movesMoney = (role: OperatorRole): boolean => role !== 'support';

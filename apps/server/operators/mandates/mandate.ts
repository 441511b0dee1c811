import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import type { OperatorArea } from '@candor/api-contract/calls/operator/roles/areas.ts';
import { isLooser, tighter, type ApprovalLimits } from '@candor/core/mandates/approval-limits.ts';

export type Kind = ProposalBody['kind'];

/** Of what a role that comes with the product may do; null leaves all of it. */
export interface Rights extends ApprovalLimits {
  readonly makes: readonly Kind[] | null;
  readonly checks: readonly Kind[] | null;
  /** Areas in which they act by themselves. */
  readonly acts: readonly OperatorArea[] | null;
}

/** What an operator may do within the role; an empty list of addresses is any. */
export interface Mandate extends Rights {
  /** Addresses and networks from which they sign in and work. */
  readonly addresses: readonly string[];
}
export const wholeRole: Mandate = {
  makes: null,
  checks: null,
  acts: null,
  approveMax: null,
  dayMax: null,
  addresses: [],
};

/** What is left of a mandate under a role: of each the tighter. */
export const narrowedBy = (mandate: Mandate, role: Rights): Mandate => ({
  makes: both(mandate.makes, role.makes),
  checks: both(mandate.checks, role.checks),
  acts: both(mandate.acts, role.acts),
  approveMax: tighter(mandate.approveMax, role.approveMax),
  dayMax: tighter(mandate.dayMax, role.dayMax),
  addresses: mandate.addresses,
});

/** What is in both lists; null is everything. */
function both<One extends string>(one: readonly One[] | null, other: readonly One[] | null): readonly One[] | null {
  if (one === null || other === null) return one ?? other;
  return one.filter((name) => other.includes(name));
}

/** Whether somebody may do something by these rights that they may not by the ones before. */
export const isWiderRole = (before: Rights, after: Rights): boolean =>
  isListWider(before.makes, after.makes) ||
  isListWider(before.checks, after.checks) ||
  isListWider(before.acts, after.acts) ||
  isLooser(before.approveMax, after.approveMax) ||
  isLooser(before.dayMax, after.dayMax);

/** Whether somebody may do something by a mandate that they may not by the one before. */
export const isWider = (before: Mandate, after: Mandate): boolean =>
  isWiderRole(before, after) ||
  isListWider(
    before.addresses.length === 0 ? null : before.addresses,
    after.addresses.length === 0 ? null : after.addresses,
  );

/** @param before null for everything */
function isListWider(before: readonly string[] | null, after: readonly string[] | null): boolean {
  if (before === null) return false;
  return after === null || after.some((one) => !before.includes(one));
}

import type { OperatorRole } from '../../../call.ts';
import { callNames, declarationOf } from '../../../index.ts';
import { proposalRoles } from '../proposal-roles.ts';
import type { ProposalBody } from '../proposals.ts';
import { areaOf, operatorAreas, type OperatorArea } from './areas.ts';

type Kind = ProposalBody['kind'];
const proposalKinds = Object.keys(proposalRoles) as Kind[];

export interface BaseRights {
  readonly makes: readonly Kind[];
  readonly checks: readonly Kind[];
  readonly acts: readonly OperatorArea[];
}

const hasPart = (part: 'make' | 'check', role: OperatorRole): Kind[] =>
  proposalKinds.filter((kind) => proposalRoles[kind][part].includes(role));

const actsIn = (area: OperatorArea, role: OperatorRole): boolean =>
  callNames.some((name) => {
    const { roles } = declarationOf(name);
    return areaOf(name) === area && (roles === undefined || roles.includes(role));
  });

/** All that a role which comes with the product may do: others are built of it. */
export const rightsOfBase = (role: OperatorRole): BaseRights => ({
  makes: hasPart('make', role),
  checks: hasPart('check', role),
  acts: operatorAreas.filter((area) => actsIn(area, role)),
});

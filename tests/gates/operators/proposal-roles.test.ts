import type { OperatorRole } from '@candor/api-contract/call.ts';
import { proposalRoles } from '@candor/api-contract/calls/operator/proposal-roles.ts';
import { proposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import { expect, test } from 'vitest';
import { mayPropose } from '../../../apps/console/decisions/kinds.ts';
import { someone } from '../../../apps/console/decisions/rights/test-who.ts';
import { wholeRole } from '../../../apps/server/operators/mandates/mandate.ts';
import { mayMake, movesMoney } from '../../../apps/server/features/operators/proposals/who.ts';
import {
  at,
  isCode,
  isNode,
  isTest,
  nameOf,
  planted,
  readAll,
  stringOf,
  walk,
  type Node,
  type Source,
} from '../source.ts';

const kinds = Object.keys(proposalRoles) as (keyof typeof proposalRoles)[];
const roles: readonly OperatorRole[] = ['support', 'finance', 'risk', 'admin'];
/** What else is called `lines` or `content` is no proposal. */
const ownNames: readonly string[] = kinds.filter((kind) => kind.includes('-'));
const place = 'packages/api-contract/calls/operator/proposal-roles.ts';

/** Tables that say of several kinds of proposals which roles have a part in them. */
function tablesOfRoles(sources: readonly Source[]): string[] {
  return sources
    .filter((source) => source.path !== place && isCode(source) && !isTest(source))
    .flatMap((source) => {
      const found: string[] = [];
      const namesRoles = (row: Node): boolean =>
        ownNames.includes(stringOf(row['key']) ?? nameOf(row['key'])) &&
        roles.some((role) => source.text.slice(row.start, row.end).includes(`'${role}'`));
      walk(source, (node) => {
        const rows = isNode(node, 'ObjectExpression') ? (node['properties'] as Node[]) : [];
        if (rows.filter(namesRoles).length > 1) found.push(at(source, node, 'says again who may propose what'));
      });
      return found;
    });
}

test('every kind of proposal has its row', () => {
  expect(proposalBody.options.map(({ shape }) => shape.kind.value).sort()).toEqual([...kinds].sort());
});

test.each(kinds)('%s is offered to whom the server lets propose it', (kind) => {
  expect(roles.filter((role) => mayPropose(kind, someone(role)))).toEqual(
    roles.filter((role) => mayMake(kind, role, wholeRole)),
  );
  expect(mayPropose(kind, undefined)).toBe(false);
});

test('who has a part in a proposal gets the role by two operators only', () => {
  const parts = new Set(Object.values(proposalRoles).flatMap(({ make, check }) => [...make, ...check]));
  expect(roles.filter((role) => parts.has(role))).toEqual(roles.filter(movesMoney));
});

test('who may propose what is said once', () => {
  expect(tablesOfRoles(readAll())).toEqual([]);
});

test('a second table is reported', () => {
  const again = `const makers = { 'deposit-credit': ['finance'], 'pay-account': ['risk'] };`;
  expect(tablesOfRoles(planted({ 'apps/console/a.ts': again }))).toHaveLength(1);
  expect(
    tablesOfRoles(
      planted({ 'apps/console/b.ts': `const words = { 'deposit-credit': 'Credit', 'pay-account': 'Pay' };` }),
    ),
  ).toEqual([]);
});

import type { OperatorRole } from '@candor/api-contract/call.ts';
import { areaOf, inNoArea, operatorAreas } from '@candor/api-contract/calls/operator/roles/areas.ts';
import { rightsOfBase } from '@candor/api-contract/calls/operator/roles/base-rights.ts';
import { callNames, declarationOf } from '@candor/api-contract/index.ts';
import { expect, test } from 'vitest';
import { words as en } from '../../../apps/console/locales/en/index.ts';
import { allowed } from './authorisation.ts';

const roles: readonly OperatorRole[] = ['support', 'finance', 'risk', 'admin'];
/** What is said by kinds of proposals, changes nothing, or is an operator's own work on a case or a list. */
const others = ['cases', 'proposals', 'rules', 'views'];
const acting = callNames.filter((name) => {
  const { access, roles: declared } = declarationOf(name);
  return name.startsWith('POST ') && access === 'operator' && declared !== undefined;
});

test('every act that some roles do alone is in an area, by which a role that is built has it or not', () => {
  const outside = acting.filter(
    (name) => areaOf(name) === null && !inNoArea.includes(name) && !others.some((part) => name.includes(`/${part}/`)),
  );
  expect(outside).toEqual([]);
});

test('an act in no area is there, and every area has one', () => {
  expect(inNoArea.filter((name) => !callNames.some((known) => known === name))).toEqual([]);
  expect(operatorAreas.filter((area) => !acting.some((name) => areaOf(name) === area))).toEqual([]);
  expect(Object.keys(en.namedRoles.areas)).toEqual([...operatorAreas]);
});

test.each(roles)('%s acts where a call lets them', (role) => {
  const own = new Set(acting.filter((name) => allowed[name]?.split(' ').includes(role)).map((name) => areaOf(name)));
  expect(rightsOfBase(role).acts).toEqual(operatorAreas.filter((area) => own.has(area)));
});

test.each([
  ['GET /operator/withdrawals', null],
  ['POST /operator/withdrawals/refuse', 'withdrawals'],
  ['POST /operator/withdrawals/reveal', null],
  ['POST /operator/customers/freeze', 'customers'],
  ['POST /operator/proposals/approve', null],
  ['POST /operator/stepUp', null],
  ['POST /player/customers/freeze', null],
  ['POST /operator/constructor/x', null],
])('%s acts in %s', (name, area) => expect(areaOf(name)).toBe(area));

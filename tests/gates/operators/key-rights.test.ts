import { isOpenTo, isTakenOnce } from '@candor/api-contract/programs/by-key.ts';
import { keyRights, type CallDeclaration, type KeyRight } from '@candor/api-contract/call.ts';
import { callNames, declarationOf, type CallName } from '@candor/api-contract/index.ts';
import { expect, test } from 'vitest';
import { standingRefusal } from '../../../apps/server/http/sessions.ts';
import { neverByKey, openedBy } from './key-rights.ts';

/** Every set of rights that there can be. */
const combinations: readonly (readonly KeyRight[])[] = Array.from({ length: 2 ** keyRights.length }, (_, bits) =>
  keyRights.filter((__, at) => (bits & (2 ** at)) !== 0),
);

type Calls = Readonly<Record<string, CallDeclaration>>;
const declared: Calls = Object.fromEntries(callNames.map((name) => [name, declarationOf(name)]));

/** What a table of calls opens to a key of any rights, and must not. */
const opensTooMuch = (calls: Calls): string[] =>
  combinations.flatMap((rights) =>
    Object.entries(calls)
      .filter(([, call]) => isOpenTo(call, rights))
      .flatMap(([name]) =>
        Object.entries(neverByKey)
          .filter(([, paths]) => paths.test(name))
          .map(([what]) => `${rights.join(' and ')} opens ${what}: ${name}`),
      ),
  );

/** What of it changes something and is declared as reading, or trades under a path that is none of trading. */
const opensWrongly = (calls: Calls): string[] =>
  Object.entries(calls).flatMap(([name, call]) => {
    const { byKey, access, movesMoney } = call;
    if (byKey === undefined) return [];
    if (access !== 'session') return [`${name} is no call of a customer's`];
    if (byKey === 'read')
      return movesMoney === true || standingRefusal(name as CallName, 'frozen') !== null
        ? [`${name} is no mere reading`]
        : [];
    return name.startsWith('POST /portal/order/') && isTakenOnce(call) ? [] : [`${name} is no call of trading`];
  });

test('each call says which right opens it, as its row here says, and what has no row is opened by none', () => {
  const opened = Object.entries(declared).flatMap(([name, { byKey }]) => (byKey === undefined ? [] : [[name, byKey]]));
  expect(Object.fromEntries(opened)).toEqual(openedBy);
});

test('no combination of rights opens withdrawal, transfer, settings, the making of keys or what is like them', () => {
  expect(combinations).toHaveLength(16);
  for (const [what, paths] of Object.entries(neverByKey))
    expect([what, callNames.some((name) => paths.test(name))]).toEqual([what, true]);
  expect(opensTooMuch(declared)).toEqual([]);
});

test('every call is opened by a row, public, or among what no key opens', () => {
  const unsaid = callNames.filter(
    (name) =>
      declared[name]?.access !== 'public' &&
      openedBy[name] === undefined &&
      !Object.values(neverByKey).some((paths) => paths.test(name)),
  );
  expect(unsaid).toEqual([]);
});

test('what a right to read opens reads, and what one to trade opens trades', () => {
  expect(opensWrongly(declared)).toEqual([]);
});

const some = declarationOf('POST /account/list');
test.each<[string, Partial<CallDeclaration>, string[]]>([
  ['POST /transaction/withdrawal', { byKey: 'spot' }, ['opens withdrawal', 'opens deposits', 'no call of trading']],
  ['POST /account/executeUserCutTurn', { byKey: 'read', movesMoney: true }, ['opens moving money', 'no mere reading']],
  ['POST /player/keys/make', { byKey: 'read' }, ['opens keys', 'no mere reading']],
  ['POST /player/updateInfo', { byKey: 'fast' }, ['opens settings', 'no call of trading']],
  ['GET /operator/me', { byKey: 'orders' }, ['opens operators', 'no call of trading']],
])('%s would be seen', (name, changed, findings) => {
  const planted = { [name]: { ...some, ...changed } };
  const found = [...opensTooMuch(planted), ...opensWrongly(planted)].join('\n');
  for (const finding of findings) expect(found).toContain(finding);
});

import { words } from '../locales/words.ts';
import { named, fact, type Change, type Known } from './change.ts';
import type { Of } from './kinds.ts';
import { areaName, kindName, listed } from './rights/rights.ts';

const w = words.changes;
type Body = Of<
  'operator-create' | 'operator-role' | 'operator-mandate' | 'operator-enable' | 'operator-reset' | 'role-change'
>;

const personOf = (id: string, { operators }: Known) => operators?.find((one) => one.id === id);
const nameOf = (id: string, known: Known): string => personOf(id, known)?.name ?? id;

/** What an act on an operator would change. */
export function operatorChangesOf(body: Body, known: Known): Change[] {
  switch (body.kind) {
    case 'operator-create':
      return [
        { what: w.operator, old: null, now: body.name },
        { what: w.role, old: null, now: roleText(body, known) },
      ];
    case 'operator-role':
      return [
        fact(w.operator, nameOf(body.id, known)),
        { what: w.role, old: roleBefore(body.id, known), now: roleText(body, known) },
      ];
    case 'role-change':
      return roleChangesOf(body, known);
    case 'operator-mandate':
      return mandateChangesOf(body, known);
    case 'operator-enable':
      return [
        fact(w.operator, nameOf(body.id, known)),
        { what: w.state, old: words.statuses.disabled, now: words.statuses.active },
      ];
    case 'operator-reset':
      return [fact(w.operator, nameOf(body.id, known)), { what: w.access, old: w.ownAccess, now: w.newAccess }];
  }
}

const baseText = (role: string): string => named(role, words.roles);

function roleBefore(id: string, known: Known): string {
  const person = personOf(id, known);
  return person?.namedRole?.name ?? baseText(person?.role ?? '');
}

/** The role that comes with the product, or the one that was built of it. */
function roleText({ role, named: id }: { role: string; named?: string | undefined }, { roles }: Known): string {
  if (id === undefined) return baseText(role);
  return words.operators.builtRole(roles?.find((one) => one.id === id)?.name ?? id, baseText(role));
}

function roleChangesOf(body: Of<'role-change'>, { roles }: Known): Change[] {
  const before = roles?.find(({ id }) => id === body.id);
  const r = words.namedRoles;
  const of = (names: readonly string[] | undefined, wordOf: (name: string) => string): string | null =>
    names === undefined ? null : listed(Array.isArray(names) ? names : [String(names)], wordOf);
  const none = words.app.none;
  const limit = (now: string | null, text: (role: NonNullable<typeof before>) => string | null) => ({
    old: before === undefined ? null : (text(before) ?? none),
    now: now ?? none,
  });
  return [
    { what: r.name, old: before?.name ?? null, now: body.name },
    { what: r.base, old: before === undefined ? null : baseText(before.base), now: baseText(body.base) },
    { what: r.makes, old: of(before?.makes, kindName), now: of(body.makes, kindName) ?? none },
    { what: r.checks, old: of(before?.checks, kindName), now: of(body.checks, kindName) ?? none },
    { what: r.acts, old: of(before?.acts, areaName), now: of(body.acts, areaName) ?? none },
    { what: words.operators.approveMax, ...limit(body.approveMax, (role) => role.approveMax) },
    { what: words.operators.dayMax, ...limit(body.dayMax, (role) => role.dayMax) },
    fact(r.holders, before?.holders.join(', ') || r.nobody),
  ];
}

function mandateChangesOf(body: Of<'operator-mandate'>, known: Known): Change[] {
  const before = personOf(body.id, known)?.mandate;
  const o = words.operators;
  const kinds = (names: readonly string[] | null | undefined): string | null =>
    Array.isArray(names) ? names.map((name) => named(name, words.kinds)).join(', ') : (names?.toString() ?? null);
  const all = words.app.all;
  return [
    fact(w.operator, nameOf(body.id, known)),
    { what: o.makes, old: kinds(before?.makes) ?? all, now: kinds(body.makes) ?? all },
    { what: o.checks, old: kinds(before?.checks) ?? all, now: kinds(body.checks) ?? all },
    { what: o.approveMax, old: before?.approveMax ?? all, now: body.approveMax ?? all },
    { what: o.dayMax, old: before?.dayMax ?? all, now: body.dayMax ?? all },
    { what: o.addresses, old: before?.addresses.join(' ') || all, now: [body.addresses].flat().join(' ') || all },
  ];
}

import type { CallAnswer } from '@candor/api-contract/index.ts';
import { propose } from '../../decisions/propose.ts';
import { areaName, kindName } from '../../decisions/rights/rights.ts';
import { reasonField, type Ask, type Field, type Values } from '../../design/ask/ask.ts';
import { words } from '../../locales/words.ts';

export type NamedRole = CallAnswer<'GET /operator/roles'>[number];
type Rights = Pick<NamedRole, 'name' | 'makes' | 'checks' | 'acts' | 'approveMax' | 'dayMax'>;

const w = words.namedRoles;
const o = words.operators;
const nothing: Rights = { name: '', makes: [], checks: [], acts: [], approveMax: null, dayMax: null };

const choice = (names: readonly string[], wordOf: (name: string) => string) =>
  names.map((value) => ({ value, label: wordOf(value) }));

/** @param whole all that the base may do */
const fieldsOf = (whole: NamedRole, { name, makes, checks, acts, approveMax, dayMax }: Rights): readonly Field[] => {
  const many = { kind: 'many', optional: true, help: w.nothing } as const;
  const limit = { unit: 'USDT', optional: true } as const;
  return [
    { name: 'name', label: w.name, help: w.nameHelp, initial: name },
    { ...many, name: 'makes', label: w.makes, options: choice(whole.makes, kindName), initial: makes.join(' ') },
    { ...many, name: 'checks', label: w.checks, options: choice(whole.checks, kindName), initial: checks.join(' ') },
    { ...many, name: 'acts', label: w.acts, options: choice(whole.acts, areaName), initial: acts.join(' ') },
    { ...limit, name: 'approveMax', label: o.approveMax, help: o.approveMaxHelp, initial: approveMax ?? '' },
    { ...limit, name: 'dayMax', label: o.dayMax, help: o.dayMaxHelp, initial: dayMax ?? '' },
    reasonField(words.app.auditReads),
  ];
};

const listOf = (text = ''): string[] => text.split(' ').filter((one) => one !== '');
const limitOf = (text = ''): string | null => (text === '' ? null : text);

const roleOf = (
  { id, base }: Pick<NamedRole, 'base'> & { readonly id?: string },
  { name = '', makes, checks, acts, approveMax, dayMax, reason = '' }: Values,
) => ({
  kind: 'role-change' as const,
  ...(id === undefined ? {} : { id }),
  name,
  base,
  makes: listOf(makes),
  checks: listOf(checks),
  acts: listOf(acts),
  approveMax: limitOf(approveMax),
  dayMax: limitOf(dayMax),
  reason,
});

/** A role that is built of one that comes with the product; two decide. */
export const buildingRole = (whole: NamedRole): Ask => ({
  ...w.create,
  title: w.createTitle(words.roles[whole.base]),
  fields: fieldsOf(whole, nothing),
  send: (values) => propose(roleOf({ base: whole.base }, values)),
});

/** Another version of one. @param from what the form begins with: the version that holds, or one before */
export const changingRole = (role: NamedRole, whole: NamedRole, from: Rights = role): Ask => ({
  ...w.change,
  title: w.changeTitle(role.name),
  fields: fieldsOf(whole, from),
  send: (values) => propose(roleOf(role, values)),
});

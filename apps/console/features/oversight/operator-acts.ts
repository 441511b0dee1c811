import type { CallAnswer } from '@candor/api-contract/index.ts';
import { call } from '../../client/call.ts';
import type { Operator, Role } from '../../client/session.ts';
import { propose } from '../../decisions/propose.ts';
import { reasonField, type Ask } from '../../design/ask/ask.ts';
import { words } from '../../locales/words.ts';
import { changingMandate } from './change-mandate.ts';
import type { NamedRole } from './change-role.ts';

const w = words.operators;
const roles: readonly Role[] = ['support', 'finance', 'risk', 'admin'];
/** @param built what operators have built of the roles that come with the product */
const roleField = (initial: string, built: readonly NamedRole[]) =>
  ({
    name: 'role',
    label: w.role,
    kind: 'select',
    initial,
    options: [
      ...roles.map((value) => ({ value: value as string, label: words.roles[value] })),
      ...built.map(({ id, name, base }) => ({ value: id, label: w.builtRole(name, words.roles[base]) })),
    ],
  }) as const;
/** Such a role, or a new access to it, takes two. */
const movesMoney = (role: Role): boolean => role !== 'support';
const reason = reasonField(words.app.auditReads);
interface Wanted {
  readonly role: Role;
  readonly named?: string;
}
function wantedOf(text: string | undefined, built: readonly NamedRole[]): Wanted {
  const named = built.find(({ id }) => id === text);
  if (named !== undefined) return { role: named.base, named: named.id };
  return { role: roles.find((role) => role === text) ?? 'support' };
}
/** Such a role, or a new access to it, takes two; so does one that was built. */
const takesTwo = ({ role, named }: Wanted): boolean => movesMoney(role) || named !== undefined;

export type Made = CallAnswer<'POST /operator/operators/create'>;

/** A further operator; one who moves no money is made at once. @param showPassword shows what is handed over once */
export const creating = (showPassword: (made: Made) => void, built: readonly NamedRole[] = []): Ask => ({
  ...w.create,
  fields: [{ name: 'name', label: w.name, help: w.nameHelp }, roleField('support', built), reason],
  send: async ({ name = '', role, reason: why = '' }) => {
    const wanted = wantedOf(role, built);
    if (takesTwo(wanted)) return propose({ kind: 'operator-create', name, ...wanted, reason: why });
    return showPassword(await call('POST /operator/operators/create', { body: { name, role: wanted.role } }));
  },
});

/** A new access for one who has lost theirs. */
export const resetting = ({ id, name, role }: Operator, showPassword: (made: Made) => void): Ask => ({
  ...w.reset,
  title: w.resetTitle(name),
  danger: true,
  fields: [reason],
  send: async ({ reason: why = '' }) => {
    if (movesMoney(role)) return propose({ kind: 'operator-reset', id, reason: why });
    return showPassword(await call('POST /operator/operators/resetAccess', { body: { id } }));
  },
});

/** What can be done to another operator's account. */
export const actsOn = (operator: Operator, built: readonly NamedRole[] = []) => {
  const { id } = operator;
  const setRole: Ask = {
    ...w.setRole,
    title: w.setRoleTitle(operator.name),
    fields: [roleField(operator.namedRole?.id ?? operator.role, built), reason],
    send: ({ role, reason: why = '' }) => {
      const wanted = wantedOf(role, built);
      return takesTwo(wanted)
        ? propose({ kind: 'operator-role', id, ...wanted, reason: why })
        : call('POST /operator/operators/setRole', { body: { id, role: wanted.role } });
    },
  };
  const disable: Ask = {
    ...w.disable,
    title: w.disableTitle(operator.name),
    danger: true,
    send: () => call('POST /operator/operators/setDisabled', { body: { id, disabled: true } }),
  };
  const enable: Ask = {
    ...w.enable,
    title: w.enableTitle(operator.name),
    fields: [reason],
    send: ({ reason: why = '' }) =>
      movesMoney(operator.role)
        ? propose({ kind: 'operator-enable', id, reason: why })
        : call('POST /operator/operators/setDisabled', { body: { id, disabled: false } }),
  };
  const customer: Ask = {
    ...w.customer,
    title: w.customerTitle(operator.name),
    fields: [{ name: 'userId', label: w.customerId }],
    send: ({ userId = '' }) => call('POST /operator/operators/declareCustomer', { body: { id, userId } }),
  };
  return { setRole, mandate: changingMandate(operator), disable, enable, customer };
};

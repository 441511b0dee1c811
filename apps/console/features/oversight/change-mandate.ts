import { proposalRoles } from '@candor/api-contract/calls/operator/proposal-roles.ts';
import type { Operator, Role } from '../../client/session.ts';
import type { Kind } from '../../decisions/kinds.ts';
import { propose } from '../../decisions/propose.ts';
import { reasonField, type Ask, type Field, type Values } from '../../design/ask/ask.ts';
import { words } from '../../locales/words.ts';

const w = words.operators;
const proposalKinds = Object.keys(proposalRoles) as Kind[];
const reason = reasonField(words.app.auditReads);

const kindsOf = (role: Role, part: 'make' | 'check') =>
  proposalKinds
    .filter((kind) => proposalRoles[kind][part].includes(role))
    .map((value) => ({ value, label: words.kinds[value] }));

const mandateFields = ({ role, mandate }: Operator): readonly Field[] => {
  const many = { kind: 'many', optional: true, help: w.allOfRole } as const;
  return [
    { ...many, name: 'makes', label: w.makes, options: kindsOf(role, 'make'), initial: mandate.makes?.join(' ') ?? '' },
    {
      ...many,
      name: 'checks',
      label: w.checks,
      options: kindsOf(role, 'check'),
      initial: mandate.checks?.join(' ') ?? '',
    },
    {
      name: 'approveMax',
      label: w.approveMax,
      unit: 'USDT',
      optional: true,
      help: w.approveMaxHelp,
      initial: mandate.approveMax ?? '',
    },
    {
      name: 'dayMax',
      label: w.dayMax,
      unit: 'USDT',
      optional: true,
      help: w.dayMaxHelp,
      initial: mandate.dayMax ?? '',
    },
    {
      name: 'addresses',
      label: w.addresses,
      kind: 'area',
      optional: true,
      help: w.addressesHelp,
      initial: mandate.addresses.join(' '),
    },
    reason,
  ];
};

const listOf = (text = ''): string[] => text.split(/[\s,]+/).filter((one) => one !== '');
/** Empty for none. */
const limitOf = (text = ''): string | null => (text === '' ? null : text);
const orAll = (names: string[]): string[] | null => (names.length === 0 ? null : names);
const mandateOf = (id: string, { makes, checks, approveMax, dayMax, addresses, reason: why = '' }: Values) => ({
  kind: 'operator-mandate' as const,
  id,
  makes: orAll(listOf(makes)),
  checks: orAll(listOf(checks)),
  approveMax: limitOf(approveMax),
  dayMax: limitOf(dayMax),
  addresses: listOf(addresses),
  reason: why,
});

/** Less than the role has, or all of it again; two decide. */
export const changingMandate = (operator: Operator): Ask => ({
  ...w.mandate,
  title: w.mandateTitle(operator.name),
  fields: mandateFields(operator),
  send: (values) => propose(mandateOf(operator.id, values)),
});

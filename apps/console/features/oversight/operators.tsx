import { Button, Dropdown } from 'antd';
import { MoreOutlined } from '@ant-design/icons';
import type { JSX } from 'react';
import { useSession, type Operator } from '../../client/session.ts';
import { useCall } from '../../client/use-call.ts';
import { limitsText } from '../../decisions/rights/rights.ts';
import { useAsk } from '../../design/ask/ask.ts';
import { CsvButton } from '../../design/csv-button.tsx';
import { Rows, type Column } from '../../design/list.tsx';
import { useOneTime } from '../../design/one-time.tsx';
import { Fault, PageHead } from '../../design/page.tsx';
import { Status } from '../../design/status.tsx';
import { Ago, When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { openRow, type Place } from '../../shell/route.ts';
import type { NamedRole } from './change-role.ts';
import { Roles } from './roles.tsx';
import { actsOn, creating, resetting, type Made } from './operator-acts.ts';

const w = words.operators;
function stateOf({ disabled, enrolled }: Operator) {
  if (disabled) return 'disabled';
  return enrolled ? 'active' : 'invited';
}

/** What is less than the role has. */
function limitsOf({ rights, mandate: { makes, checks, addresses } }: Operator): string {
  const parts = [
    limitsText(rights) || null,
    makes === null && checks === null ? null : w.fewer,
    addresses.length === 0 ? null : w.fromAddresses(addresses.length),
  ];
  return parts.filter((part) => part !== null).join(', ') || words.app.none;
}

const columnsOf = (
  all: readonly Operator[] | undefined,
  roles: readonly NamedRole[],
  onReset: (row: Operator) => void,
): readonly Column<Operator>[] => [
  { title: w.name, cell: (row) => <b>{row.name}</b>, card: 'head' },
  { title: w.role, cell: (row) => row.namedRole?.name ?? words.roles[row.role] },
  { title: w.limits, cell: limitsOf },
  { title: w.state, cell: (row) => <Status of={stateOf(row)} /> },
  { title: w.madeBy, cell: (row) => all?.find(({ id }) => id === row.createdBy)?.name ?? w.byCommand },
  {
    title: w.onePerson,
    cell: (row) =>
      row.onePersonWith.length === 0 ? (
        <span className="faint">{words.app.none}</span>
      ) : (
        <span className="cut warn" style={{ maxWidth: 200 }}>
          {row.onePersonWith.join(', ')}
        </span>
      ),
  },
  { title: w.since, cell: (row) => <When at={row.createdAt} />, number: true },
  {
    title: w.seen,
    cell: (row) => (row.seenAt === null ? <span className="faint">{words.app.none}</span> : <Ago at={row.seenAt} />),
    number: true,
  },
  {
    title: words.app.action,
    cell: (row) => <Acts of={row} roles={roles} onReset={onReset} />,
    number: true,
    card: 'value',
  },
];

/**
 * Who runs the product. Roles that move money are made by two, and whoever shares somebody's hands counts as one
 * person.
 */
export function Operators({ place }: { place: Place }): JSX.Element {
  const ask = useAsk();
  const showOneTime = useOneTime();
  const { data, error, isPending, refetch } = useCall('GET /operator/operators');
  const roles = useCall('GET /operator/roles');
  const built = roles.data?.filter(({ isBuiltIn }) => !isBuiltIn) ?? [];
  const showPassword = ({ operator, oneTimePassword }: Made): void => showOneTime(operator.name, oneTimePassword);
  const create = (): void => ask(creating(showPassword, built));
  const columns = columnsOf(data, built, (row) => ask(resetting(row, showPassword)));
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        <CsvButton list="operators" />
        <Button type="primary" onClick={create}>
          {w.create.open}
        </Button>
      </PageHead>
      {error !== null && <Fault error={error} again={refetch} />}
      <Rows rows={data} loading={isPending} columns={columns} rowKey={(row) => row.id} empty={words.app.noRows} />
      {roles.error !== null && <Fault error={roles.error} again={roles.refetch} />}
      <Roles roles={roles.data} loading={roles.isPending} opened={place.id} onOpen={(id) => openRow(place, id)} />
    </>
  );
}

function Acts({
  of: operator,
  roles,
  onReset,
}: {
  of: Operator;
  roles: readonly NamedRole[];
  onReset: (operator: Operator) => void;
}): JSX.Element | null {
  const ask = useAsk();
  const { operator: self } = useSession();
  if (self?.id === operator.id) return <span className="faint small">{w.you}</span>;
  const { disabled } = operator;
  const { setRole, mandate, disable, enable, customer } = actsOn(operator, roles);
  const items = [
    { key: 'role', label: w.setRole.confirm, onClick: () => ask(setRole) },
    { key: 'mandate', label: w.mandate.open, onClick: () => ask(mandate) },
    { key: 'reset', label: w.reset.confirm, onClick: () => onReset(operator) },
    {
      key: 'disabled',
      label: disabled ? w.enable.confirm : w.disable.confirm,
      danger: !disabled,
      onClick: () => ask(disabled ? enable : disable),
    },
    { key: 'customer', label: w.customer.confirm, onClick: () => ask(customer) },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button type="text" size="small" icon={<MoreOutlined />} aria-label={w.more(operator.name)} />
    </Dropdown>
  );
}

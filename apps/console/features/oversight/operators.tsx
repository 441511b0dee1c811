import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button, Dropdown } from 'antd';
import { MoreOutlined } from '@ant-design/icons';
import type { JSX } from 'react';
import { call } from '../../client/call.ts';
import { useSession, type Operator, type Role } from '../../client/session.ts';
import { useCall } from '../../client/use-call.ts';
import { propose } from '../../decisions/propose.ts';
import { reasonField, useAsk } from '../../design/ask/ask.ts';
import { CsvButton } from '../../design/csv-button.tsx';
import { Rows, type Column } from '../../design/list.tsx';
import { useOneTime } from '../../design/one-time.tsx';
import { Fault, PageHead } from '../../design/page.tsx';
import { Status } from '../../design/status.tsx';
import { Ago, When } from '../../design/when.tsx';
import { words } from '../../locales/en.ts';

const w = words.operators;
const roles: readonly Role[] = ['support', 'finance', 'risk', 'admin'];
const roleField = (initial: Role) =>
  ({
    name: 'role',
    label: w.role,
    kind: 'select',
    initial,
    options: roles.map((value) => ({ value, label: words.roles[value] })),
  }) as const;
/** Such a role, or a new access to it, takes two. */
const movesMoney = (role: Role): boolean => role !== 'support';
const reason = reasonField(words.app.auditReads);
const roleOf = (text: string | undefined): Role => roles.find((role) => role === text) ?? 'support';

/**
 * Who runs the product. Roles that move money are made by two, and whoever shares somebody's hands counts as one
 * person.
 */
export function Operators(): JSX.Element {
  const ask = useAsk();
  const showOneTime = useOneTime();
  const { data, error, isPending, refetch } = useCall('GET /operator/operators');
  const showPassword = ({ operator, oneTimePassword }: CallAnswer<'POST /operator/operators/create'>): void =>
    showOneTime(operator.name, oneTimePassword);
  const create = (): void =>
    ask({
      ...w.create,
      fields: [{ name: 'name', label: w.name, help: w.nameHelp }, roleField('support'), reason],
      send: async ({ name = '', role, reason: why = '' }) => {
        const wanted = roleOf(role);
        if (movesMoney(wanted)) return propose({ kind: 'operator-create', name, role: wanted, reason: why });
        return showPassword(await call('POST /operator/operators/create', { body: { name, role: wanted } }));
      },
    });
  const reset = ({ id, name, role }: Operator): void =>
    ask({
      ...w.reset,
      title: w.resetTitle(name),
      danger: true,
      fields: [reason],
      send: async ({ reason: why = '' }) => {
        if (movesMoney(role)) return propose({ kind: 'operator-reset', id, reason: why });
        return showPassword(await call('POST /operator/operators/resetAccess', { body: { id } }));
      },
    });
  const columns: readonly Column<Operator>[] = [
    { title: w.name, cell: (row) => <b>{row.name}</b>, card: 'head' },
    { title: w.role, cell: (row) => words.roles[row.role] },
    { title: w.state, cell: (row) => <Status of={row.disabled ? 'disabled' : row.enrolled ? 'active' : 'invited'} /> },
    { title: w.madeBy, cell: (row) => data?.find(({ id }) => id === row.createdBy)?.name ?? w.byCommand },
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
    { title: words.app.action, cell: (row) => <Acts of={row} onReset={reset} />, number: true, card: 'value' },
  ];
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
    </>
  );
}

function Acts({ of: operator, onReset }: { of: Operator; onReset: (operator: Operator) => void }): JSX.Element | null {
  const ask = useAsk();
  const { operator: self } = useSession();
  if (self?.id === operator.id) return <span className="faint small">{w.you}</span>;
  const { id, disabled } = operator;
  const setRole = (): void =>
    ask({
      ...w.setRole,
      title: w.setRoleTitle(operator.name),
      fields: [roleField(operator.role), reason],
      send: ({ role, reason: why = '' }) => {
        const wanted = roleOf(role);
        return movesMoney(wanted)
          ? propose({ kind: 'operator-role', id, role: wanted, reason: why })
          : call('POST /operator/operators/setRole', { body: { id, role: wanted } });
      },
    });
  const disable = (): void =>
    ask({
      ...w.disable,
      title: w.disableTitle(operator.name),
      danger: true,
      send: () => call('POST /operator/operators/setDisabled', { body: { id, disabled: true } }),
    });
  const enable = (): void =>
    ask({
      ...w.enable,
      title: w.enableTitle(operator.name),
      fields: [reason],
      send: ({ reason: why = '' }) =>
        movesMoney(operator.role)
          ? propose({ kind: 'operator-enable', id, reason: why })
          : call('POST /operator/operators/setDisabled', { body: { id, disabled: false } }),
    });
  const customer = (): void =>
    ask({
      ...w.customer,
      title: w.customerTitle(operator.name),
      fields: [{ name: 'userId', label: w.customerId }],
      send: ({ userId = '' }) => call('POST /operator/operators/declareCustomer', { body: { id, userId } }),
    });
  const items = [
    { key: 'role', label: w.setRole.confirm, onClick: setRole },
    { key: 'reset', label: w.reset.confirm, onClick: () => onReset(operator) },
    {
      key: 'disabled',
      label: disabled ? w.enable.confirm : w.disable.confirm,
      danger: !disabled,
      onClick: disabled ? enable : disable,
    },
    { key: 'customer', label: w.customer.confirm, onClick: customer },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button type="text" size="small" icon={<MoreOutlined />} aria-label={w.more(operator.name)} />
    </Dropdown>
  );
}

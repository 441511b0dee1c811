import { App, Button, Dropdown, Typography } from 'antd';
import { MoreOutlined } from '@ant-design/icons';
import type { JSX } from 'react';
import { call } from '../../client/call.ts';
import { useSession, type Operator, type Role } from '../../client/session.ts';
import { useCall } from '../../client/use-call.ts';
import { useAsk } from '../../design/ask/ask.ts';
import { CsvButton } from '../../design/csv-button.tsx';
import { Rows, type Column } from '../../design/list.tsx';
import { Fault, PageHead } from '../../design/page.tsx';
import { Status } from '../../design/status.tsx';
import { Ago, When } from '../../design/when.tsx';
import { words } from '../../locales/en.ts';

const w = words.operators;
const roles: readonly Role[] = ['support', 'finance', 'risk', 'admin'];
const roleField = (initial: Role) => ({ name: 'role', label: w.role, kind: 'select', initial, options: roles.map((value) => ({ value, label: words.roles[value] })) }) as const;
const roleOf = (text: string | undefined): Role => roles.find((role) => role === text) ?? 'support';

/** Who runs the product. Nobody changes his own role, and who makes an account can't be its second pair of eyes. */
export function Operators(): JSX.Element {
  const ask = useAsk();
  const { modal } = App.useApp();
  const { data, error, isPending, refetch } = useCall('GET /operator/operators');
  const showPassword = ({ operator, oneTimePassword }: { operator: Operator; oneTimePassword: string }): void => {
    modal.success({ title: w.oneTime(operator.name), content: <><p className="soft">{w.oneTimeNote}</p><Typography.Text copyable className="mono" style={{ fontSize: 16 }}>{oneTimePassword}</Typography.Text></>, okText: words.app.close });
  };
  const create = (): void => ask({
    ...w.create, fields: [{ name: 'name', label: w.name, help: w.nameHelp }, roleField('support')],
    send: async ({ name = '', role }) => showPassword(await call('POST /operator/operators/create', { body: { name, role: roleOf(role) } })),
  });
  const reset = ({ id, name }: Operator): void => ask({ ...w.reset, title: w.resetTitle(name), danger: true, send: async () => showPassword(await call('POST /operator/operators/resetAccess', { body: { id } })) });
  const columns: readonly Column<Operator>[] = [
    { title: w.name, cell: (row) => <b>{row.name}</b>, card: 'head' }, { title: w.role, cell: (row) => words.roles[row.role] },
    { title: w.state, cell: (row) => <Status of={row.disabled ? 'disabled' : row.enrolled ? 'active' : 'invited'} /> },
    { title: w.madeBy, cell: (row) => data?.find(({ id }) => id === row.createdBy)?.name ?? w.byCommand }, { title: w.since, cell: (row) => <When at={row.createdAt} />, number: true },
    { title: w.seen, cell: (row) => (row.seenAt === null ? <span className="faint">{words.app.none}</span> : <Ago at={row.seenAt} />), number: true }, { title: words.app.action, cell: (row) => <Acts of={row} onReset={reset} />, number: true, card: 'value' },
  ];
  return (
    <>
      <PageHead title={w.title} note={w.note}><CsvButton list="operators" /><Button type="primary" onClick={create}>{w.create.open}</Button></PageHead>
      {error !== null && <Fault error={error} again={refetch} />}
      <Rows rows={data} loading={isPending} columns={columns} rowKey={(row) => row.id} empty={words.app.noRows} />
    </>
  );
}

function Acts({ of: operator, onReset }: { of: Operator; onReset: (operator: Operator) => void }): JSX.Element | null {
  const ask = useAsk();
  const { operator: self } = useSession();
  if (self?.id === operator.id) return <span className="faint small">{w.you}</span>;
  const setRole = (): void => ask({ ...w.setRole, title: w.setRoleTitle(operator.name), fields: [roleField(operator.role)], send: ({ role }) => call('POST /operator/operators/setRole', { body: { id: operator.id, role: roleOf(role) } }) });
  const { disabled } = operator;
  const setDisabled = (): void => ask({ ...(disabled ? w.enable : w.disable), title: (disabled ? w.enableTitle : w.disableTitle)(operator.name), danger: !disabled, send: () => call('POST /operator/operators/setDisabled', { body: { id: operator.id, disabled: !disabled } }) });
  const items = [
    { key: 'role', label: w.setRole.confirm, onClick: setRole }, { key: 'reset', label: w.reset.confirm, onClick: () => onReset(operator) },
    { key: 'disabled', label: disabled ? w.enable.confirm : w.disable.confirm, danger: !disabled, onClick: setDisabled },
  ];
  return <Dropdown menu={{ items }} trigger={['click']}><Button type="text" size="small" icon={<MoreOutlined />} aria-label={w.more(operator.name)} /></Dropdown>;
}

import { Button, Dropdown } from 'antd';
import type { JSX, ReactNode } from 'react';
import { useAsk } from '../../design/ask/ask.ts';
import { Facts } from '../../design/facts.tsx';
import { Rows, type Column } from '../../design/list.tsx';
import { PageHead } from '../../design/page.tsx';
import { Panel } from '../../design/panel.tsx';
import { When } from '../../design/when.tsx';
import { areaName, kindName, limitsText, listed } from '../../decisions/rights/rights.ts';
import { words } from '../../locales/words.ts';
import { buildingRole, changingRole, type NamedRole } from './change-role.ts';

const w = words.namedRoles;
type Version = NamedRole['versions'][number];

const roleName = ({ isBuiltIn, base, name }: NamedRole): string => (isBuiltIn ? words.roles[base] : name);

const versionOf = ({ versions: [last] }: NamedRole): string =>
  last === undefined ? '' : `${w.version} ${last.version}`;

const cut = (text: string): JSX.Element => (
  <span className="cut" style={{ maxWidth: 170 }} title={text}>
    {text}
  </span>
);
const part = (role: NamedRole, names: readonly string[], wordOf: (name: string) => string): JSX.Element =>
  role.isBuiltIn ? <span className="faint">{w.all}</span> : cut(listed(names, wordOf));

const columns: readonly Column<NamedRole>[] = [
  {
    title: w.name,
    cell: (row) => (
      <>
        <b>{roleName(row)}</b> <span className="faint small">{versionOf(row)}</span>
      </>
    ),
    card: 'head',
  },
  {
    title: w.base,
    cell: (row) => (row.isBuiltIn ? <span className="faint">{w.builtIn}</span> : words.roles[row.base]),
  },
  { title: w.makes, cell: (row) => part(row, row.makes, kindName) },
  { title: w.checks, cell: (row) => part(row, row.checks, kindName) },
  { title: w.acts, cell: (row) => part(row, row.acts, areaName) },
  { title: w.limits, cell: (row) => limitsText(row) || <span className="faint">{words.app.none}</span> },
  { title: w.holders, cell: (row) => cut(row.holders.join(', ') || w.nobody) },
];

interface Props {
  readonly roles: readonly NamedRole[] | undefined;
  readonly loading: boolean;
  readonly opened: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** The roles that there are; what was built is opened with its versions. */
export function Roles({ roles, loading, opened, onOpen }: Props): JSX.Element {
  const ask = useAsk();
  const bases = roles?.filter(({ isBuiltIn }) => isBuiltIn) ?? [];
  const items = bases.map((whole) => ({
    key: whole.id,
    label: words.roles[whole.base],
    onClick: () => ask(buildingRole(whole)),
  }));
  const role = roles?.find(({ id, isBuiltIn }) => id === opened && !isBuiltIn);
  const whole = bases.find(({ base }) => base === role?.base);
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        <Dropdown menu={{ items }} trigger={['click']} disabled={items.length === 0}>
          <Button>{w.create.open}</Button>
        </Dropdown>
      </PageHead>
      <Rows
        rows={roles}
        loading={loading}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id, isBuiltIn }) => (isBuiltIn ? undefined : onOpen(id))}
        empty={words.app.noRows}
      />
      {role !== undefined && whole !== undefined && (
        <RolePanel role={role} whole={whole} onClose={() => onOpen(null)} />
      )}
    </>
  );
}

const facts = (of: Pick<Version, 'makes' | 'checks' | 'acts' | 'approveMax' | 'dayMax'>) =>
  [
    [w.makes, listed(of.makes, kindName)],
    [w.checks, listed(of.checks, kindName)],
    [w.acts, listed(of.acts, areaName)],
    [w.limits, limitsText(of) || words.app.none],
  ] as const;

function RolePanel({ role, whole, onClose }: { role: NamedRole; whole: NamedRole; onClose: () => void }): JSX.Element {
  const ask = useAsk();
  return (
    <Panel
      title={role.name}
      width={760}
      onClose={onClose}
      foot={
        <Button type="primary" onClick={() => ask(changingRole(role, whole))}>
          {w.change.open}
        </Button>
      }
    >
      <div className="stack">
        <Facts
          of={[[w.base, words.roles[role.base]], ...facts(role), [w.holders, role.holders.join(', ') || w.nobody]]}
        />
        {role.versions.map((version, at) => (
          <VersionOf key={version.version} version={version}>
            {at > 0 && (
              <Button onClick={() => ask(changingRole(role, whole, version))}>{w.back(version.version)}</Button>
            )}
          </VersionOf>
        ))}
      </div>
    </Panel>
  );
}

/** Who decided it and why, and what it allowed. */
const VersionOf = ({ version, children }: { version: Version; children: ReactNode }): JSX.Element => (
  <section className="block stack">
    <h2 style={{ margin: 0 }}>
      {w.version} {version.version}
    </h2>
    <Facts
      of={[
        [w.by, w.both(version.maker, version.checker)],
        [w.when, <When key="when" at={version.time} />],
        [words.app.reason, version.reason],
        [w.name, version.name],
        ...facts(version),
      ]}
    />
    {children}
  </section>
);

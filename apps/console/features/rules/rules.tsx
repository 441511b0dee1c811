import { Button, Skeleton, Tag } from 'antd';
import type { JSX } from 'react';
import { useSession } from '../../client/session.ts';
import { useCall } from '../../client/use-call.ts';
import { mayPropose } from '../../decisions/kinds.ts';
import { Rows, type Column } from '../../design/list.tsx';
import { Fault, PageHead } from '../../design/page.tsx';
import { Exact, When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import type { Rules } from '../../rules/rule-changes.ts';
import { go, openRow, type Place } from '../../shell/route.ts';
import { RuleEditor } from './rule-editor.tsx';
import { RuleValues } from './rule-values.tsx';
import { VersionPanel } from './version-panel.tsx';

export type Version = Rules['versions'][number];
const w = words.rules;
const everyMs = 10_000;

/** The terms under which something new is accepted: what holds, what is coming, and every version before. */
export function RulesPage({ place }: { place: Place }): JSX.Element {
  const { operator } = useSession();
  const { data, error, isPending, refetch } = useCall('GET /operator/rules', {}, { every: everyMs });
  const may = mayPropose('rules-change', operator);
  if (place.id === 'change' && may)
    return data === undefined ? <Skeleton active /> : <RuleEditor rules={data} place={place} />;
  const opened = data?.versions.find(({ version }) => String(version) === place.id);
  const held = data?.versions.find(({ version }) => version === data.inForce);
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        {may && (
          <Button type="primary" onClick={() => go('rules', 'change')}>
            {w.change}
          </Button>
        )}
      </PageHead>
      {error !== null && <Fault error={error} again={refetch} />}
      <Rows
        rows={data?.versions}
        loading={isPending}
        columns={columnsOf(data)}
        rowKey={({ version }) => String(version)}
        onOpen={({ version }) => openRow(place, String(version))}
        empty={words.app.noRows}
      />
      {held !== undefined && (
        <section className="section">
          <h2>{w.holdsNow(held.version)}</h2>
          <RuleValues of={held.settings} />
        </section>
      )}
      {data !== undefined && opened !== undefined && (
        <VersionPanel of={opened} among={data} may={may} onClose={() => openRow(place, null)} />
      )}
    </>
  );
}

function State({ of, rules }: { of: Version; rules: Rules | undefined }): JSX.Element {
  if (of.version === rules?.inForce)
    return (
      <Tag color="green" variant="filled">
        {w.states.inForce}
      </Tag>
    );
  return rules?.coming.includes(of.version) === true ? (
    <Tag color="blue" variant="filled">
      {w.states.coming}
    </Tag>
  ) : (
    <span className="faint">{of.since > (rules?.time ?? 0) ? w.states.replaced : w.states.former}</span>
  );
}

const columnsOf = (rules: Rules | undefined): readonly Column<Version>[] => [
  { title: w.version, cell: (row) => <b className="num">{row.version}</b>, card: 'head' },
  { title: w.state, cell: (row) => <State of={row} rules={rules} />, card: 'value' },
  { title: w.from, cell: (row) => (row.since === 0 ? w.release : <Exact at={row.since} />) },
  { title: w.by, cell: (row) => (row.maker === null ? words.app.none : w.both(row.maker, row.checker ?? '')) },
  { title: w.decided, cell: (row) => <When at={row.decidedAt} /> },
  {
    title: words.app.reason,
    cell: (row) => (
      <span className="cut" style={{ maxWidth: 320 }}>
        {row.reason ?? words.app.none}
      </span>
    ),
  },
];

import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Skeleton } from 'antd';
import { Fragment, useEffect, type JSX, type ReactNode } from 'react';
import { useCall } from '../client/use-call.ts';
import type { Of } from '../decisions/kinds.ts';
import { Amount } from '../design/amount.tsx';
import { Facts } from '../design/facts.tsx';
import { Fault } from '../design/page.tsx';
import { Exact } from '../design/when.tsx';
import { words } from '../locales/words.ts';
import { wordOf } from './rule-changes.ts';

type Preview = CallAnswer<'POST /operator/rules/preview'>;
type Proposed = Pick<Of<'rules-change'>, 'basedOn' | 'settings' | 'from'>;
interface Props {
  readonly of: Proposed;
  /** Whether what differs is said too, where nothing around says it. */
  readonly differences?: boolean;
  /** Told what was objected to. */
  readonly onFault?: (error: Error) => void;
}
const w = words.rules.preview;

/**
 * What other rules come to, computed by the rules of the engine: from when, for whom, what stays, and the worst for the
 * house.
 */
export function RulePreview({ of, differences = false, onFault }: Props): JSX.Element {
  const { basedOn, settings, from } = of;
  const { data, error, refetch } = useCall('POST /operator/rules/preview', { body: { basedOn, settings, from } });
  useEffect(() => {
    if (error !== null) onFault?.(error);
  }, [error, onFault]);
  if (error !== null) return <Fault error={error} again={refetch} />;
  if (data === undefined) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  return (
    <div className="stack">
      <Facts
        of={[
          [words.rules.from, from === null ? words.rules.atOnce : <Exact key="since" at={data.since} />],
          [w.whom, w.everybody],
          [w.kept, keptText(data.kept)],
        ]}
      />
      {differences && <Differences of={data} settings={settings} />}
      <Worst of={data.worst} />
    </div>
  );
}

const keptText = (kept: Preview['kept']): string =>
  Object.entries(kept)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => w.keptOf(name as keyof Preview['kept'], count))
    .join(', ') || w.keptNone;

function Differences({ of, settings }: { of: Preview; settings: Proposed['settings'] }): JSX.Element {
  if (of.differences.length === 0)
    return (
      <p className="note" style={{ margin: 0 }}>
        {w.same}
      </p>
    );
  return (
    <Sides>
      {of.differences.map(({ path, before, after }) => (
        <Side key={path} what={wordOf(path, settings)} old={before} now={after} />
      ))}
    </Sides>
  );
}

const worsts = [
  'fastOrder',
  'fastSymbol',
  'fastEdgeLeast',
  'openInterest',
  'spotFeesLeast',
  'depositBonus',
  'signUpGift',
] as const;

const Worst = ({ of: { before, after } }: { of: Preview['worst'] }): JSX.Element => (
  <Sides title={w.worst}>
    {worsts.map((name) => (
      <Side
        key={name}
        what={w.worsts[name]}
        old={<Amount amount={before[name]} unit="USDT" />}
        now={<Amount amount={after[name]} unit="USDT" />}
        moved={before[name] !== after[name]}
      />
    ))}
  </Sides>
);

const Sides = ({ title, children }: { title?: string; children: ReactNode }): JSX.Element => (
  <div className="change">
    <b>{title}</b>
    <b>{words.proposals.before}</b>
    <b />
    <b>{words.proposals.after}</b>
    {children}
  </div>
);

interface SideProps {
  readonly what: string;
  readonly old: ReactNode;
  readonly now: ReactNode;
  readonly moved?: boolean;
}
const Side = ({ what, old, now, moved = true }: SideProps): JSX.Element => (
  <Fragment>
    <span className="faint what">{what}</span>
    <span className="old">{old ?? words.app.none}</span>
    <span className="faint">→</span>
    <span className={moved ? 'new moved' : 'new'}>{now ?? words.app.none}</span>
  </Fragment>
);
